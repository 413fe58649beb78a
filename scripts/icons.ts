// `npm run icons`: draws the icons of the installed product from `public/favicon.svg`.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './bootstrap/root.mjs';

const FOLDER = join(root, 'public/icons');
const SIGN = readFileSync(join(root, 'public/favicon.svg'), 'utf8');

/** The sign's ground and its beats, which alone reach into the part that every platform's mask leaves in sight. */
const [, ground = ''] = /<rect[^>]* fill="([^"]+)"/.exec(SIGN) ?? [];
const [beats = ''] = /<path[^>]*\/>/.exec(SIGN) ?? [];
if (!ground || !beats) throw new Error('public/favicon.svg has no ground or no beats');

const square = (inside: string, corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${ground}"/>${inside}</svg>`;
const line = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;

const FULL = square(beats, 0);
const TASK = line('M16 9v14M9 16h14');
const FOCUS = line('M16 11.5V17l3.2 2.4M16 25a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z');
const ASSISTANT = line('M8 24l1.2-4.2A8 8 0 1 1 12.6 23z');

const ICONS: [name: string, drawing: string, size: number][] = [
  ['icon-192', SIGN, 192],
  ['icon-512', SIGN, 512],
  ['maskable-192', FULL, 192],
  ['maskable-512', FULL, 512],
  ['apple-touch-180', FULL, 180],
  ['shortcut-task', square(TASK, 9), 96],
  ['shortcut-focus', square(FOCUS, 9), 96],
  ['shortcut-assistant', square(ASSISTANT, 9), 96],
];

mkdirSync(FOLDER, { recursive: true });
for (const [name, drawing, size] of ICONS)
  await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}.png`));
