import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, use } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import { classNames } from './class-names.ts';
import { DialogStage } from './dialog-stage.ts';

/** What has the keyboard first; where it is not said, the first control, which is one beside the title. */
export type InitialFocus = ComponentProps<typeof Base.Popup>['initialFocus'];

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It is gone, to the end of its way out. */
  onClosed?: () => void;
  title: ReactNode;
  /** The title is somebody’s own words: where a phone has no room for them beside the tools, they have the line below. */
  wordyTitle?: boolean;
  /** The title is read out but not shown. */
  hideTitle?: boolean;
  description?: ReactNode;
  closeLabel: string;
  /** Controls beside the closing cross. */
  tools?: ReactNode;
  /** Buttons that stay in sight under content that scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** What it shows is not to be had again: a press on one of its buttons closes it, and nothing else. */
  closesByButton?: boolean;
  /** The whole screen of a phone, and elsewhere one height whatever it holds. */
  tall?: boolean;
  /** It holds text and no controls: the keyboard stops at it to scroll. */
  textOnly?: boolean;
  /** The part that scrolls. */
  bodyRef?: Ref<HTMLDivElement>;
  initialFocus?: InitialFocus;
  /** Who opens it gives it an address, and with that its place on the way back. */
  addressed?: boolean;
  children: ReactNode;
}

const SIZES = { small: 'sm:max-w-100', medium: 'sm:max-w-130', large: 'sm:max-w-180' } as const;

/** Toasts float above dialogs and belong to no dialog: a press on one closes nothing. */
export const isOnToast = (event: Event) =>
  event.target instanceof Element && event.target.closest('[data-toast]') !== null;

export const backdropClass = classNames(
  'fixed inset-0 bg-overlay transition-opacity duration-150',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
);

/** Within the whole window: in the middle of a wide one, risen from the bottom of a narrow one. */
const inWindow = (tall: boolean | undefined, size: keyof typeof SIZES) => ({
  viewport: 'fixed sm:items-center sm:p-6',
  popup: classNames(
    tall ? 'h-dvh sm:h-[min(86dvh,44rem)]' : 'max-h-[92dvh] rounded-t-card sm:max-h-[86dvh]',
    'sm:rounded-card',
    SIZES[size],
  ),
});

/** Within a stage: risen from its bottom. */
const onStage = (tall: boolean | undefined) => ({
  viewport: 'absolute z-10',
  popup: tall ? 'h-full' : 'max-h-[92%] rounded-t-card',
});

/** A modal dialog of the window, or of the stage on which it is opened. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, hideTitle, description, closeLabel, tools, footer, size = 'medium' } = props;
  const stage = use(DialogStage);
  useLayer(open && !props.addressed, () => props.closesByButton || onOpenChange(false));
  const classes = stage ? onStage(props.tall) : inWindow(props.tall, size);
  return (
    <Base.Root
      open={open}
      onOpenChangeComplete={(next) => next || props.onClosed?.()}
      onOpenChange={(next, details) => {
        const outside = details.reason === 'outside-press';
        const kept = props.closesByButton && (outside || details.reason === 'escape-key');
        if (kept || (outside && isOnToast(details.event))) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal container={stage ?? undefined}>
        <Base.Backdrop className={classNames(backdropClass, stage && 'absolute! z-10')} />
        <Base.Viewport className={classNames('inset-0 flex items-end justify-center', classes.viewport)}>
          <Base.Popup
            initialFocus={props.initialFocus}
            data-tall={props.tall}
            data-insists={props.closesByButton}
            className={classNames(
              'relative flex w-full flex-col border border-line bg-surface-raised shadow-float outline-none',
              'transition-[opacity,transform] duration-180 ease-out',
              'data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              classes.popup,
            )}
          >
            <header
              className={classNames(
                'flex items-start gap-2 px-5 pt-4 pb-3 sm:px-6 sm:pt-5',
                props.wordyTitle && 'max-sm:flex-wrap-reverse max-sm:justify-end',
              )}
            >
              <div
                className={hideTitle ? 'sr-only' : classNames('min-w-0 flex-1', props.wordyTitle && 'max-sm:flex-auto')}
              >
                <Base.Title className="py-1.5 font-semibold text-heading">{title}</Base.Title>
                {description && (
                  <Base.Description className="text-small text-text-muted">{description}</Base.Description>
                )}
              </div>
              {hideTitle && <div className="flex-1" />}
              {tools}
              <Base.Close
                aria-label={closeLabel}
                className="touch-target inline-flex size-9 shrink-0 items-center justify-center rounded-control text-text-muted transition-colors hover:bg-surface-hover hover:text-text"
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </header>
            <div
              ref={props.bodyRef}
              tabIndex={props.textOnly ? 0 : undefined}
              className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 sm:pb-6"
            >
              {props.children}
            </div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
