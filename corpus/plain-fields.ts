import { OWN_FIELDS, type OwnField } from '#features/tasks/field-sets.ts';
import { TASK_FIELDS, type TaskFields } from '#features/tasks/fields.ts';
import type { FieldWith } from '#shared/fields.ts';
import type { Column } from '#shared/stored.ts';

/** What the files call the fields that they have words of their own for; «high» stands by itself. */
const WORDED = {
  title: 'name',
  description: 'note',
  priority: '',
  projectId: 'in',
  dueDate: 'due',
  plannedDay: 'plan',
  plannedTime: '',
  reminders: '',
} satisfies Partial<Record<OwnField, string>>;

type Own<Trait> = FieldWith<TaskFields, { role: 'own' } & Trait>;
/** A field that the files can say, and that is judged, without anything said of it here. */
export type PlainField = Exclude<Own<{ as: 'plain' | 'flag' } | { fresh: readonly [] }>, keyof typeof WORDED>;

/** All others are said by their names: a text, a number, yes or no («someday: true»), or a list, whose values stand one by one («tag: дом» of `tags`). */
export type PlainFields = Record<string, string | number | boolean | string[] | null>;

interface Traits extends Column {
  fresh?: unknown;
}

const PLAIN = OWN_FIELDS.filter((field) => !(field in WORDED)).flatMap((field) => {
  const { as, fresh }: Traits = TASK_FIELDS[field];
  return Array.isArray(fresh) || as === 'plain' || as === 'flag'
    ? [{ field: field as string, fresh, list: Array.isArray(fresh) }]
    : [];
});

/** What a task has of them where nothing is said. */
export const FRESH_PLAIN = Object.fromEntries(PLAIN.map(({ field, fresh }) => [field, fresh])) as PlainFields;

const plainValue = (value: string) =>
  /^\d+$/.test(value) ? Number(value) : value === 'true' || value === 'false' ? value === 'true' : value;

/** What a part of a line says of one of them, with what others said before it; undefined for none. */
export function readPlain(key: string, value: string, before: PlainFields = {}): PlainFields | undefined {
  const found = value ? PLAIN.find(({ field, list }) => key === field || (list && `${key}s` === field)) : undefined;
  if (!found) return undefined;
  const { field, fresh, list } = found;
  if (value === 'none') return { ...before, [field]: fresh as PlainFields[string] };
  const one = list ? [...((before[field] ?? []) as string[]), value] : plainValue(value);
  return { ...before, [field]: one };
}
