import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, type Tree } from './tree.ts';
import { partsOf, type Sight, treeOf } from './tree-of.ts';

/** As much of a page as a picture is taken of and drawn into. */
interface Fake {
  nodeType: number;
  nodeValue: string | null;
  localName: string;
  namespace: string;
  attributes: Map<string, string>;
  style: { cssText: string };
  childNodes: Fake[];
}

function element(localName: string, attributes: Record<string, string> = {}, inner: (Fake | string)[] = [], more = {}) {
  const made = {
    nodeType: 1,
    nodeValue: null,
    localName,
    namespace: '',
    attributes: new Map(Object.entries(attributes)),
    style: { cssText: '' },
    childNodes: inner.map((part) => (typeof part === 'string' ? text(part) : part)),
    getAttribute: (name: string) => made.attributes.get(name) ?? null,
    getAttributeNames: () => [...made.attributes.keys()],
    setAttribute: (name: string, value: string) => void made.attributes.set(name, value),
    append: (...nodes: Fake[]) => void made.childNodes.push(...nodes),
    ...more,
  };
  return made;
}

const text = (value: string): Fake => ({ ...element('#text'), nodeType: 3, nodeValue: value });

const page = {
  createTextNode: text,
  createElement: (name: string) => element(name),
  createElementNS: (namespace: string, name: string) => ({ ...element(name), namespace }),
} as unknown as Document;

const SEEN: Sight = {
  isUnseen: () => false,
  isClear: () => false,
  sizeOf: () => ({ width: 300, height: 40 }),
  pressOf: () => undefined,
};
const taken = (fake: Fake, sight: Partial<Sight> = {}) => treeOf(fake as never, { ...SEEN, ...sight });
const shown = (tree: Tree) => drawn(tree, page) as unknown as Fake;
const words = (fake: Fake): string => fake.nodeValue ?? fake.childNodes.map(words).join('');

/** Names, looks and words of what was drawn. */
const told = (fake: Fake): unknown =>
  fake.nodeType === 3
    ? fake.nodeValue
    : [fake.localName, Object.fromEntries(fake.attributes), ...fake.childNodes.map(told)];

describe('a picture of a page', () => {
  it('is drawn as the page looked, icons among them', () => {
    const row = element('div', { class: 'row', style: 'height: 44px' }, [
      element('svg', { viewBox: '0 0 24 24', 'stroke-width': '2' }, [element('path', { d: 'M0 0' })]),
      element('span', { class: 'truncate' }, ['Смета']),
    ]);
    const again = shown(taken(row)!);
    expect(told(again)).toEqual([
      'div',
      { class: 'row' },
      ['svg', { viewBox: '0 0 24 24', 'stroke-width': '2' }, ['path', { d: 'M0 0' }]],
      ['span', { class: 'truncate' }, 'Смета'],
    ]);
    expect(again.style.cssText).toBe('height: 44px');
    const [svg, span] = again.childNodes;
    expect([svg!, svg!.childNodes[0]!, span!].map(({ namespace }) => namespace)).toEqual([
      'http://www.w3.org/2000/svg',
      'http://www.w3.org/2000/svg',
      '',
    ]);
  });

  it('has words stay words, whatever stands in them', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('<img src=x onerror=alert(1)>', '</script><script>', '&lt;b&gt;')),
        (said) => {
          const again = shown(JSON.parse(JSON.stringify(taken(element('p', {}, [said])))));
          expect(again.childNodes.map(({ nodeType }) => nodeType)).toEqual([3]);
          expect(words(again)).toBe(said);
        },
      ),
    );
  });

  it.each(['script', 'style', 'iframe', 'object', 'img', 'link', 'template', 'foreignObject'])(
    'neither takes nor draws a %s',
    (name) => {
      expect(taken(element('div', {}, ['до', element(name, {}, ['x']), 'после']))).toEqual([
        'div',
        {},
        'до',
        ['i', { hidden: '' }],
        'после',
      ]);
      expect(told(shown([name, {}, 'x']))).toBe('');
    },
  );

  it.each([
    'href',
    'src',
    'onclick',
    'id',
    'name',
    'role',
    'aria-label',
    'aria-labelledby',
    'tabindex',
    'xlink:href',
    'data-1',
  ])('neither takes nor draws %s, by which it would be a page', (name) => {
    expect(taken(element('a', { [name]: 'x' }))).toEqual(['a', {}]);
    expect(told(shown(['a', { [name]: 'x' }]))).toEqual(['a', {}]);
  });

  it('leaves out what is not in the window, and keeps what was last in its row so', () => {
    const unseen = element('li', { class: 'unseen' });
    const list = element('ul', {}, [element('li', {}, ['а']), unseen, unseen, element('li', {}, ['б']), unseen]);
    const gap = ['i', { hidden: '' }];
    expect(taken(list, { isUnseen: (it) => (it as never as Fake) === unseen })).toEqual([
      'ul',
      {},
      ['li', {}, 'а'],
      gap,
      ['li', {}, 'б'],
      gap,
    ]);
  });

  it('keeps the room of what comes behind the first drawing, or nothing of it', () => {
    expect(taken(element('section', { class: 'card', 'data-later': 'true' }, ['слово дня']))).toEqual([
      'section',
      { class: 'card', 'data-later': 'true', style: 'width:300px;height:40px;visibility:hidden' },
    ]);
    const root = element('main', {}, [element('section', { 'data-later': 'out' }, ['пример'])]);
    expect(JSON.stringify(partsOf(root as never, SEEN))).not.toContain('пример');
  });

  it('keeps the room of what the mouse makes seen, and not what is in it', () => {
    const tools = element('div', { class: 'opacity-0' }, [element('button', {}, ['Удалить'])]);
    expect(taken(tools, { isClear: () => true })).toEqual([
      'div',
      { class: 'opacity-0', style: 'width:300px;height:40px;visibility:hidden' },
    ]);
  });

  it('shows a select by its choice alone, and a box as it is ticked', () => {
    const select = element('select', { class: 'c' }, [], { selectedOptions: [{ text: 'По сроку' }] });
    expect(taken(select)).toEqual(['select', { class: 'c' }, ['option', {}, 'По сроку']]);
    const box = (checked: boolean) => taken(element('input', { type: 'checkbox', checked: '' }, [], { checked }));
    expect([box(true), box(false)]).toEqual([
      ['input', { type: 'checkbox', checked: '' }],
      ['input', { type: 'checkbox' }],
    ]);
  });

  it('has fields that nobody types into', () => {
    expect(taken(element('input', { placeholder: 'Новая задача', value: 'тайна' }))).toEqual([
      'input',
      { placeholder: 'Новая задача', readonly: '' },
    ]);
  });

  it('asks no other site for what a style names', () => {
    expect(taken(element('div', { style: 'background: url(https://evil.example)' }))).toEqual(['div', {}]);
  });

  it('knows what was pressed by its name', () => {
    const tree = taken(element('button', {}, ['Создать']), { pressOf: () => 'button Создать' });
    expect(tree).toEqual(['button', { 'data-press': 'button Создать' }, 'Создать']);
  });
});
