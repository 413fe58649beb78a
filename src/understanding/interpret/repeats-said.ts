import { dayOf, timeOf } from '#shared/day.ts';
import type { RepeatSaid } from '#shared/repeat/repeat.ts';
import { firstDue } from '#shared/russian/first-due.ts';
import { type Place, type SaidRepeat, saidRepeats } from '#shared/russian/said-repeat.ts';
import { type Token, tokenize } from '#shared/russian/text.ts';
import { isWholeDay, type When } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { Intent, NewTask, Reading, TaskChange } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { tellsOfOthers, tellsWhy, withoutTold } from './repeats-told.ts';

/** What a message says of repeating, read ahead of the rest. */
export interface RepeatsSaid {
  repeats: readonly SaidRepeat[];
  /** The message with words in their place that everybody says so, of which the rest can be told. */
  text: string;
  /** Those words say a day. */
  saysDay: boolean;
  /** It is told of others: «по понедельникам там не принимают». */
  tells: boolean;
}

/** Words that set something of a task that is there. */
const CHANGES =
  /^(?:перенеси|передвинь|переставь|измени|поменяй|смени|сделай|переведи|сдвинь)(?:те)?$|^(?:пусть|теперь|отныне|впредь)$/;
/** «этот и все следующие»: of a series that is there. */
const isOfSeries = (tokens: readonly Token[], at: number) =>
  tokens[at]!.word === 'все' && /^(?:по)?следующ/.test(tokens[at + 1]?.word ?? '');

/** How a new task is said to repeat, and what a task that is there is moved to: what people are known to say so. */
const STANDS_FOR = { made: 'каждую неделю', changed: 'завтра' };

const replaced = (text: string, tokens: readonly Token[], { from, to }: Place, by: string) =>
  `${text.slice(0, tokens[from]!.start)}${by}${text.slice(tokens[to - 1]!.end)}`;

/** Null where a message says nothing of it. */
export function repeatsSaid(text: string, clock: Clock, dictionary: Dictionary): RepeatsSaid | null {
  const tokens = tokenize(text);
  const heard = saidRepeats(tokens, clock).filter(({ places: [first] }) => !tellsWhy(tokens, first!));
  const repeats = heard.length > 0 ? withoutTold(heard, tokens, clock, dictionary) : heard;
  if (repeats.length === 0) return null;
  const changes = tokens.some(({ word }, at) => CHANGES.test(word) || isOfSeries(tokens, at));
  const stands = changes ? STANDS_FOR.changed : STANDS_FOR.made;
  const said = repeats.flatMap(({ places }) => places.map((place, at) => ({ place, by: at === 0 ? stands : '' })));
  const ordered = said.sort((a, b) => b.place.from - a.place.from);
  const rest = ordered.reduce((left, { place, by }) => replaced(left, tokens, place, by), text);
  const tells = repeats.some(({ places: [first] }) => tellsOfOthers(tokens, first!, dictionary));
  return { repeats, text: rest, saysDay: changes, tells };
}

function whenOf(said: SaidRepeat, when: When | null, clock: Clock): When | null {
  const due = firstDue(said, when, clock);
  if (due === null) return null;
  const { zone } = clock;
  const hasTime = !isWholeDay(due, zone);
  return {
    spans: when?.spans ?? [],
    due,
    day: dayOf(due, zone),
    time: hasTime ? timeOf(due, zone) : null,
    hasTime,
    saysDay: true,
    relative: false,
    past: false,
    clockTime: null,
  };
}

/** A new task that repeats begins on the first day of its rule. */
function made(task: NewTask, said: SaidRepeat, saysDay: boolean, clock: Clock): NewTask {
  const own = task.when?.hasTime ? { ...task.when, saysDay: false } : null;
  const when = whenOf(said, saysDay ? own : task.when, clock);
  return when ? { ...task, when, repeat: said.repeat } : task;
}

/** Of a change, what stood for the repeat is taken away again, but for the time. */
function changed({ due, ...rest }: TaskChange, { repeat }: { repeat: RepeatSaid }, { zone }: Clock): TaskChange {
  if (due?.kind !== 'at' || isWholeDay(due.due, zone)) return { ...rest, ...(due?.kind === 'time' && { due }), repeat };
  const [hour, minute] = timeOf(due.due, zone).split(':').map(Number) as [number, number];
  return { ...rest, due: { kind: 'time', time: { hour, minute, exact: true } }, repeat };
}

const STOOD = /кажд[а-яё]+ недел|(?:^| )завтра(?: |$)/iu;
const namesIt = (title: string | undefined) => title !== undefined && STOOD.test(title);

const takes = (intent: Intent): boolean => {
  if (intent.act === 'update') return intent.meant.kind !== 'unknown';
  return intent.act === 'create';
};

/**
 * A reading with what was said of repeating: each of several goes to one task, a single one to all that were said to repeat. Null
 * where its words were taken for a name.
 */
function withRepeat(reading: Reading, { repeats, saysDay, tells }: RepeatsSaid, clock: Clock): Reading | null {
  const { intents } = reading;
  if (intents.some((one) => namesIt('task' in one ? one.task.title : 'change' in one ? one.change.title : undefined)))
    return null;
  const said = intents.filter((one) => 'task' in one && one.task.repeats);
  const able = said.length > 0 ? said : intents.filter(takes);
  const heard = repeats.length === 1 ? able : able.slice(0, repeats.length);
  const acts = intents.filter(({ act }) => act !== 'none' && act !== 'answer');
  const unheard = heard.length === 0 ? acts.length > 0 : repeats.length > 1 && able.length !== repeats.length;
  const doubtful = unheard || (tells && heard.length > 0);
  const after = intents.map((intent): Intent => {
    const at = heard.indexOf(intent);
    if (at < 0) return intent;
    const one = repeats[repeats.length === 1 ? 0 : at]!;
    if ('task' in intent) return { ...intent, task: made(intent.task, one, saysDay, clock) };
    return 'change' in intent ? { ...intent, change: changed(intent.change, one, clock) } : intent;
  });
  const asksForIt = heard.some(({ act }) => act === 'create');
  return {
    ...reading,
    intents: after,
    ...(doubtful && { doubtful }),
    ...(asksForIt && { askedFor: 'named' as const }),
  };
}

/** So likely, a task that repeats is asked about rather than nothing be done. */
const WORTH_ASKING = 0.2;

export function withRepeats(readings: readonly Reading[], said: RepeatsSaid, clock: Clock): Reading[] {
  const all = readings.flatMap((reading) => withRepeat(reading, said, clock) ?? []);
  const makes = all.some(
    ({ intents, probability }) =>
      probability >= WORTH_ASKING && intents.some((one) => one.act === 'create' && one.task.repeat !== null),
  );
  return makes ? all.filter(({ intents }) => intents.some(({ act }) => act !== 'none')) : all;
}
