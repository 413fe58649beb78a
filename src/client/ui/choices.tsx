import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Choice {
  key: string;
  icon?: ReactNode;
  label: string;
  /** What stands behind the label, in small. */
  more?: string;
  chosen?: boolean;
  onChoose: () => void;
}

/** Values to choose one of, each by one press. */
export function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="flex min-h-0 flex-col overflow-y-auto p-1">
      {choices.map(({ key, icon, label, more, chosen, onChoose }) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen}
          onClick={onChoose}
          className="-outline-offset-2 flex min-h-9 w-full shrink-0 items-center gap-2.5 rounded-small px-3 py-1.5 text-left text-body hover:bg-surface-hover pointer-coarse:min-h-11"
        >
          {icon}
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {more && <span className="shrink-0 text-small text-text-muted">{more}</span>}
          {chosen && <Check aria-hidden className="size-4.5 shrink-0 text-text-muted" />}
        </button>
      ))}
    </div>
  );
}
