/** True while something lies over the page that has keys of its own, but for what is on its way out. */
export const isCovered = (): boolean =>
  document.querySelector(
    ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-closed], main *)',
  ) !== null;
