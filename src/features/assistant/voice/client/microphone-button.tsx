import { Mic, Square } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { texts } from '../texts.ts';
import { finishListening } from './listening.ts';
import type { Listening } from './listening-state.ts';

interface MicrophoneButtonProps {
  listening: Listening | undefined;
  disabled: boolean;
  onListen: () => void;
}

/** Opens the microphone; while it is open, ends the recording. Until it is, as while consent is asked for, nothing says that it is. */
export function MicrophoneButton({ listening, disabled, onListen }: MicrophoneButtonProps) {
  const open = listening !== undefined && listening.phase !== 'preparing';
  const Icon = open ? Square : Mic;
  return (
    <button
      type="button"
      aria-label={open ? texts.stopListening : texts.speak}
      disabled={disabled || listening?.phase === 'recognising'}
      onClick={listening ? finishListening : onListen}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control border transition-[background-color,opacity] disabled:pointer-events-none disabled:opacity-40',
        open
          ? 'border-danger bg-danger-soft text-danger'
          : 'border-line text-text-muted hover:bg-surface-hover hover:text-text',
      )}
    >
      <Icon aria-hidden className={open ? 'size-4 fill-current' : 'size-5'} />
    </button>
  );
}
