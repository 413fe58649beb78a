import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { type Box, isSheetAtTop, placeCard } from '../place-card.ts';
import { STEPS, stepByKey } from '../rules.ts';
import { texts } from '../texts.ts';
import { useTarget, windowSize } from './use-step-target.ts';

/** From this width on the card stands beside its target; below it is a sheet. */
const WIDE = 640;

interface WelcomeTourProps {
  open: boolean;
  /** The user leaves the first step: what the others point at should be on the page. */
  onSetOut: () => void;
  onFinish: () => void;
  onClose: () => void;
}

/** Seven steps that point at the real elements of the page. */
export function WelcomeTour({ open, onSetOut, onFinish, onClose }: WelcomeTourProps) {
  const [index, setIndex] = useState(0);
  const step = STEPS[index]!;
  const target = useTarget(step);
  const primary = useRef<HTMLButtonElement>(null);
  useLayer(open, onClose);
  const isLast = index === STEPS.length - 1;

  const goTo = (to: number) => {
    if (index === 0) onSetOut();
    setIndex(to);
  };
  const back = () => goTo(index - 1);
  const next = () => (isLast ? onFinish() : goTo(index + 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepByKey(event.key, index);
    if (to !== undefined) goTo(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that is gone leaves the focus to the step's own
  useEffect(() => primary.current?.focus(), [index]);

  return (
    <Dialog.Root
      open={open}
      // The page is to be seen and scrolled, but not used, while it is being shown.
      modal="trap-focus"
      onOpenChange={(_, details) => (details.reason === 'outside-press' ? details.cancel() : onClose())}
    >
      <Dialog.Portal>
        <Spotlight target={target} />
        <Card target={target} initialFocus={primary} onKeyDown={onKeyDown}>
          <div aria-live="polite">
            <Dialog.Title className="pr-8 font-semibold text-heading">{texts.tour.steps[step].title}</Dialog.Title>
            <Dialog.Description className="mt-2 text-text-muted">{texts.tour.steps[step].text}</Dialog.Description>
          </div>
          <div className="mt-5 flex items-center gap-2">
            <p className="mr-auto text-small text-text-muted">{texts.tour.progress(index + 1, STEPS.length)}</p>
            {index > 0 && (
              <Button variant="secondary" onClick={back}>
                {texts.tour.back}
              </Button>
            )}
            <Button ref={primary} onClick={next}>
              {isLast ? texts.tour.finish : texts.tour.next}
            </Button>
          </div>
          <Dialog.Close
            aria-label={texts.tour.close}
            className="touch-target absolute! top-3 right-3 inline-flex size-9 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
          >
            <X aria-hidden className="size-5" />
          </Dialog.Close>
        </Card>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Darkens the page but for the target, and keeps presses from it. */
function Spotlight({ target }: { target: Box | null }) {
  const room = 6;
  return (
    <div aria-hidden className="fixed inset-0 overflow-hidden">
      {target ? (
        <div
          className="absolute rounded-card shadow-[0_0_0_200vmax_var(--overlay)] ring-2 ring-accent transition-[top,left,width,height] duration-180"
          style={{
            top: target.top - room,
            left: target.left - room,
            width: target.width + 2 * room,
            height: target.height + 2 * room,
          }}
        />
      ) : (
        <div className="absolute inset-0 bg-overlay" />
      )}
    </div>
  );
}

interface CardProps extends Pick<Dialog.Popup.Props, 'initialFocus' | 'onKeyDown' | 'children'> {
  target: Box | null;
}

/** The words of a step beside its target; on a narrow screen a sheet at its other end. */
function Card({ target, ...rest }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  const view = windowSize();
  const wide = view.width >= WIDE;
  const { top, left } = place;

  useLayoutEffect(() => {
    if (!card.current || !wide) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const next = placeCard(target, { width, height }, windowSize());
    if (next.top !== top || next.left !== left) setPlace(next);
  });

  return (
    <Dialog.Popup
      {...rest}
      ref={card}
      style={wide ? place : undefined}
      className={classNames(
        'fixed border border-line bg-surface-raised p-5 shadow-float outline-none',
        'transition-[top,left,opacity] duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0',
        wide ? 'w-88 rounded-card' : 'inset-x-0',
        !wide &&
          (isSheetAtTop(target, view)
            ? 'top-0 rounded-b-card'
            : 'bottom-0 rounded-t-card pb-[max(1.25rem,env(safe-area-inset-bottom))]'),
      )}
    />
  );
}
