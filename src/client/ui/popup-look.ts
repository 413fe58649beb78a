/** Where a popup stands by its button: below it, and within the window. */
export const POPUP_PLACE = {
  side: 'bottom',
  sideOffset: 6,
  collisionPadding: 8,
  className: 'z-10 outline-none',
} as const;

/** How it looks and moves, apart from its size and corners. */
export const POPUP_LOOK =
  'origin-(--transform-origin) border border-line bg-surface-raised shadow-float outline-none transition-[opacity,transform] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';
