import { Download, PackageOpen, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { download } from '#client/lib/download.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { toast } from '#client/ui/toast.ts';
import { dayOf, livedDay, timeOf } from '#shared/day.ts';
import { dayWriter } from '#shared/russian/day-words.ts';
import type { Export } from '../contract.ts';
import { isUnderWay } from '../rules.ts';
import { useExports, useStartExport } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.data;
const dayAndMonth = dayWriter({ day: 'numeric', month: 'long' });

/** Everything of the account as a file: ordered, made by the server, and downloaded. */
export function ExportPart() {
  const exports = useExports();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-text-muted">{words.exportText}</p>
      {exports.data ? (
        <Standing last={exports.data[0]} onGone={() => void exports.refetch()} />
      ) : exports.error ? (
        <ErrorState
          title={words.loadFailed}
          retryLabel={texts.retry}
          onRetry={() => void exports.refetch()}
          pending={exports.isFetching}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-11 w-40" />
        </div>
      )}
    </div>
  );
}

function Standing({ last, onGone }: { last: Export | undefined; onGone: () => void }) {
  const making = last !== undefined && isUnderWay(last);
  return (
    <>
      {making && <Progress label={words.progress} value={last.progress} />}
      <p role="status" className="empty:hidden">
        {making ? words.making : last?.expiresAt && readyUntil(last.expiresAt)}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {last?.error}
      </p>
      <div className="flex flex-wrap gap-2">
        {last?.url && <DownloadButton url={last.url} onGone={onGone} />}
        <StartButton last={last} making={making} />
      </div>
    </>
  );
}

function readyUntil(instant: string): string {
  const { zone } = ownClock();
  const until = Date.parse(instant);
  return words.ready(dayAndMonth(dayOf(until, zone)), timeOf(until, zone));
}

/** Stays in its place while the file is made, and the keyboard's focus with it. */
function StartButton({ last, making }: { last: Export | undefined; making: boolean }) {
  const start = useStartExport();
  const label = last?.error ? texts.retry : last ? words.again : words.export;
  const Icon = last ? RotateCw : PackageOpen;
  const begin = () =>
    start.mutate(undefined, { onError: (error) => tellFailure(error, words.startFailed, serverMessage(error)) });
  return (
    <Button
      variant={last?.url ? 'quiet' : 'secondary'}
      pending={start.isPending || making}
      pendingLabel={words.underWay(last?.progress ?? 0)}
      onClick={begin}
    >
      <Icon aria-hidden />
      {label}
    </Button>
  );
}

function DownloadButton({ url, onGone }: { url: string; onGone: () => void }) {
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      await download(url, `takt-${livedDay(Date.now(), ownClock())}.json`);
      toast({ title: words.downloaded });
    } catch (error) {
      tellFailure(error, words.downloadFailed, serverMessage(error));
      onGone();
    }
    setPending(false);
  };
  return (
    <Button pending={pending} pendingLabel={words.downloading} onClick={() => void save()}>
      <Download aria-hidden />
      {words.download}
    </Button>
  );
}
