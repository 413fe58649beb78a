import { isLook, isPictured, type Tree } from './tree.ts';

/** What is asked of the page that is pictured. */
export interface Sight {
  /** Whether nothing of it is in the window. */
  isUnseen: (element: Element) => boolean;
  /** Whether it only takes room, as what the mouse makes seen. */
  isClear: (element: Element) => boolean;
  sizeOf: (element: Element) => { width: number; height: number };
  /** By what it is known again where it was pressed; undefined where it is nothing to press. */
  pressOf: (element: Element) => string | undefined;
}

const TEXT = 3;
const ELEMENT = 1;
/** Where what is left out stood, so that what is last in a row of elements stays so. */
const GAP: Tree = ['i', { hidden: '' }];

/** The tree of an element and what is in it; nothing where it is not in the window. */
export function treeOf(element: Element, sight: Sight): Tree | undefined {
  const name = element.localName;
  const later = element.getAttribute('data-later');
  if (!isPictured(name) || later === 'out' || sight.isUnseen(element)) return undefined;
  const looks = looksOf(element, sight);
  if (later !== null || sight.isClear(element)) return [name, { ...looks, style: roomOf(sight.sizeOf(element)) }];
  if (name === 'select') return [name, looks, ['option', {}, shownOption(element as HTMLSelectElement)]];
  if (name === 'svg')
    return [name, looks, ...partsOf(element, { ...sight, isUnseen: () => false, isClear: () => false })];
  return [name, looks, ...partsOf(element, sight)];
}

const roomOf = ({ width, height }: { width: number; height: number }) =>
  `width:${width}px;height:${height}px;visibility:hidden`;

const shownOption = ({ selectedOptions: [option] }: HTMLSelectElement) => option?.text ?? '';

/** The trees of what is in an element. */
export function partsOf(element: Element, sight: Sight): Tree[] {
  const parts: Tree[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === TEXT) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== ELEMENT) continue;
    const tree = treeOf(node as Element, sight);
    if (tree !== undefined) parts.push(tree);
    else if (parts.at(-1) !== GAP) parts.push(GAP);
  }
  return parts;
}

/** Inputs whose look is not what is typed into them. */
const TICKED = ['checkbox', 'radio'];

function looksOf(element: Element, { pressOf }: Sight): Record<string, string> {
  const looks: Record<string, string> = {};
  for (const attribute of element.getAttributeNames())
    if (isLook(attribute)) looks[attribute] = element.getAttribute(attribute)!;
  if (looks.style?.includes('url(')) delete looks.style;
  if (element.localName === 'input' && TICKED.includes(looks.type!)) {
    delete looks.checked;
    if ((element as HTMLInputElement).checked) looks.checked = '';
  } else if (element.localName === 'input' || element.localName === 'textarea') looks.readonly = '';
  const press = pressOf(element);
  if (press !== undefined) looks['data-press'] = press;
  return looks;
}
