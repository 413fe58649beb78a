import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const DELAY = 450;
const GAP = 8;

interface Place {
  left: number;
  top: number;
  above: boolean;
}

function placeBeside(anchor: Element): Place {
  const box = anchor.getBoundingClientRect();
  const above = box.bottom + 48 > innerHeight;
  const middle = box.left + box.width / 2;
  return {
    left: Math.min(Math.max(middle, 72), innerWidth - 72),
    top: above ? box.top - GAP : box.bottom + GAP,
    above,
  };
}

/** Shows a short word beside its child while the mouse rests on it or the keyboard is on it. The child names itself. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>();
  const id = useId();

  const show = () => anchor.current?.firstElementChild && setPlace(placeBeside(anchor.current.firstElementChild));
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside */}
      <span
        ref={anchor}
        className="contents"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') timer.current = setTimeout(show, DELAY);
        }}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={(event) => event.target.matches(':focus-visible') && show()}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </span>
      {place && createPortal(<Bubble id={id} text={text} {...place} />, document.body)}
    </>
  );
}

function Bubble({ id, text, left, top, above }: Place & { id: string; text: string }) {
  return (
    <div
      id={id}
      aria-hidden
      className="pointer-events-none fixed z-50 max-w-60 rounded-small bg-text px-2 py-1 text-small text-canvas shadow-float"
      style={{ left, top, transform: `translate(-50%, ${above ? '-100%' : '0'})` }}
    >
      {text}
    </div>
  );
}
