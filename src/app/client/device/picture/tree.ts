/** Text, or an element: its name, what of its attributes its look goes by, and what is in it. */
export type Tree = string | readonly [name: string, looks: Readonly<Record<string, string>>, ...inner: Tree[]];

/** What a page showed, for a window of the same size. */
export interface Picture {
  width: number;
  height: number;
  /** Whether the bar by which the page is scrolled takes room. */
  bar: boolean;
  tree: readonly Tree[];
}

const NAMES =
  /^(a|abbr|article|aside|b|br|button|circle|dd|div|dl|dt|ellipse|em|fieldset|footer|form|g|h[1-6]|header|hr|i|input|kbd|label|legend|li|line|main|mark|nav|ol|option|p|path|polygon|polyline|rect|section|select|small|span|strong|svg|textarea|time|ul)$/;

/** No name, no address, nothing that runs: a picture looks like the page and is none. */
const LOOKS =
  /^(class|style|type|placeholder|rows|checked|disabled|readonly|hidden|data-[a-z-]+|aria-(current|pressed|selected|expanded|checked|disabled|invalid)|viewBox|width|height|fill|stroke|stroke-[a-z]+|d|points|transform|opacity|c[xy]|r[xy]?|[xy][12]?)$/;

export const isPictured = (name: string) => NAMES.test(name);
export const isLook = (attribute: string) => LOOKS.test(attribute);

const SVG = 'http://www.w3.org/2000/svg';

/** Makes of a tree what it is of. Words stay words, whatever stands in them. */
export function drawn(tree: Tree, page: Document = document, isSvg = false): Node {
  if (typeof tree === 'string') return page.createTextNode(tree);
  const [name, looks, ...inner] = tree;
  if (!isPictured(name)) return page.createTextNode('');
  const within = isSvg || name === 'svg';
  const element = within ? page.createElementNS(SVG, name) : page.createElement(name);
  for (const [attribute, value] of Object.entries(looks)) {
    // The policy of the page forbids styles as attributes alone.
    if (attribute === 'style') (element as HTMLElement | SVGElement).style.cssText = value;
    else if (isLook(attribute)) element.setAttribute(attribute, value);
  }
  element.append(...inner.map((part) => drawn(part, page, within)));
  return element;
}
