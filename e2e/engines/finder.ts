/** What a person can tell apart on a page, by the selector of what may be it. */
export const ROLES = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  article: 'article',
  button: 'button, [role=button], summary',
  card: '[data-board] [role=rowheader]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  dialog: '[role=dialog], dialog',
  field: 'input:not([type=checkbox], [type=radio]), textarea',
  heading: 'h1, h2, h3, [role=heading]',
  label: 'label',
  link: 'a[href]',
  list: 'ul, ol, [role=list]',
  listitem: 'li, [role=listitem]',
  log: '[role=log]',
  main: 'main',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  option: '[role=option]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  row: '[data-row-title]',
  line: '[role=row]',
  tab: '[role=tab]',
  timer: '[role=timer]',
  toast: '[data-toast]',
};

/** Something on the page by what it is, by a part of its name or text, and by what it is in. */
export interface Query {
  role: keyof typeof ROLES;
  name?: string;
  /** The name is all of it. */
  exact?: boolean;
  within?: Query;
}

/** What is seen of it. */
export interface Seen {
  /** Its name, or its text where it has none. */
  name: string;
  text: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  focused: boolean;
  /** Its middle, in CSS pixels of the window; undefined where something else takes a press there. */
  point: { x: number; y: number } | undefined;
}

/**
 * Looks for what a query means, in the order of the page; runs in the page.
 * @param act what to do with the first of it: `aim` scrolls it to where it can be pressed
 */
export function look(roles: Record<string, string>, query: Query, act?: 'aim' | 'focus'): Seen[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    plain(
      (ids ?? '')
        .split(' ')
        .map((id) => (id ? document.getElementById(id)?.textContent : ''))
        .join(' '),
    );
  const nameOf = (element: Element) =>
    plain(element.getAttribute('aria-label')) ||
    textOf(element.getAttribute('aria-labelledby')) ||
    plain([...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')) ||
    plain(element.textContent);
  const fits = (element: Element, { name, exact }: Query) => {
    if (name === undefined) return true;
    return exact
      ? nameOf(element) === name
      : nameOf(element).includes(name) || plain(element.textContent).includes(name);
  };
  const find = (wanted: Query): Element[] => {
    const roots = wanted.within ? find(wanted.within) : [document];
    const found = roots.flatMap((root) => [...root.querySelectorAll(roles[wanted.role] ?? '')]);
    return found.filter((element) => element.checkVisibility() && fits(element, wanted));
  };
  const pointOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const label = (element as HTMLInputElement).labels?.[0];
    return hit && (element.contains(hit) || label?.contains(hit)) ? point : undefined;
  };

  const found = find(query);
  const [first] = found;
  if (act === 'aim' && first && !pointOf(first)) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (act === 'focus' && first instanceof HTMLElement) first.focus();
  return found.map((element) => ({
    name: nameOf(element),
    text: plain(element.textContent),
    value: (element as HTMLInputElement).value ?? '',
    checked: (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true',
    disabled: element.matches(':disabled'),
    focused: element === document.activeElement,
    point: pointOf(element),
  }));
}
