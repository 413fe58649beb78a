import { Sparkles, X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SessionClock } from '#features/focus/client/session-clock.tsx';
import { ANSWERS, type Answer } from '../rules.ts';
import { texts } from '../texts.ts';
import { answerNotice } from './answer-notice.ts';
import { closeNotice, type Notice, useNotice } from './notice-state.ts';

interface CheckInCardProps {
  /** Floats over the page instead of standing in its place. */
  floating?: boolean;
}

/** The assistant's word in a quiet card that waits for an answer of one tap; nothing while nothing was said. */
export function CheckInCard({ floating = false }: CheckInCardProps) {
  const notice = useNotice();
  if (!notice) return null;
  return (
    <SessionClock>
      {({ session, pause }) =>
        session.id === notice.sessionId && (
          <Word
            key={notice.message}
            notice={notice}
            floating={floating}
            onAnswer={(answer) => {
              if (answer === 'pause') pause();
              void answerNotice(notice.sessionId, answer);
            }}
          />
        )
      }
    </SessionClock>
  );
}

interface WordProps {
  notice: Notice;
  floating: boolean;
  onAnswer: (answer: Answer) => void;
}

function Word({ notice: { message, asks }, floating, onAnswer }: WordProps) {
  return (
    <aside
      aria-label={texts.title}
      className={classNames(
        'toast-in rounded-card p-4 text-left',
        floating
          ? 'fixed inset-x-4 bottom-24 z-10 border border-line bg-surface-raised shadow-float md:right-auto md:bottom-6 md:left-6 md:w-90'
          : 'w-full bg-accent-soft',
      )}
    >
      <header className="mb-1 flex items-center gap-2">
        <Sparkles aria-hidden className="size-4.5 shrink-0 text-accent-text" />
        <p className="flex-1 font-medium">{texts.title}</p>
        <button
          type="button"
          aria-label={texts.close}
          onClick={closeNotice}
          className="touch-target inline-flex size-8 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
        >
          <X aria-hidden className="size-4" />
        </button>
      </header>
      <p role="status" className="wrap-anywhere text-small">
        {message}
      </p>
      {asks && (
        <div className="mt-3 flex flex-wrap gap-2">
          {ANSWERS.map((answer) => (
            <Button key={answer} size="small" variant="secondary" onClick={() => onAnswer(answer)}>
              {texts.answers[answer]}
            </Button>
          ))}
        </div>
      )}
    </aside>
  );
}
