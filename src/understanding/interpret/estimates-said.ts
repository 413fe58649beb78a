import { type SaidEstimate, saidEstimates, spanOf } from '#shared/russian/said-minutes.ts';
import { tokenize } from '#shared/russian/text.ts';
import type { Intent, Reading } from '../model.ts';

/** What a message says of how long its tasks take, read ahead of the rest. */
interface EstimatesSaid {
  estimates: readonly SaidEstimate[];
  /** The message without them. */
  rest: string;
}

/** Null where a message says nothing of it, or nothing else. */
export function estimatesSaid(text: string): EstimatesSaid | null {
  const tokens = tokenize(text);
  const estimates = saidEstimates(tokens);
  if (estimates.length === 0) return null;
  const rest = estimates.reduceRight((left, said) => {
    const { start, end } = spanOf(tokens, said);
    return `${left.slice(0, start)} ${left.slice(end)}`;
  }, text);
  return /\p{L}/u.test(rest) ? { estimates, rest } : null;
}

const takes = ({ act }: Intent) => act === 'create' || act === 'update';

function withEstimate(intent: Intent, estimate: number): Intent {
  if ('task' in intent) return { ...intent, task: { ...intent.task, estimate } };
  return 'change' in intent ? { ...intent, change: { ...intent.change, estimate } } : intent;
}

/** Each of as many as there are tasks goes to one of them; a single one of several tasks is asked about. */
function estimated(reading: Reading, estimates: readonly SaidEstimate[]): Reading {
  const able = reading.intents.filter(takes);
  if (able.length === 0) return { ...reading, doubtful: true };
  const isEach = able.length === estimates.length;
  const intents = reading.intents.map((intent) => {
    const at = able.indexOf(intent);
    if (at < 0) return intent;
    return withEstimate(intent, estimates[isEach ? at : 0]!.minutes);
  });
  return { ...reading, intents, ...(!isEach && { doubtful: true }) };
}

export const withEstimates = (readings: readonly Reading[], { estimates }: EstimatesSaid): Reading[] =>
  readings.map((reading) => estimated(reading, estimates));
