import { Form, type FormFields } from '#client/form/form.tsx';
import { useMinute } from '#client/lib/clock.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { toast } from '#client/ui/toast.ts';
import { ago } from '#shared/russian/ago.ts';
import { addSource, type CalendarSource } from '../contract.ts';
import { ADDRESS_MAX, SOURCE_NAME_MAX, SOURCES_MOST } from '../rules.ts';
import { useAddSource, useRemoveSource, useSources } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.sources;
const EMPTY = { name: '', url: '' };

/** Calendars elsewhere whose events stand in today, and the way to add one. */
export function SourcesCard() {
  const sources = useSources();
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-medium text-small">{words.title}</p>
        <p className="text-small text-text-muted">{words.text}</p>
      </div>
      {sources.data ? (
        <Sources sources={sources.data} />
      ) : sources.isError ? (
        <ErrorState
          title={words.loadFailed}
          retryLabel={words.retry}
          onRetry={() => void sources.refetch()}
          pending={sources.isFetching}
        />
      ) : (
        <Skeleton className="h-14" />
      )}
    </div>
  );
}

function Sources({ sources }: { sources: readonly CalendarSource[] }) {
  return (
    <>
      {sources.length > 0 && (
        <ul aria-label={words.list} className="divide-y divide-line">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      {sources.length < SOURCES_MOST && <NewSource />}
    </>
  );
}

function SourceRow({ source }: { source: CalendarSource }) {
  const { id, name, host, readAt, failure } = source;
  const remove = useRemoveSource();
  useMinute();
  const read = readAt === null ? null : words.readAt(ago(Date.parse(readAt), Date.now()));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-medium text-small">{name}</p>
        <p className="wrap-anywhere text-small text-text-muted">{host}</p>
        {failure !== null && <p className="text-danger text-small">{words.failures[failure]}</p>}
        <p className="text-small text-text-muted">{read ?? (failure === null ? words.reading : words.neverRead)}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={words.removeOf(name)}
        pending={remove.isPending}
        onClick={() =>
          remove.mutate(id, {
            onSuccess: () => toast({ title: words.removed }),
            onError: (error) => tellFailure(error, words.failed, serverMessage(error)),
          })
        }
      >
        {words.remove}
      </Button>
    </li>
  );
}

function NewSource() {
  const add = useAddSource();
  const send = async (body: typeof EMPTY, form: FormFields<typeof EMPTY>) => {
    await add.mutateAsync(body, { onError: (error) => tellFailure(error, words.failed, serverMessage(error)) });
    form.reset(EMPTY);
    toast({ title: words.added });
  };
  return (
    // An address that lets in whoever knows it is kept nowhere before it is sent.
    <Form
      className="flex flex-col gap-3"
      schema={addSource.body}
      start={EMPTY}
      draft={null}
      loading={add.isPending}
      submitError={add.error}
      onSubmit={send}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={words.name} {...(errors.name?.message && { error: errors.name.message })}>
            <Input maxLength={SOURCE_NAME_MAX} placeholder={words.namePlaceholder} {...register('name')} />
          </Field>
          <Field label={words.url} hint={words.urlHint} {...(errors.url?.message && { error: errors.url.message })}>
            <Input
              inputMode="url"
              autoComplete="off"
              maxLength={ADDRESS_MAX}
              placeholder="https://…/calendar.ics"
              {...register('url')}
            />
          </Field>
          <Button type="submit" variant="secondary" className="self-start" pending={add.isPending}>
            {words.add}
          </Button>
        </>
      )}
    </Form>
  );
}
