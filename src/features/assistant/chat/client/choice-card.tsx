import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { clientId } from '#client/lib/client-id.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { ChatCard } from '../contract.ts';
import { texts } from '../texts.ts';
import type { Press } from './use-conversation.ts';

interface ChoiceCardProps {
  messageId: string;
  card: ChatCard;
  /** Whether it may be answered, and here. */
  open: boolean;
  /** Something is on its way: nothing else can be asked for. */
  busy: boolean;
  onPress: (press: Press, words: string) => void;
}

const ROW = 'flex min-h-11 w-full items-start gap-2.5 px-3 py-2.5 text-left text-small';

/** The readings that a message offers, one press each; once it is over, what was offered and what was chosen. */
export function ChoiceCard({ messageId, card, open, busy, onPress }: ChoiceCardProps) {
  const note = useId();
  const { proposals, state, chosen } = card;
  const over = card.clientId === clientId ? texts.card.closed : texts.card.inOtherWindow;
  const why = state === 'open' ? over : chosen ? '' : texts.card.notChosen;
  return (
    <div className="w-full overflow-clip rounded-control border border-line bg-surface">
      <ul
        aria-label={texts.card.title}
        aria-describedby={!open && why ? note : undefined}
        className="divide-y divide-line"
      >
        {proposals.map(({ id, label }, at) => (
          <li key={id}>
            <Row
              open={open}
              busy={busy}
              onPress={() => onPress({ proposalId: id }, label)}
              className={open ? 'text-accent-text' : chosen === id ? 'text-text' : 'text-text-muted'}
            >
              <Mark at={at} of={proposals.length} chosen={chosen === id} />
              <span className="wrap-anywhere min-w-0 flex-1">
                {label}
                {chosen === id && <span className="sr-only"> — {texts.card.chosen}</span>}
              </span>
            </Row>
          </li>
        ))}
        {open && (
          <li>
            <Row
              open
              busy={busy}
              onPress={() => onPress({ decline: messageId }, texts.card.none)}
              className="justify-center text-text-muted hover:text-text"
            >
              {texts.card.none}
            </Row>
          </li>
        )}
      </ul>
      {!open && why && (
        <p id={note} className="border-line border-t px-3 py-2 text-small text-text-muted">
          {why}
        </p>
      )}
    </div>
  );
}

/** The number by which a reading is called, or that it was chosen. */
function Mark({ at, of, chosen }: { at: number; of: number; chosen: boolean }) {
  if (chosen) return <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />;
  if (of === 1) return null;
  return (
    <span aria-hidden className="w-4 shrink-0 text-center text-text-muted tabular-nums">
      {at + 1}
    </span>
  );
}

interface RowProps {
  open: boolean;
  busy: boolean;
  onPress: () => void;
  className: string;
  children: ReactNode;
}

function Row({ open, busy, onPress, className, children }: RowProps) {
  if (!open) return <div className={classNames(ROW, className)}>{children}</div>;
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className={classNames(
        ROW,
        className,
        'transition-colors hover:bg-surface-hover aria-disabled:cursor-default aria-disabled:opacity-60',
      )}
    >
      {children}
    </button>
  );
}
