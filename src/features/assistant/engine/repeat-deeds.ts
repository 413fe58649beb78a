import type { RepeatSaid } from '#shared/repeat/repeat.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { isEvery } from '#shared/russian/said-days.ts';
import { saidRepeats } from '#shared/russian/said-repeat.ts';
import { compatible, dueChangeOf, findPieces, momentOf } from '#shared/russian/when.ts';
import { conclude, oneOf, outcome } from './concluding.ts';
import { skipped } from './drafts.ts';
import { type Environment, openTasks } from './environment.ts';
import { headForms } from './heads.ts';
import type { ChangePlan, Outcome, TaskView } from './model.ts';
import { isBeside, namedTasks, type Understood } from './named-tasks.ts';
import { noneReply } from './replies.ts';
import type { Message, Term } from './terms.ts';
import { dueText, quote } from './wording.ts';

const MORE = /^(?:больше|дальше|вообще|совсем)$/;
const REPEATING = /^повторя(?:й|йте|ть|ется|лась|лся|лось|ем|ю|йся)$/;
const ENDS = /^(?:перестань|перестаньте|хватит|прекрати|прекратите|достаточно|закончи|заканчивай|довольно)$/;
const REPEAT_NOUN = /^повтор(?:а|у|ы|ов|ение|ения|ений)?$/;
const REMOVES = /^(?:убер|убра|убир|сним|снят|удал|отмен|отключ|выключ|останов|стоп|прекрат|сброс)/;
const PUTS = /^(?:добав|поставь|поставить|включ|задай|назнач|сделай|настро|установ)/;
const ONCE = /^(?:разов(?:ой|ую|ое|ым)|одноразов(?:ой|ую|ое|ым)|неповторяющ(?:ейся|уюся|имся))$/;
const SKIPS = /^(?:пропусти(?:те|ть|м)?|пропускаем|пропускаю|пропущу|скипн(?:и|уть|ем)|скип)$/;
const THIS_TIME =
  /^(?:этот|раз|один|разок|сегодня|сегодняшн(?:ий|юю|ее|яя)|очередн(?:ой|ую|ое)|ближайш(?:ий|ую|ее)|в|на|следующ(?:ий|ую|ее))$/;
const BY_ADJECTIVE: readonly [words: RegExp, rule: string, workdays?: true][] = [
  [/^ежедневн(?:ой|ую|ым|ое|ая|ый)$/, 'FREQ=DAILY'],
  [/^еженедельн(?:ой|ую|ым|ое|ая|ый)$/, 'FREQ=WEEKLY'],
  [/^ежемесячн(?:ой|ую|ым|ое|ая|ый)$/, 'FREQ=MONTHLY'],
  [/^ежеквартальн(?:ой|ую|ым|ое|ая|ый)$/, 'FREQ=MONTHLY;INTERVAL=3'],
  [/^ежегодн(?:ой|ую|ым|ое|ая|ый)$/, 'FREQ=YEARLY'],
];

const repeating = (tasks: readonly TaskView[]) => tasks.filter(({ repeat, status }) => repeat && status === 'active');

function changed(tasks: readonly TaskView[], plan: ChangePlan, env: Environment, note = ''): Outcome {
  const ids = tasks.map(({ id }) => id);
  return conclude([{ do: 'update', ...oneOf(ids), plan }], env, note);
}

const NOTHING_REPEATS = 'Ни одна задача сейчас не повторяется.';

/** What is done to tasks that repeat. */
function toRepeating(tasks: readonly TaskView[] | undefined, said: string, plan: ChangePlan, env: Environment) {
  if (!tasks) return outcome(noneReply('update', said, [], env, false));
  const all = tasks.length > 0 ? tasks : repeating(openTasks(env));
  if (all.length === 0) return outcome(NOTHING_REPEATS);
  const some = repeating(all);
  if (some.length === 0) return outcome(`${all.map(({ title }) => quote(title)).join(', ')} и так не повторяется.`);
  const ended = plan.skips && some.length === 1 && Object.keys(skipped(some[0]!, env.clock)).length === 0;
  if (ended) return outcome(`Это последний раз: ${quote(some[0]!.title)} дальше не повторяется.`);
  return changed(some, plan, env, plan.skips ? ' Этот раз пропущен.' : '');
}

const namesOf = (terms: readonly Term[], understood: Understood) =>
  terms
    .filter((term) => !understood(term) && !isBeside(term))
    .map(({ text }) => text)
    .join(' ');

