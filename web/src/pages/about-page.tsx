// SPDX-License-Identifier: MIT
// about-page.tsx -- the page of the legend and the credits (about.html).
import { render } from 'preact';
import { Palettes } from '../look/palettes';
import '../look/look.css';
import { About, Legend } from './about';

const root = document.getElementById('app');
if (root)
  render(
    <main class="page">
      <header>
        <h1>Grognard</h1>
        <Palettes />
      </header>
      <Legend />
      <About />
    </main>,
    root,
  );
