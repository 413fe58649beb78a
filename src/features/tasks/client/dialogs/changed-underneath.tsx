import { useMemo, useState } from 'react';
import type { FormFields } from '#client/form/form.tsx';
import { FormNote } from '#client/form/form-note.tsx';
import { ownZone } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { headingTitles } from '#features/projects/headings.ts';
import type { Task } from '../../contract.ts';
import type { OwnField } from '../../field-sets.ts';
import { type TaskForm, toForm, touchedFields } from '../../task-form.ts';
import { FIELD_WORDS, type Names } from '../field-words.ts';
import { texts } from './texts.ts';

const words = texts.underneath;

/** Says field by field what has changed of a task since its form was opened: what nobody typed over stands in it already. */
export function ChangedUnderneath({ form, task }: { form: FormFields<TaskForm>; task: Task }) {
  const [opened] = useState(task);
  const projects = useProjects().data;
  const names = useMemo<Names>(
    () => ({
      projects: new Map(projects?.map(({ id, name }) => [id, name])),
      columns: new Map(),
      headings: headingTitles(projects),
    }),
    [projects],
  );
  const changed = touchedFields(toForm(opened, ownZone()), task, ownZone());
  if (changed.length === 0) return null;
  const typed = touchedFields(form.watch(), task, ownZone());
  const take = (field: OwnField) => form.setValue(field, toForm(task, ownZone())[field], { shouldDirty: true });
  return (
    <FormNote>
      <p>{words.title}</p>
      <ul>
        {changed.map((field) => {
          const { name, tell } = FIELD_WORDS[field];
          const told = words.told(name, (tell as (values: Task, names: Names) => string)(task, names));
          return (
            <li key={field} className="flex items-center justify-between gap-3">
              <span className="wrap-anywhere min-w-0 whitespace-pre-line">
                {typed.includes(field) ? told : words.taken(told)}
              </span>
              {typed.includes(field) && (
                <Button variant="quiet" size="small" aria-label={words.takeLabel(name)} onClick={() => take(field)}>
                  {words.take}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </FormNote>
  );
}
