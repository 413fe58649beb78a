export interface Size {
  width: number;
  height: number;
}

/** A rectangle in the window, in CSS pixels. */
export interface Box extends Size {
  top: number;
  left: number;
}

/** Pixels between the card and what it points at, and between the card and the window's edge. */
const GAP = 16;
const MARGIN = 12;

const clamp = (value: number, max: number) => Math.max(MARGIN, Math.min(value, max));

/** Where the card stands: below what it points at, else above, to the right or to the left of it, else in the middle. */
export function placeCard(target: Box | null, card: Size, view: Size): { top: number; left: number } {
  const middle = { top: (view.height - card.height) / 2, left: (view.width - card.width) / 2 };
  const last = { top: view.height - card.height - MARGIN, left: view.width - card.width - MARGIN };
  if (!target) return { top: clamp(middle.top, last.top), left: clamp(middle.left, last.left) };
  const beside = {
    top: clamp(target.top + (target.height - card.height) / 2, last.top),
    left: clamp(target.left + (target.width - card.width) / 2, last.left),
  };
  const places = [
    { top: target.top + target.height + GAP, left: beside.left },
    { top: target.top - card.height - GAP, left: beside.left },
    { top: beside.top, left: target.left + target.width + GAP },
    { top: beside.top, left: target.left - card.width - GAP },
  ];
  const fits = ({ top, left }: { top: number; left: number }) =>
    top >= MARGIN && left >= MARGIN && top <= last.top && left <= last.left;
  return places.find(fits) ?? { top: clamp(middle.top, last.top), left: clamp(middle.left, last.left) };
}

/** On a narrow screen the card is a sheet at the bottom, or at the top where it would cover what it points at. */
export const isSheetAtTop = (target: Box | null, view: Size) =>
  target !== null && target.top + target.height / 2 > view.height / 2;

/** True for a target that needs no scrolling to be seen whole, or as much of it as the window holds. */
export const isInSight = (target: Box, view: Size) =>
  target.top >= 0 && Math.min(target.height, view.height / 2) + target.top <= view.height;
