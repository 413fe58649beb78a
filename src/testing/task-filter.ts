import fc from 'fast-check';
import { eachOwn, eachValue, type FilterKey, type TaskFilter, WITHOUT_PROJECT } from '#features/tasks/filter.ts';
import { addDays } from '#shared/day.ts';

/** Days around that of the tests' deadlines. */
export const anyDay = fc.integer({ min: -3, max: 3 }).map((distance) => addDays('2026-11-27', distance));

const span = fc
  .record({ from: anyDay, to: anyDay }, { requiredKeys: [] })
  .filter(({ from, to }) => from !== undefined || to !== undefined);

/** Whatever each key may want, of these projects and words. */
export const anyWanted = (projects: fc.Arbitrary<string>, words: fc.Arbitrary<string>) =>
  ({
    ...eachValue(({ values }) => fc.constantFrom(...values)),
    ...eachOwn({
      reference: fc.oneof(fc.constant(WITHOUT_PROJECT), projects),
      tag: fc.constantFrom('дом', 'ДОМ', 'Ёлка', 'елка', 'дом отдыха', 'нет такого'),
      days: fc.oneof(fc.constantFrom('overdue' as const, 'none' as const), span),
      pastDays: fc.oneof(fc.constant('any' as const), span),
      plan: fc.oneof(fc.constantFrom('someday' as const, 'none' as const), span),
      words,
    }),
  }) satisfies Record<FilterKey, fc.Arbitrary<unknown>>;

/** Any filter of such. */
export const filterAmong = (wanted: ReturnType<typeof anyWanted>) =>
  fc.record(wanted, { requiredKeys: [] }) as fc.Arbitrary<TaskFilter>;

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((typed) => typed.trim())
  .filter((typed) => /[\p{L}\p{N}]/u.test(typed));

export const anyFilter = filterAmong(anyWanted(fc.uuid(), words));
