import { useEffect, useEffectEvent } from 'react';
import type { KeptForm } from '#client/form/kept-form.ts';
import { ownClock } from '#client/lib/clock.ts';
import { keepDraft } from '#client/lib/draft.ts';
import { requestDraft } from '#client/lib/draft-request.ts';
import { newId } from '#client/lib/new-id.ts';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { forgetOpening } from '#client/lib/opening.ts';
import { readQuickTask } from '#features/assistant/chat/read-quick-task.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { offered } from '#features/projects/rules.ts';
import { useTags } from '#features/tags/client/queries.ts';
import { SHARED_FORM } from '#features/tasks/client/task-form-names.ts';
import { sharedForm, sharedWords } from '#features/tasks/shared-text.ts';
import { texts as taskTexts } from '#features/tasks/texts.ts';
import { paths } from '#shared/paths.ts';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

interface OpeningProps {
  /** What was asked for, as path and query. */
  address: string;
  userId: string;
}

/** Opens it once. What was shared is written down as a draft first: from then on it is kept as whatever is typed is. */
export function Opening({ address, userId }: OpeningProps) {
  const { openCreate } = useTaskDialogs();
  const { data, isError } = useProjects();
  const tags = useTags().data;
  const [path, query = ''] = address.split('?');
  const projects = data ?? (isError ? [] : undefined);
  const ready = path !== paths.share || projects !== undefined;

  const open = useEffectEvent(() => {
    forgetOpening();
    if (path === paths.openTask) openCreate();
    if (path === paths.openFocus) openFocusStart();
    if (path === paths.openAssistant) openAssistant();
    if (path !== paths.share) return;
    const said = new URLSearchParams(query);
    const [title, text, url] = ['title', 'text', 'url'].map((name) => said.get(name) ?? '') as [string, string, string];
    const clock = ownClock();
    const context = {
      projects: offered(projects ?? []),
      tags: tags?.map(({ name }) => name) ?? [],
      priorityLabel: (priority: keyof typeof taskTexts.priority) => taskTexts.priority[priority],
      plain: [],
    };
    const read = (line: string) => readQuickTask(line, context, Date.now(), clock);
    const values = sharedForm(sharedWords({ title, text, url }), read, clock.zone, newId);
    keepDraft<KeptForm>(userId, SHARED_FORM, { values });
    requestDraft(SHARED_FORM);
  });
  useEffect(() => {
    if (ready) open();
  }, [ready]);
  return null;
}
