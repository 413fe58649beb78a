import { dequal } from 'dequal/lite';
import type { Overruled } from '#client/store/overruled.ts';
import type { Unsent } from '#client/store/unsent.ts';
import { columnKind } from '#features/columns/client/column-kind.ts';
import type { UnsentColumn } from '#features/columns/unsent.ts';
import { habitKind } from '#features/habits/client/habit-kind.ts';
import type { Habit } from '#features/habits/contract.ts';
import { FORM_FIELDS as HABIT_FIELDS } from '#features/habits/field-sets.ts';
import { bothTimes } from '#features/habits/reminder-times.ts';
import { saidFields } from '#features/habits/said-fields.ts';
import type { UnsentHabit } from '#features/habits/unsent.ts';
import { projectKind } from '#features/projects/client/project-kind.ts';
import { FORM_FIELDS as PROJECT_FIELDS } from '#features/projects/field-sets.ts';
import type { UnsentProject } from '#features/projects/unsent.ts';
import { settingsKind } from '#features/settings/client/settings-kind.ts';
import { tagKind } from '#features/tags/client/tag-kind.ts';
import type { UnsentTag } from '#features/tags/unsent.ts';
import { pick } from '#shared/fields.ts';

/** As servers keep it: texts trimmed, and an empty one none. */
const kept = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);

/** The fields of which an answer to what was said tells something else; undefined where there are none. */
function saidOtherwise(said: object, answer: object): object | undefined {
  const lost = Object.entries(said).filter(
    ([field, value]) =>
      value !== undefined && field in answer && !dequal(kept(value), kept(answer[field as keyof typeof answer])),
  );
  return lost.length > 0 ? Object.fromEntries(lost) : undefined;
}

/** A change of fields, with those of them alone that were lost. */
const only = (unsent: object, lost: object | undefined): Overruled | undefined =>
  lost && { change: { ...unsent, change: lost }, body: lost };

function ofProject(unsent: UnsentProject, answer: object): Overruled | undefined {
  if (unsent.deed !== 'change') return undefined;
  return only(unsent, saidOtherwise(pick(unsent.change, PROJECT_FIELDS), answer));
}

function ofHabit(unsent: UnsentHabit, answer: object): Overruled | undefined {
  if (unsent.deed !== 'change') return undefined;
  const { change } = unsent;
  const whole = saidFields({ ...(answer as Habit), ...bothTimes(change) });
  const fields = HABIT_FIELDS.filter((field) => change[field] !== undefined);
  return only(unsent, saidOtherwise(pick(whole, fields), answer));
}

function ofTag(unsent: UnsentTag, answer: object): Overruled | undefined {
  return unsent.deed === 'change' ? only(unsent, saidOtherwise(unsent.change, answer)) : undefined;
}

function ofColumn(unsent: UnsentColumn, answer: object): Overruled | undefined {
  const lost = unsent.deed === 'rename' && saidOtherwise({ name: unsent.name }, answer);
  return lost ? { change: unsent, body: lost } : undefined;
}

function ofSettings(change: object, answer: object): Overruled | undefined {
  const lost = saidOtherwise(change, answer);
  return lost && { change: lost, body: lost };
}

const FINDERS: Readonly<Record<string, (change: never, answer: object) => Overruled | undefined>> = {
  [projectKind.kind]: ofProject,
  [habitKind.kind]: ofHabit,
  [tagKind.kind]: ofTag,
  [columnKind.kind]: ofColumn,
  [settingsKind.kind]: ofSettings,
};

/** What of a change its answer tells otherwise, since another device said it later. Of tasks the server's history knows it. */
export const findOverruled = ({ kind, change }: Pick<Unsent, 'kind' | 'change'>, answer: object) =>
  FINDERS[kind]?.(change as never, answer);
