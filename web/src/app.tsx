// SPDX-License-Identifier: MIT
// app.tsx -- the site's first page.
import { render } from 'preact';

const root = document.getElementById('app');
if (root) render(<h1>Grognard</h1>, root);
