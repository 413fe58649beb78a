/** True while a question waits for its answer, or what is not to be had again for the button that says it was kept. */
export const isInsistedOn = (): boolean =>
  document.querySelector(':is([role=alertdialog], [data-insists]):not([data-closed])') !== null;

/** True while something lies over the page that has keys of its own, but for what is on its way out. */
export const isCovered = (): boolean =>
  document.querySelector(
    ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-closed], main *)',
  ) !== null;
