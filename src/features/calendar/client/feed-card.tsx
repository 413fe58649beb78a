import { useState } from 'react';
import { useMinute } from '#client/lib/clock.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { toast } from '#client/ui/toast.ts';
import { CopyButton } from '#features/auth/two-factor/client/copy-button.tsx';
import { ago } from '#shared/russian/ago.ts';
import type { CalendarFeed } from '../contract.ts';
import { KINDS, type Kind } from '../rules.ts';
import { useChangeFeed, useFeed, useMakeFeed, useRemoveFeed } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.feed;
const onError = (error: Error) => tellFailure(error, words.failed, serverMessage(error));

/** The secret address under which calendars elsewhere read this account. */
export function FeedCard() {
  const feed = useFeed();
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-medium text-small">{words.title}</p>
        <p className="text-small text-text-muted">{words.text}</p>
      </div>
      {feed.isError ? (
        <ErrorState
          title={words.loadFailed}
          retryLabel={words.retry}
          onRetry={() => void feed.refetch()}
          pending={feed.isFetching}
        />
      ) : feed.data === undefined ? (
        <Skeleton className="h-14" />
      ) : (
        <Address feed={feed.data} />
      )}
    </div>
  );
}

function Address({ feed }: { feed: CalendarFeed | null }) {
  const [wanted, setWanted] = useState<readonly Kind[]>(KINDS);
  const [told, setTold] = useState<string | null>(null);
  const [make, change, remove] = [useMakeFeed(), useChangeFeed(), useRemoveFeed()];
  const kinds = feed?.kinds ?? wanted;
  const choose = (kind: Kind, isChosen: boolean) => {
    const next = KINDS.filter((one) => (one === kind ? isChosen : kinds.includes(one)));
    if (feed) change.mutate(next, { onError });
    else setWanted(next);
  };
  const makeOne = () =>
    make.mutate([...kinds], {
      onSuccess: ({ path }) => {
        setTold(window.location.origin + path);
        toast({ title: words.made });
      },
      onError,
    });
  const takeBack = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setTold(null);
        toast({ title: words.removed });
      },
      onError,
    });
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">{words.kindsLabel}</legend>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={words.kinds[kind]}
            checked={kinds.includes(kind)}
            // An address under which there is nothing is none.
            disabled={kinds.length === 1 && kinds.includes(kind)}
            onChange={({ target }) => choose(kind, target.checked)}
          />
        ))}
      </fieldset>
      {told !== null && <Told address={told} />}
      {feed === null ? (
        <Button variant="secondary" className="self-start" pending={make.isPending} onClick={makeOne}>
          {words.make}
        </Button>
      ) : (
        <Made feed={feed} />
      )}
      {feed !== null && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-description={words.renewHint} pending={make.isPending} onClick={makeOne}>
            {words.renew}
          </Button>
          <Button variant="quiet" pending={remove.isPending} onClick={takeBack}>
            {words.remove}
          </Button>
        </div>
      )}
    </>
  );
}

function Told({ address }: { address: string }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Field label={words.address} hint={words.once} className="w-full">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <CopyButton text={address} label={words.copy} />
    </div>
  );
}

function Made({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeed }) {
  useMinute();
  const when = (instant: string) => ago(Date.parse(instant), Date.now());
  return (
    <p className="text-small text-text-muted">
      {words.since(when(createdAt))} {lastReadAt === null ? words.neverRead : words.lastRead(when(lastReadAt))}
    </p>
  );
}
