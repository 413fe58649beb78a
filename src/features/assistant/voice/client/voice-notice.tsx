import { Mic } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { texts } from '../texts.ts';
import type { Listening } from './listening-state.ts';

interface VoiceNoticeProps {
  listening: Listening | undefined;
  /** What was understood a moment ago. */
  said: string | undefined;
  pending: boolean;
}

/** What the shell's microphone hears, beside its button. */
export function VoiceNotice({ listening, said, pending }: VoiceNoticeProps) {
  const state = listening ? stateOf(listening) : pending ? texts.thinking : texts.understood;
  const words = listening ? listening.words : said;
  const shown = listening?.phase === 'preparing' ? false : Boolean(listening || said || pending);
  return (
    <div
      role="status"
      className="pointer-events-none fixed top-16 right-4 z-20 flex w-[min(20rem,calc(100vw-2rem))] justify-end md:right-6"
    >
      {shown && (
        <div className="toast-in min-w-48 rounded-card border border-line bg-surface-raised px-4 py-3 shadow-float">
          <p className="flex items-center gap-2 text-small text-text-muted">
            <Mic aria-hidden className={classNames('size-4 shrink-0', listening && 'text-danger')} />
            {state}
          </p>
          {words && <p className="wrap-anywhere mt-1 line-clamp-4">{words}</p>}
        </div>
      )}
    </div>
  );
}

const stateOf = ({ phase }: Listening) => (phase === 'recognising' ? texts.recognising : texts.listening);
