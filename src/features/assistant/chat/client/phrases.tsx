import { texts } from './texts.ts';

/** Three things to say with one tap. */
export function Phrases({ label, onSay }: { label: string; onSay: (message: string) => void }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {texts.examples.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            onClick={() => onSay(phrase)}
            className="touch-target rounded-full border border-line bg-surface px-3.5 py-1.5 text-left text-accent-text text-small transition-colors hover:border-accent hover:bg-accent-soft"
          >
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}
