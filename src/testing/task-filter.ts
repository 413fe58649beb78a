import fc from 'fast-check';
import { eachValue, type TaskFilter, WITHOUT_PROJECT } from '#features/tasks/filter.ts';
import { addDays } from '#shared/day.ts';

/** Days around that of the tests' deadlines. */
export const anyDay = fc.integer({ min: -3, max: 3 }).map((distance) => addDays('2026-11-27', distance));

const span = fc
  .record({ from: anyDay, to: anyDay }, { requiredKeys: [] })
  .filter(({ from, to }) => from !== undefined || to !== undefined);

/** Any filter of these projects and words. */
export const filterAmong = (projects: fc.Arbitrary<string>, text: fc.Arbitrary<string>): fc.Arbitrary<TaskFilter> =>
  fc.record(
    {
      ...eachValue(({ values }) => fc.constantFrom(...values)),
      project: fc.oneof(fc.constant(WITHOUT_PROJECT), projects),
      tag: fc.constantFrom('дом', 'ДОМ', 'Ёлка', 'елка', 'дом отдыха', 'нет такого'),
      due: fc.oneof(fc.constantFrom('overdue' as const, 'none' as const), span),
      text,
    } satisfies Record<keyof TaskFilter, fc.Arbitrary<unknown>>,
    { requiredKeys: [] },
  ) as fc.Arbitrary<TaskFilter>;

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((typed) => typed.trim())
  .filter((typed) => /[\p{L}\p{N}]/u.test(typed));

export const anyFilter = filterAmong(fc.uuid(), words);
