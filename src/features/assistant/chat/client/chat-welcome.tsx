import { texts } from '../texts.ts';
import { Phrases } from './phrases.tsx';

/** What stands where nothing was said yet. */
export function ChatWelcome({ onSay }: { onSay: (message: string) => void }) {
  const { hello, text, try: invitation } = texts.welcome;
  return (
    <article className="flex max-w-[92%] flex-col items-start gap-3">
      <div className="rounded-card rounded-bl-small bg-surface-hover px-4 py-2.5">
        <p className="font-medium">{hello}</p>
        <p>{text}</p>
      </div>
      <Phrases label={invitation} onSay={onSay} />
    </article>
  );
}
