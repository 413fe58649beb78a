import { useEffect, useState } from 'react';
import { isTyping } from '#client/lib/typing.ts';

const CONTROL =
  'a, button, input, textarea, select, summary, [role=button], [role=checkbox], [contenteditable=true], [tabindex="0"]';

/** Milliseconds without a change after which a page stands. */
const SETTLED = 150;

/** How far the place of something that floats lies from the window's right and bottom edges, and how large it is. */
interface Place {
  edge: number;
  size: number;
}

/** Whether a control of the page lies where the button would be at rest. */
function coversControl({ edge, size }: Place): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const along = [0, size / 2, size];
  return along.some((right) =>
    along.some((below) =>
      document
        .elementsFromPoint(width - edge - right, height - edge - below)
        .some((element) => element.closest('main') && element.closest(CONTROL)),
    ),
  );
}

/**
 * True while a floating button would lie on controls of the page, while the page scrolls down, and while somebody types in it.
 * @param floats whether it floats over the page at all: nothing is looked at where it has a place of its own
 */
export function useInTheWay(place: Place, floats: boolean): boolean {
  const [inTheWay, setInTheWay] = useState(false);
  const { edge, size } = place;
  useEffect(() => {
    if (!floats) return;
    let asked = 0;
    let drawn: ReturnType<typeof setTimeout>;
    let top: number | undefined;
    let down = false;
    let pressed = false;
    const look = () => {
      asked = 0;
      top ??= window.scrollY;
      // What moves from under the finger that presses it is not pressed.
      if (pressed) return;
      const active = document.activeElement;
      const types = isTyping(active) && active?.closest('main') != null;
      setInTheWay(types || down || coversControl({ edge, size }));
    };
    // Behind the frame, which has laid the page out: within it a look would do that twice.
    const ask = () => {
      asked ||= requestAnimationFrame(() => {
        drawn = setTimeout(look);
      });
    };
    const onScroll = () => {
      const { scrollY } = window;
      if (top !== undefined && scrollY !== top) down = scrollY > top && scrollY > 0;
      top = scrollY;
      ask();
    };
    const onPress = ({ type }: PointerEvent) => {
      pressed = type === 'pointerdown';
      ask();
    };
    // While a page builds itself up, each look would lay it out anew.
    let settling: ReturnType<typeof setTimeout>;
    const changes = new MutationObserver(() => {
      clearTimeout(settling);
      settling = setTimeout(ask, SETTLED);
    });
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener('scroll', onScroll, options);
    for (const event of ['resize', 'focusin', 'focusout'] as const) addEventListener(event, ask, options);
    for (const event of ['pointerdown', 'pointerup', 'pointercancel'] as const)
      addEventListener(event, onPress, options);
    ask();
    return () => {
      changes.disconnect();
      clearTimeout(settling);
      stop.abort();
      cancelAnimationFrame(asked);
      clearTimeout(drawn);
    };
  }, [edge, size, floats]);
  return floats && inTheWay;
}
