import type { Choose } from '../../manner/variety.ts';
import type { ReportFacts } from '../facts.ts';
import { achievementsOf } from './achievements.ts';
import { closingOf } from './motivation.ts';
import { type Recommendation, recommendationsOf } from './recommendations.ts';
import { summaryOf } from './summary.ts';

/** A report as it is written, by rules or by a model. */
export interface Written {
  summary: string;
  achievements: string[];
  recommendations: Recommendation[];
  motivationalMessage: string;
}

/** Writes the report of a day by rules: the same facts and choice give the same words. */
export function reportByRules(facts: ReportFacts, choose: Choose): Written {
  return {
    summary: summaryOf(facts, choose),
    achievements: achievementsOf(facts),
    recommendations: recommendationsOf(facts, choose),
    motivationalMessage: closingOf(facts, choose),
  };
}
