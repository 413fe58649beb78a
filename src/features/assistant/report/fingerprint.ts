import { numberOf } from '../manner/variety.ts';
import type { ReportFacts } from './facts.ts';
import { situationOf } from './situation.ts';

/** A fingerprint of all that a report tells of: another one wherever something has changed. */
export function figuresOf(facts: ReportFacts): string {
  const { now: _now, hour: _hour, manner: _manner, wishes: _wishes, ...figures } = facts;
  const text = JSON.stringify([situationOf(facts), figures]);
  return `${text.length}-${numberOf(text)}`;
}
