import { isCovered } from '#client/lib/covered.ts';
import { paths } from '#shared/paths.ts';
import { pressName } from './press.ts';
import type { Picture } from './tree.ts';
import { partsOf, type Sight } from './tree-of.ts';

/** Addresses whose first rows are drawn from what is noted: there the page takes a picture's place at once. */
const ADDRESSES: readonly string[] = [paths.home, paths.section('tasks')];
/** Characters beyond which there is no picture. */
const MOST = 150_000;

/** Text that somebody has typed belongs to the page that has it. */
const isTyped = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value !== '' && !['checkbox', 'radio', 'hidden', 'submit'].includes(field.type);

/** What is on its way, what is chosen, and a time that runs. */
const PASSING = [
  'main .late-appearance:not([data-later] *)',
  'main [aria-busy=true]',
  '[aria-multiselectable]',
  '[role=timer]',
].join();

function mayBePictured(root: Element): boolean {
  if (scrollY !== 0 || isCovered() || root.querySelector(PASSING) || !root.querySelector('main')) return false;
  return ![...root.querySelectorAll<HTMLInputElement>('input, textarea')].some(isTyped);
}

/** Holds signs of the hour, as of a network that is away, which stand in no first drawing: all below moves up without them. */
const SIGNS = 'main > :first-child';
const signsHeight = () => document.querySelector(SIGNS)?.getBoundingClientRect().height ?? 0;

const sight: Sight = {
  isUnseen(element) {
    if (element.parentElement?.matches(SIGNS)) return true;
    const { top, width, height } = element.getBoundingClientRect();
    // What has no box may have one in it.
    return width + height === 0 ? getComputedStyle(element).display === 'none' : top >= innerHeight + signsHeight();
  },
  isClear: (element) => getComputedStyle(element).opacity === '0',
  sizeOf: (element) => element.getBoundingClientRect(),
  pressOf: pressName,
};

/** Where the page stands; undefined where its next one is not drawn from what is noted. */
export function picturedAddress(): string | undefined {
  const address = location.pathname + location.search;
  return ADDRESSES.includes(address) && location.hash === '' ? address : undefined;
}

/** What the window shows of the page, as JSON; undefined where that is not what its next one begins with. */
export function takePicture(): string | undefined {
  const root = document.getElementById('root');
  if (!root || !mayBePictured(root)) return undefined;
  const picture: Picture = {
    width: innerWidth,
    height: innerHeight,
    bar: document.documentElement.clientWidth < innerWidth,
    tree: partsOf(root, sight),
  };
  const text = JSON.stringify(picture);
  return text.length > MOST ? undefined : text;
}
