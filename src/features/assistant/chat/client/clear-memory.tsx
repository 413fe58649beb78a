import { Button } from '#client/ui/button.tsx';
import { texts } from '../texts.ts';
import { confirmClearing, useClearHistory } from './queries.ts';

/** Lets the assistant forget all that was said, after a question. */
export function ClearMemory() {
  const clear = useClearHistory();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-small text-text-muted">{texts.memory}</p>
      <Button
        variant="secondary"
        pending={clear.isPending}
        onClick={async () => (await confirmClearing()) && clear.mutate()}
      >
        {texts.clear}
      </Button>
    </div>
  );
}
