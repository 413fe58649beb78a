import type { Day } from '#shared/day.ts';
import type { TaskFields } from './fields.ts';

/** A moment, and the day in which somebody is then. */
export interface Moment {
  now: number;
  today: Day;
}

/** What a field's value is compared as: an instant as epoch milliseconds. */
interface Compared {
  plain: string | number;
  instant: number;
  flag: boolean;
  digits: never;
  json: never;
}
type FieldAs<As> = { [F in keyof TaskFields]: TaskFields[F]['as'] extends As ? F : never }[keyof TaskFields];
type ComparedAs<As extends keyof Compared> = { field: FieldAs<As>; is: Compared[As] | null };
/** Both ends are included; what has no value lies in no span. */
type SpanOf<As extends keyof Compared> = { field: FieldAs<As>; from?: Compared[As]; to?: Compared[As] };

/** Words that all occur in the text of a field, or in what a search finds. Folded as people search, which no engine does. */
interface Words {
  words: string;
  field?: FieldAs<'plain'>;
}

/**
 * What may be asked of a task, once for all who answer it: of the task itself (`filtering.ts`), of its row
 * (`server/filter-store.ts`).
 */
export type Condition =
  | ComparedAs<'plain'>
  | ComparedAs<'instant'>
  | ComparedAs<'flag'>
  | SpanOf<'plain'>
  | SpanOf<'instant'>
  /** That a list of names has one. */
  | { field: 'tags'; holds: string }
  | Words
  | { every: readonly Condition[] }
  | { some: readonly Condition[] };

/** Does it ask for words, so that no engine can answer all of it? */
export function asksWords(condition: Condition): boolean {
  if ('every' in condition) return condition.every.some(asksWords);
  if ('some' in condition) return condition.some.some(asksWords);
  return 'words' in condition;
}

/** That a deadline with a time has passed. */
export const timePassed = (now: number): Condition => ({
  every: [
    { field: 'dueHasTime', is: true },
    { field: 'dueDate', to: now - 1 },
  ],
});