/** «больше не повторяй», «хватит повторять зарядку», «отмени повтор у планёрки», «сделай планёрку разовой». */
function stopping(terms: readonly Term[], env: Environment): Outcome | null {
  const words = terms.map(({ quote: quoted, word }) => (quoted ? '' : word));
  const verb = words.findIndex((word) => REPEATING.test(word));
  const denied = verb >= 0 && words.slice(Math.max(0, verb - 3), verb + 3).includes('не');
  const ended = verb >= 0 && words.some((word) => ENDS.test(word));
  const noun = words.findIndex((word) => REPEAT_NOUN.test(word));
  const removed = noun > 0 && words.slice(0, noun).some((word) => REMOVES.test(word));
  const once = words.some((word) => ONCE.test(word)) && words.some((word) => /^(?:сделай|пусть|сделать)/.test(word));
  if (!denied && !ended && !removed && !once) return null;
  const understood: Understood = ({ word }) =>
    [REPEATING, MORE, ENDS, REPEAT_NOUN, REMOVES, ONCE, /^(?:не|сделай|сделать)$/].some((words) => words.test(word));
  return toRepeating(namedTasks(terms, understood, env), namesOf(terms, understood), { repeat: null }, env);
}

/** «пропусти этот раз», «пропусти сегодня зарядку». Null where what it names does not repeat, and no time is said. */
function skipping(terms: readonly Term[], env: Environment): Outcome | null {
  const verb = terms.findIndex(({ word, quote: quoted }) => !quoted && SKIPS.test(word));
  if (verb < 0 || terms.some(({ word }, at) => at !== verb && headForms.has(word) && !THIS_TIME.test(word)))
    return null;
  const understood: Understood = ({ word }) => SKIPS.test(word) || THIS_TIME.test(word) || REPEAT_NOUN.test(word);
  const tasks = namedTasks(terms, understood, env);
  const saysTime = terms.some(({ word }) => word === 'раз');
  if (!saysTime && repeating(tasks ?? []).length === 0) return null;
  return toRepeating(tasks, namesOf(terms, understood), { skips: true }, env);
}

/** «повторяй зарядку каждый день», «добавь повтор к отчёту по пятницам», «сделай планёрку еженедельной». */
function setting(terms: readonly Term[], env: Environment): Outcome | null {
  const words = terms.map(({ quote: quoted, word }) => (quoted ? '' : word));
  const said = words.some((word) => REPEATING.test(word)) || words.some((word) => REPEAT_NOUN.test(word));
  const adjective = BY_ADJECTIVE.find(([form]) => words.some((word) => form.test(word)));
  const made = adjective && words.some((word) => /^(?:сделай|сделать|пусть)/.test(word));
  const [heard] = saidRepeats(terms, env.clock);
  if (!(said && heard) && !made) return null;
  const repeat: RepeatSaid = heard?.repeat ?? { rule: adjective![1], from: 'due', calendar: 'all' };
  const places = heard?.places ?? [];
  const rest = terms.filter((_, at) => !places.some(({ from, to }) => at >= from && at < to));
  const pieces = compatible(rest, findPieces(rest, env.clock));
  const when = momentOf(rest, pieces, env.clock);
  const free = rest.filter((_, at) => !pieces.some(({ from, to }) => at >= from && at < to));
  const understood: Understood = ({ word }) =>
    [REPEATING, REPEAT_NOUN, PUTS, /^(?:сделай|сделать)$/].some((form) => form.test(word)) ||
    BY_ADJECTIVE.some(([form]) => form.test(word)) ||
    isEvery(word);
  const tasks = namedTasks(free, understood, env);
  if (!tasks || tasks.length === 0) return null;
  return changed(tasks, { repeat, ...(when && { due: dueChangeOf(when) }) }, env);
}

/** «когда следующий раз», «когда в следующий раз поливать цветы», «как часто повторяется планёрка». */
function asking(terms: readonly Term[], env: Environment): Outcome | null {
  const said = terms.map(({ word }) => word).join(' ');
  const when =
    /^(?:а )?(?:когда|какого числа) (?:у меня )?(?:будет )?(?:(?:в )?следующ(?:ий|его) раз|следующ(?:ая|ий|ее|ую))(?: |$)/.test(
      said,
    );
  const often = /^(?:а )?(?:как(?: часто)?|по каким дням|с какой частотой) (?:у меня )?повторя/.test(said);
  if (!when && !often) return null;
  const understood: Understood = ({ word }) =>
    REPEATING.test(word) ||
    /^(?:когда|какого|числа|у|меня|будет|в|следующ\p{L}+|раз|как|часто|по|каким|дням|какой|частотой|\?)$/u.test(word);
  const tasks = namedTasks(terms, understood, env);
  const found = tasks && (repeating(tasks).length > 0 ? repeating(tasks) : tasks);
  if (!found || found.length === 0) return null;
  const line = ({ title, repeat, dueDate, status }: TaskView) => {
    const how = repeat ? `повторяется ${repeatWords(repeat)}` : 'не повторяется';
    const next = dueDate !== null && status === 'active' ? ` Ближайший раз — ${dueText(dueDate, env)}.` : '';
    return `${quote(title)} ${how}.${next}`;
  };
  return outcome(found.slice(0, 5).map(line).join('\n'), { listed: found.map(({ id }) => id) });
}

/** What a message does to how tasks repeat, or asks of it; null where it does not begin so. */
export function repeatDeed({ terms }: Message, env: Environment): Outcome | null {
  return stopping(terms, env) ?? skipping(terms, env) ?? setting(terms, env) ?? asking(terms, env);
}
