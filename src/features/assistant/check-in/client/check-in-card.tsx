import { Sparkles, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { type Clock, SessionClock } from '#features/focus/client/session-clock.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import { MINUTE } from '#shared/day.ts';
import { adviceFor } from '../advice.ts';
import { ANSWERS, type Answer } from '../rules.ts';
import { texts } from '../texts.ts';
import { afterAdvice } from './after-advice.ts';
import { answerNotice } from './answer-notice.ts';
import { closeNotice, followNotice, type Notice, useNotice } from './notice-state.ts';

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
      {(clock) =>
        clock.session.id === notice.sessionId && (
          <Word key={notice.message} notice={notice} floating={floating}>
            {notice.asks === 'progress' && <Progress notice={notice} clock={clock} />}
            {notice.asks === 'helped' && <Helped notice={notice} />}
          </Word>
        )
      }
    </SessionClock>
  );
}

/** Asks how it goes; where it goes hard, something that may help follows at once. */
function Progress({ notice: { sessionId }, clock: { session, reading, pause } }: { notice: Notice; clock: Clock }) {
  const tasks = useTasks().data;
  const say = (answer: Answer) => {
    if (answer === 'pause') pause();
    if (answer === 'hard') {
      const task = tasks?.find(({ id }) => id === session.taskId);
      const [message, ...others] = adviceFor({
        task: task?.title ?? session.taskTitle,
        step: task?.steps.find(({ done }) => !done)?.title ?? null,
        minutes: reading.elapsed / MINUTE,
      });
      followNotice({ sessionId, message, asks: 'helped', others });
    } else closeNotice();
    void answerNotice(sessionId, answer);
  };
  return ANSWERS.map((answer) => (
    <Button key={answer} size="small" variant="secondary" onClick={() => say(answer)}>
      {texts.answers[answer]}
    </Button>
  ));
}

const Helped = ({ notice }: { notice: Notice }) =>
  (['yes', 'no'] as const).map((answer) => (
    <Button
      key={answer}
      size="small"
      variant="secondary"
      onClick={() => followNotice(afterAdvice(notice, answer === 'yes'))}
    >
      {texts.helped[answer]}
    </Button>
  ));

interface WordProps {
  notice: Notice;
  floating: boolean;
  /** The buttons that answer it, if any. */
  children: ReactNode;
}

function Word({ notice: { message, asks, follows }, floating, children }: WordProps) {
  const place = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and its keyboard with it.
  useEffect(() => {
    if (!follows) return;
    const button = (where: string) => place.current?.querySelector<HTMLElement>(`${where} button`);
    (button('[data-answers]') ?? button('header'))?.focus();
  }, [follows]);
  return (
    <aside
      ref={place}
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
        <div data-answers className="mt-3 flex flex-wrap gap-2">
          {children}
        </div>
      )}
    </aside>
  );
}
