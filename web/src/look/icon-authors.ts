// SPDX-License-Identifier: MIT
// icon-authors.ts -- who made the icons that the site shows, as the set names them; most of them first.
export const iconAuthors: readonly { name: string; address?: string }[] = [
  { name: 'Delapouite', address: 'https://delapouite.com' },
  { name: 'Lorc', address: 'https://lorcblog.blogspot.com' },
  { name: 'Skoll' },
  { name: 'Sbed', address: 'https://opengameart.org/content/95-game-icons' },
  { name: 'Caro Asercion' },
  { name: 'Quoting' },
  { name: 'DarkZaitzev', address: 'https://darkzaitzev.deviantart.com' },
  { name: 'Cathelineau' },
  { name: 'Carl Olsen', address: 'https://twitter.com/unstoppableCarl' },
  { name: 'Faithtoken', address: 'https://fungustoken.deviantart.com' },
  { name: 'Lord Berandas', address: 'https://berandas.deviantart.com' },
  { name: 'PriorBlue' },
  { name: 'Sparker', address: 'https://citizenparker.com' },
  { name: 'Pierre Leducq' },
  { name: 'John Colburn', address: 'https://ninmunanmu.com' },
  { name: 'Lucas' },
  { name: 'Guard13007', address: 'https://guard13007.com' },
  { name: 'Andy Meneely', address: 'https://www.se.rit.edu/~andy/' },
];
