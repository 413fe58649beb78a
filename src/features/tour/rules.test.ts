import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, isInSight, isSheetAtTop, placeCard } from './place-card.ts';
import { SEEN_KEY, STEPS, stepByKey } from './rules.ts';

const CARD = { width: 352, height: 220 };
const WINDOW = { width: 1280, height: 800 };

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const number = (min: number, max: number) => fc.integer({ min, max });

describe('the card of a step', () => {
  it.each<[string, Box | null, { top: number; left: number }]>([
    ['in the middle where there is nothing to point at', null, { top: 290, left: 464 }],
    ['below a button at the top', { top: 10, left: 600, width: 80, height: 40 }, { top: 66, left: 464 }],
    ['above a button at the bottom', { top: 720, left: 600, width: 80, height: 40 }, { top: 484, left: 464 }],
    ['beside a tall card on the left', { top: 20, left: 20, width: 300, height: 760 }, { top: 290, left: 336 }],
    ['beside a tall card on the right', { top: 20, left: 960, width: 300, height: 760 }, { top: 290, left: 592 }],
    ['inside the window beside its corner', { top: 10, left: 1230, width: 40, height: 40 }, { top: 66, left: 916 }],
    ['in the middle of what fills the window', { top: 0, left: 0, width: 1280, height: 800 }, { top: 290, left: 464 }],
    ['below with just enough room', { top: 512, left: 600, width: 80, height: 40 }, { top: 568, left: 464 }],
    ['above with just enough room', { top: 248, left: 600, width: 80, height: 310 }, { top: 12, left: 464 }],
    ['to the left with just enough room', { top: 20, left: 380, width: 600, height: 760 }, { top: 290, left: 12 }],
  ])('stands %s', (_, target, place) => expect(placeCard(target, CARD, WINDOW)).toEqual(place));

  it('never leaves the window, and covers its target only where no side has room', () => {
    const target = fc.record({
      top: number(-200, 900),
      left: number(-200, 1300),
      width: number(1, 1280),
      height: number(1, 800),
    });
    fc.assert(
      fc.property(target, (box) => {
        const card = { ...placeCard(box, CARD, WINDOW), ...CARD };
        expect(card.left).toBeGreaterThanOrEqual(0);
        expect(card.top).toBeGreaterThanOrEqual(0);
        expect(card.left + card.width).toBeLessThanOrEqual(WINDOW.width);
        expect(card.top + card.height).toBeLessThanOrEqual(WINDOW.height);
        const roomBelow = WINDOW.height - box.top - box.height >= CARD.height + 28;
        if (roomBelow && box.top >= 0) expect(overlaps(card, box)).toBe(false);
      }),
    );
  });

  it('is a sheet at the other end of a phone than the middle of its target', () => {
    const phone = { width: 390, height: 844 };
    const at = (top: number) => isSheetAtTop({ top, left: 320, width: 56, height: 56 }, phone);
    expect([340, 394, 395, 400].map(at)).toEqual([false, false, true, true]);
    expect(isSheetAtTop({ top: 770, left: 320, width: 56, height: 56 }, phone)).toBe(true);
    expect(isSheetAtTop({ top: 10, left: 8, width: 36, height: 36 }, phone)).toBe(false);
    expect(isSheetAtTop(null, phone)).toBe(false);
  });
});

it.each([
  ['in the window', { top: 100, left: 0, width: 100, height: 100 }, true],
  ['larger than the window, from its top', { top: 0, left: 0, width: 100, height: 4000 }, true],
  ['at the lower edge', { top: 700, left: 0, width: 100, height: 100 }, true],
  ['cut off below', { top: 780, left: 0, width: 100, height: 100 }, false],
  ['above', { top: -50, left: 0, width: 100, height: 100 }, false],
])('a target %s is seen: %s', (_, box, seen) => expect(isInSight(box, WINDOW)).toBe(seen));

it('remembers its end where the specification says', () => expect(SEEN_KEY).toBe('hasSeenWelcomeTour'));

it('has the seven steps of the specification', () => expect(STEPS).toHaveLength(7));

it.each([
  ['ArrowRight', [1, 2, 3, 4, 5, 6, undefined]],
  ['ArrowLeft', [undefined, 0, 1, 2, 3, 4, 5]],
  ['Enter', STEPS.map(() => undefined)],
])('%s leads from the steps to %j', (key, places) => {
  expect(STEPS.map((_, index) => stepByKey(key, index))).toEqual(places);
});
