import { ChevronDown, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { Menu } from './menu.tsx';
import {
  currentToasts,
  dismissToast,
  onToasts,
  pauseToast,
  resumeToast,
  type Toast,
  type ToastAction,
} from './toast.ts';

interface ToasterProps {
  label: string;
  closeLabel: string;
}

const IN_DIALOG =
  'in-[body:has([role=dialog],[role=alertdialog])]:max-lg:top-0 in-[body:has([role=dialog],[role=alertdialog])]:max-lg:bottom-auto in-[body:has([role=dialog])]:lg:ml-4';

const ON_BOARD =
  'in-[body:has([data-board])]:top-14 in-[body:has([data-board])]:bottom-auto in-[body:has([data-board])]:pt-2 sm:in-[body:has([data-board])]:ml-0';

/** Draws the toasts and has them read out politely; stands once in the app. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  return createPortal(
    <section
      aria-label={label}
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-0 z-50 mx-auto w-full p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:max-w-[420px]',
        // Without a toast it takes no room: what moves with a dialog would count as a shift of the page.
        'not-has-[[data-toast]]:p-0!',
        // Above the bar of sections.
        'max-md:in-[body:has([data-sections])]:pb-[calc(4.5rem+env(safe-area-inset-bottom))]',
        // Above what is done with chosen rows.
        'in-[body:has([data-selection])]:pb-20 max-md:in-[body:has([data-selection])]:pb-[calc(11.5rem+env(safe-area-inset-bottom))]',
        // At the bottom of a dialog lie its buttons, at the top of one over the whole window its way out.
        IN_DIALOG,
        // At the bottom of a board lies what adds a card to each of its columns.
        ON_BOARD,
        'max-sm:in-[body:has([data-tall],[data-tab-bar])]:top-14 max-sm:in-[body:has([data-tall],[data-tab-bar])]:bottom-auto max-sm:in-[body:has([data-tall],[data-tab-bar])]:pt-0',
      )}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {toasts.map((toast) =>
          toast.open ? <ToastView key={toast.id} toast={toast} closeLabel={closeLabel} /> : null,
        )}
      </div>
    </section>,
    document.body,
  );
}

function ToastView({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, title, description, tone, action = [] } = toast;
  const actions = [action].flat();
  const buttons = actions.map((action) => <ActionButton key={action.label} action={action} toastId={id} />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clock stops while the mouse or the keyboard is here
    <div
      data-toast
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
      className="toast-in pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-surface-raised py-3 pr-2 pl-4 shadow-float"
    >
      <div className="min-w-0 flex-1 py-1">
        <p
          className={classNames('wrap-anywhere line-clamp-4 font-medium text-body', tone === 'danger' && 'text-danger')}
        >
          {title}
        </p>
        {description && <p className="line-clamp-4 text-small text-text-muted">{description}</p>}
        {actions.length > 1 && <div className="-ml-3 flex flex-wrap gap-1">{buttons}</div>}
      </div>
      {actions.length === 1 && buttons}
      <button
        type="button"
        aria-label={closeLabel}
        className="touch-target mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

const ACTION =
  'touch-target mt-0.5 inline-flex h-8 shrink-0 items-center gap-1 rounded-control px-3 font-medium text-accent-text text-small hover:bg-accent-soft';

/** What is done takes the toast away. */
function ActionButton({ action, toastId }: { action: ToastAction; toastId: number }) {
  const { label } = action;
  const andGo = (act: () => void) => () => {
    act();
    dismissToast(toastId);
  };
  if ('onClick' in action)
    return (
      <button type="button" className={ACTION} onClick={andGo(action.onClick)}>
        {label}
      </button>
    );
  return (
    <Menu
      above
      label={label}
      items={() => action.items().map((item) => ({ ...item, onSelect: andGo(item.onSelect) }))}
      trigger={(props) => (
        <button type="button" className={ACTION} {...props}>
          {label}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      )}
    />
  );
}
