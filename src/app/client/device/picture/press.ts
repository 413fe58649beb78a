const PRESSED = 'a[href], button, input, label, select, summary, textarea, [tabindex]:not(main)';

/** What would be pressed where something of a page lies. */
export const pressedOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(PRESSED) ?? null;

/** By what it is known again: what it is, what it says, and in whose row it stands; undefined where nothing is pressed there. */
export function pressName(element: Element): string | undefined {
  if (!element.matches(PRESSED)) return undefined;
  const row = element.closest('[role=row]')?.querySelector('[role=rowheader]');
  return [element.localName, element.getAttribute('aria-label') ?? element.textContent, row?.textContent ?? ''].join(
    '\n',
  );
}
