/** The keyboard goes to what stands beside in the row: its check, its title, its signs that can be changed, its buttons. */
export function focusBeside(row: HTMLElement, to: 'next' | 'previous'): void {
  const places = [...row.querySelectorAll<HTMLElement>('input, button, [data-row-title]')].filter(
    (place) => place === document.activeElement || place.checkVisibility({ visibilityProperty: true }),
  );
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[at + (to === 'next' ? 1 : -1)]?.focus({ preventScroll: true });
}
