import { saidSomeday } from '#shared/russian/said-someday.ts';
import { tokenize } from '#shared/russian/text.ts';
import type { Intent, Reading } from '../model.ts';

/** The message without the words that put off to no day; null where it has none, or nothing else. */
function withoutSomeday(text: string): string | null {
  const tokens = tokenize(text);
  const said = saidSomeday(tokens);
  if (!said || said.lead === 'из') return null;
  const rest = `${text.slice(0, tokens[said.from]!.start)} ${text.slice(tokens[said.to - 1]!.end)}`;
  return /\p{L}/u.test(rest) ? rest : null;
}

function putOff(intent: Intent): Intent {
  if (intent.act === 'create') return { ...intent, task: { ...intent.task, plan: 'someday' } };
  return intent.act === 'update' ? { ...intent, change: { ...intent.change, plan: 'someday' } } : intent;
}

const isAble = ({ act }: Intent) => act === 'create' || act === 'update';

/** Said of several at once, it is asked about: it may be meant of the last alone. */
const withSomeday = (readings: readonly Reading[]): Reading[] =>
  readings.map((reading) => ({
    ...reading,
    intents: reading.intents.map(putOff),
    ...(reading.intents.filter(isAble).length !== 1 && { doubtful: true }),
  }));

/** The readings of a message; the words that put off to no day are read ahead of the rest, which is left without them. */
export function puttingOff(text: string, read: (text: string) => Reading[]): Reading[] {
  const rest = withoutSomeday(text);
  return rest === null ? read(text) : withSomeday(read(rest));
}
