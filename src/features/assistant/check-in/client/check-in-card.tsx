import { Sparkles, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import { texts } from '../texts.ts';

interface CheckInCardProps {
  message: string;
  /** Stops the timer for a while. */
  onRest: () => void;
  onClose: () => void;
}

/** The assistant's word in a quiet card that waits for an answer of one tap. */
export function CheckInCard({ message, onRest, onClose }: CheckInCardProps) {
  const rest = () => {
    onRest();
    onClose();
  };
  return createPortal(
    <aside
      aria-label={texts.title}
      className="toast-in fixed inset-x-4 bottom-24 z-40 rounded-card border border-line bg-surface-raised p-4 shadow-float md:right-auto md:bottom-6 md:left-6 md:w-90"
    >
      <header className="mb-1 flex items-center gap-2">
        <Sparkles aria-hidden className="size-4.5 text-accent-text" />
        <p className="flex-1 font-medium">{texts.title}</p>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="touch-target inline-flex size-8 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
        >
          <X aria-hidden className="size-4" />
        </button>
      </header>
      <p role="status" className="wrap-anywhere text-small">
        {message}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onClose}>
          {texts.allWell}
        </Button>
        <Button size="small" variant="quiet" onClick={rest}>
          {texts.needPause}
        </Button>
      </div>
    </aside>,
    document.body,
  );
}
