import { texts } from '../texts.ts';

const DOTS = ['0ms', '160ms', '320ms'];

/** Three dots while an answer is awaited, and the same in words for a screen reader. */
export function TypingIndicator({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown && (
        <span className="inline-flex h-10 items-center gap-1.5 rounded-card rounded-bl-small bg-surface-hover px-4">
          {DOTS.map((delay) => (
            <span
              key={delay}
              aria-hidden
              style={{ animationDelay: delay }}
              className="size-1.5 animate-[breathe_1s_ease-in-out_infinite] rounded-full bg-text-muted"
            />
          ))}
          <span className="sr-only">{texts.typing}</span>
        </span>
      )}
    </div>
  );
}
