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

const words = (all: string) => new Set(all.split(' '));

const NAMES = words(
  'a abbr article aside b br button circle dd div dl dt ellipse em fieldset footer form g h1 h2 h3 h4 h5 h6 header hr i input kbd label legend li line ' +
    'main mark nav ol option p path polygon polyline rect section select small span strong svg textarea time ul',
);

/** No name, no address, nothing that runs: a picture looks like the page and is none. */
const LOOKS = words(
  'class style type placeholder rows checked disabled readonly hidden ' +
    'aria-current aria-pressed aria-selected aria-expanded aria-checked aria-disabled aria-invalid ' +
    'viewBox width height fill stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width ' +
    'd points transform opacity cx cy r rx ry x y x1 x2 y1 y2',
);
const DATA = /^data-[a-z-]+$/;

export const isPictured = (name: string) => NAMES.has(name);
export const isLook = (attribute: string) => LOOKS.has(attribute) || DATA.test(attribute);

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
