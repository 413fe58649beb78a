import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { ownZone } from '#client/lib/clock.ts';
import { runChange } from '#client/store/kept-change.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { useColumns } from '#features/columns/client/queries.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { headingTitles } from '#features/projects/headings.ts';
import type { Task } from '../../contract.ts';
import { fullDate } from '../../full-due.ts';
import type { HistoryEntry } from '../../history-contract.ts';
import { texts } from '../../texts.ts';
import type { Names } from '../field-words.ts';
import { knowing } from '../knowing.ts';
import { changeWords } from './change-words.ts';
import { useTakeBack, useTaskHistory } from './queries.ts';
import { texts as words } from './texts.ts';

/** What became of a task, asked for once it is opened. */
export function TaskHistory({ task }: { task: Task }) {
  const isReturned = Boolean(task.returnedAt);
  const [open, setOpen] = useState(isReturned);
  const id = useId();
  return (
    <section aria-label={words.title}>
      {isReturned && <Returned id={task.id} />}
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="touch-target flex items-center gap-1.5 rounded-control font-medium text-small text-text-muted hover:text-text"
        >
          <ChevronDown aria-hidden className={classNames('size-4 transition-transform', !open && '-rotate-90')} />
          {words.title}
        </button>
      </h3>
      <div id={id} className="mt-2">
        {open && <Entries task={task} />}
      </div>
    </section>
  );
}

/** Says why the task is there again, until somebody says that they know. */
function Returned({ id }: { id: string }) {
  const client = useQueryClient();
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-warning-soft px-3 py-2 text-small">
      <p>{words.returned}</p>
      <Button variant="quiet" size="small" onClick={() => void runChange(client, knowing(client), { id })}>
        {words.known}
      </Button>
    </div>
  );
}

function useNames(): Names {
  const projects = useProjects().data;
  const columns = useColumns().data;
  return useMemo(() => {
    const names = (rows: readonly { id: string; name: string }[] | undefined) =>
      new Map(rows?.map(({ id, name }) => [id, name]));
    return { projects: names(projects), columns: names(columns), headings: headingTitles(projects) };
  }, [projects, columns]);
}

function Entries({ task }: { task: Task }) {
  const names = useNames();
  const back = useTakeBack(task.id);
  const { data, isError, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useTaskHistory(task);
  if (!data && isError)
    return (
      <ErrorState title={words.failed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching} />
    );
  if (!data) return <Skeleton className="h-16" />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <div className="flex flex-col items-start gap-2">
      {entries.length === 0 && <p className="text-small text-text-muted">{words.empty}</p>}
      <ol className="w-full divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Act entry={entry} names={names} busy={back.isPending} onBack={() => back.takeBack(entry.id)} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="quiet" size="small" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      )}
      <p className="text-small text-text-muted">{words.kept}</p>
    </div>
  );
}

interface ActProps {
  entry: HistoryEntry;
  names: Names;
  busy: boolean;
  onBack: () => void;
}

function Act({ entry, names, busy, onBack }: ActProps) {
  const lines = changeWords(entry, names);
  const about = [
    fullDate(entry.at, ownZone()),
    words.by[entry.by],
    entry.undoes ? words.undo : null,
    entry.undone ? words.undone : null,
  ].filter(Boolean);
  return (
    <div className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0 text-small">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
        <p className="text-text-muted">{about.join(' · ')}</p>
      </div>
      {entry.canUndo && (
        <Button
          variant="quiet"
          size="small"
          disabled={busy}
          aria-label={words.backLabel(lines.join(', '))}
          onClick={onBack}
        >
          {words.back}
        </Button>
      )}
    </div>
  );
}
