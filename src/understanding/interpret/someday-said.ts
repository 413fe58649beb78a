import { saidSomeday } from '#shared/russian/said-someday.ts';
import type { Token } from '#shared/russian/text.ts';

/** The words that put a task off to no day: a plan that no label marks. */
export function heardSomeday(tokens: readonly Token[]) {
  const said = saidSomeday(tokens);
  return said && said.lead !== 'из' ? [{ says: { plan: 'someday' } as const, from: said.from, to: said.to }] : [];
}
