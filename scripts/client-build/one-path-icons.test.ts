import { expect, it } from 'vitest';
import { onePath, type Shape } from './one-path-icons.ts';

const of = (...shapes: Shape[]) => onePath(shapes);

it.each<[string, string, Shape[]]>([
  [
    'paths follow one another',
    'M1 2v3M4 5h6',
    [
      ['path', { d: 'M1 2v3', key: 'a' }],
      ['path', { d: 'M4 5h6' }],
    ],
  ],
  [
    'one that begins relatively begins at the corner',
    'M1 2v3M0 0m9 11 3 3',
    [
      ['path', { d: 'M1 2v3' }],
      ['path', { d: 'm9 11 3 3' }],
    ],
  ],
  ['a circle goes round', 'M10 16a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', [['circle', { cx: '16', cy: '16', r: '6' }]]],
  ['a line', 'M1 2L3 4', [['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]]],
  ['several lines', 'M22 12 18 12 15 21', [['polyline', { points: '22 12 18 12 15 21' }]]],
  ['a rectangle', 'M3 4h10v8h-10z', [['rect', { x: '3', y: '4', width: '10', height: '8' }]]],
  [
    'a round one',
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
    [['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }]],
  ],
])('%s', (_name, d, shapes) => {
  expect(of(...shapes)).toBe(d);
});

it('leaves alone what is painted in a way of its own, and what it does not know', () => {
  expect(of(['path', { d: 'M1 1h2' }], ['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }])).toBeNull();
  expect(of(['ellipse', { cx: '1', cy: '1', rx: '2', ry: '1' }])).toBeNull();
});
