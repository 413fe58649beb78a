import { useEffect, useState } from 'react';
import { copyText } from '#client/lib/copy-text.ts';
import { randomId } from '#client/lib/random-id.ts';
import { dropRefused, keepShown, refusedChanges } from '#client/store/device.ts';
import { useDeviceState } from '#client/store/device-state.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import { useMending } from '../use-mending.ts';
import { texts } from './texts.ts';

const words = texts.refused;

type Refused = Awaited<ReturnType<typeof refusedChanges>>[number];

/** What the server refused when nobody was there to hear it: nothing is dropped in silence. */
export function RefusedChanges() {
  const count = useDeviceState(({ refused }) => refused);
  const mending = useMending();
  const [changes, setChanges] = useState<readonly Refused[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as often as another one is known
  useEffect(() => {
    void refusedChanges().then(setChanges);
  }, [count]);
  if (changes.length === 0) return null;
  return (
    <section aria-label={words.label} className="flex flex-col gap-2">
      <div>
        <p className="font-medium text-small">{words.label}</p>
        <p className="text-small text-text-muted">{words.hint}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {changes.map((change) => (
          <RefusedChange key={change.number} change={change} onMend={mending(change)} />
        ))}
      </ul>
    </section>
  );
}

function RefusedChange({ change, onMend }: { change: Refused; onMend: (() => void) | undefined }) {
  const isOverruled = change.reason === '';
  const again = isOverruled ? words.sayAgain : onMend ? undefined : words.retry;
  const sayAgain = async () => {
    const { kind, words: said, change: shown, method, path, body } = change;
    await keepShown([{ kind, words: said, change: shown, method, path, body, key: randomId() }]);
    await dropRefused(change.number);
    toast({ title: isOverruled ? words.saidAgain : words.retried });
  };
  const copy = async () => {
    if (await copyText(change.words)) toast({ title: words.copied });
    else toast({ title: words.copyFailed, tone: 'danger' });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere whitespace-pre-line text-small">{change.words}</p>
        <p className="text-small text-text-muted">{isOverruled ? words.overruled : change.reason}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {again && (
          <Button variant="secondary" size="small" onClick={() => void sayAgain()}>
            {again}
          </Button>
        )}
        {onMend && (
          <Button variant="secondary" size="small" onClick={onMend}>
            {words.mend}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void dropRefused(change.number)}>
          {words.drop}
        </Button>
      </div>
    </li>
  );
}
