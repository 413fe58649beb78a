import type { SaidField } from '#features/tasks/field-sets.ts';
import { capitalize } from '#shared/russian/text.ts';
import { APART_FIELDS, type ApartField, type SomeField, saysOf } from '#understanding/apart/fields.ts';
import type { Field } from './field.ts';
import { quote } from './wording.ts';

/** What the assistant says and hears of a field that is said apart, unless something of it is said otherwise. */
function fieldOf([name, { nouns, without, words }]: SomeField): Field {
  const [noun, put] = nouns[0]!;
  const of = (values: { [F in ApartField]?: unknown }) => values[name];
  return {
    made: (draft) => (of(draft) === null ? '' : `${noun} ${words(of(draft))}`),
    changed(changes) {
      if (of(changes) === undefined) return '';
      return of(changes) === null ? without : `${noun} — ${words(of(changes))}`;
    },
    proposed: (changes, { tasks }) =>
      of(changes) == null ? `убрать ${put}: ${tasks}` : `поставить ${put} ${words(of(changes))}: ${tasks}`,
    heard: (task) => (of(task) === null ? null : saysOf(name, of(task))),
    changes: (change) => saysOf(name, of(change)),
    again: (values) => (of(values) == null ? undefined : saysOf(name, of(values))),
    shared: true,
    beside: 'choice',
    nouns: nouns.map(([is]) => is),
    asked: (task) =>
      of(task) === null
        ? `${quote(task.title)} — ${without}.`
        : `${capitalize(noun)} задачи ${quote(task.title)} — ${words(of(task))}.`,
    away: () => ({ [name satisfies SaidField]: null }),
  };
}

/** Fields that are said apart, told alike. */
export const APART_SAID = Object.fromEntries(APART_FIELDS.map((one) => [one[0], fieldOf(one)])) as Record<
  ApartField,
  Field
>;
