import { pressedOf, pressName } from './press.ts';
import { drawn, type Picture } from './tree.ts';

/** Over all that the page draws until its first rows are there. */
const PLACE = 'position:fixed;inset:0;z-index:90;overflow:clip;isolation:isolate;background:var(--canvas)';
/** What stands in the place of rows that are on their way. */
const ON_THEIR_WAY = 'main > .late-appearance, main [aria-busy=true]';
/** Milliseconds that rows are waited for once the page around them is drawn. */
const PATIENCE = 2000;
/** Milliseconds after which there is no page: what cannot be used is not shown as if it could. */
const LOST = 10_000;
/** Pixels within which a press ends where it began, and milliseconds that it lasts at most. */
const STILL = 10;
const HELD = 1000;

/** Does something behind the next frame, in which what was drawn now is painted. */
const behindFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

interface Press {
  x: number;
  y: number;
  name: string;
}

/** The same where the picture had it: it is done as if it were pressed now. */
function press({ x, y, name }: Press): void {
  const there = pressedOf(document.elementFromPoint(x, y));
  if (!there || pressName(there) !== name) return;
  if (there.matches('textarea, select, input:not([type=checkbox], [type=radio])')) there.focus();
  else there.click();
}

/** Stands in for a page until that is drawn, and hands on what was pressed first. */
export function showPicture({ tree, bar }: Picture, root: HTMLElement): void {
  const stand = document.createElement('div');
  stand.inert = true;
  stand.setAttribute('aria-hidden', 'true');
  stand.id = 'shown';
  stand.style.cssText = PLACE;
  stand.append(...tree.map((part) => drawn(part)));
  const html = document.documentElement.style;
  if (bar) html.overflowY = 'scroll';
  // Safari tells of presses only where there seems to be something to press.
  root.style.cursor = 'pointer';
  document.body.prepend(stand);

  const presses = hearPresses(stand, root);
  const leave = () => {
    if (!stand.isConnected) return;
    looking.disconnect();
    stand.remove();
    html.overflowY = '';
    root.style.cursor = '';
    presses.handOn();
  };
  const looking = new MutationObserver(() => {
    if (!root.firstElementChild) return;
    setTimeout(leave, PATIENCE);
    if (!root.querySelector(ON_THEIR_WAY)) leave();
  });
  looking.observe(root, { childList: true, subtree: true });
  setTimeout(leave, LOST);
}

/** Hears what is pressed while a picture stands, which lets all presses through to the root of the page behind it. */
function hearPresses(stand: HTMLElement, root: HTMLElement) {
  let down: Press | undefined;
  let first: Press | undefined;
  const onDown = ({ clientX: x, clientY: y, target, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    down = undefined;
    if (first || target !== root || button !== 0 || ctrlKey || metaKey || shiftKey || !stand.isConnected) return;
    stand.inert = false;
    const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-press]')?.dataset.press;
    stand.inert = true;
    if (name !== undefined) down = { x, y, name };
  };
  const onClick = ({ clientX, clientY, target }: MouseEvent) => {
    if (!down || target !== root || Math.hypot(clientX - down.x, clientY - down.y) > STILL) return;
    first = down;
    // What was begun on the picture may end on the page.
    if (!stand.isConnected) handOn();
  };
  // Behind the frame all that the page listens with is there.
  const handOn = () => {
    if (first) behindFrame(() => press(first!));
    setTimeout(
      () => {
        removeEventListener('pointerdown', onDown, true);
        removeEventListener('click', onClick, true);
      },
      first ? 0 : HELD,
    );
  };
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
  return { handOn };
}

/** Begins the page once what stands in for it is painted. */
export function beginBehind(begin: () => void): void {
  let begun = false;
  const once = () => {
    if (!begun) begin();
    begun = true;
  };
  behindFrame(once);
  // A window that is out of sight has no frames.
  setTimeout(once, document.hidden ? 0 : 300);
}
