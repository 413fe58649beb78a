import { NO_PLAN, SOMEDAY } from '#features/tasks/planning.ts';
import { dayAndTimeOf } from '#shared/russian/day-and-time.ts';
import { OWN_DOING } from '#shared/russian/own-doing.ts';
import { saidSomeday } from '#shared/russian/said-someday.ts';
import { findPieces } from '#shared/russian/when.ts';
import { conclude, oneOf } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { ChangePlan, Outcome } from './model.ts';
import { isNamedWhole, namedTasks } from './named-tasks.ts';
import { planFields } from './plan-field.ts';
import { takeWhen } from './slots.ts';
import { type Message, readMessage, type Term } from './terms.ts';

const PLANS = /^(?:заплан(?:ируй|ировать|ируем)|спланируй|распланируй)(?:те)?$/;
const PUTS = /^(?:отлож|перенес|постав|убер|убра|перелож|отправ|перемест|закин|кин|сдвин|оставь|пусть)/;
const TAKES = /^(?:убер|убра|сним|снят|удал|исключ|выкин|достань|верни)/;
const BESIDE =
  /^(?:за|над|в|во|на|из|его|это|эту|пока|только|лучше|я|сам|сама|буду|куда-нибудь|так|просто|пожалуй|точно|пометь|отметь|запиши|день)$/;
/** «срок не трогай», «а дедлайн пусть как был»: the day that is said is no deadline. */
const DEADLINE_STAYS =
  /[\s,;—–-]{0,3}(?:(?:а|но|и) )?(?:срок|дедлайн)\p{L}{0,3}(?: (?:сдачи|никакой|никакого|там|сам|его|пока)){0,3} (?:не (?:трогай|ставь|меняй|надо|нужен|нужно|двигай)|пусть (?:будет )?(?:как (?:был|есть)|остается|остаётся|прежний)|оставь|прежний|как был)(?=$|[\s,.!])/iu;
const NO_HURRY = /[\s,;—–-]{0,3}(?:(?:это|все|всё) )?не (?:горит|срочно|спешно|к спеху)(?=$|[\s,.!])/giu;

function changed(terms: readonly Term[], understood: (term: Term) => boolean, plan: ChangePlan, env: Environment) {
  const tasks = namedTasks(terms, understood, env);
  if (!tasks || tasks.length === 0) return null;
  const ids = tasks.map(({ id }) => id);
  return conclude([{ do: 'update', ...oneOf(ids), plan }], env);
}

/** «отложи отчёт на когда-нибудь», «отчёт — когда-нибудь», «верни отчёт из когда-нибудь». */
function puttingOff(terms: readonly Term[], env: Environment): Outcome | null {
  const said = saidSomeday(terms);
  if (!said) return null;
  const rest = terms.filter((_, at) => at < said.from || at >= said.to);
  const understood = ({ word }: Term) => [PUTS, TAKES, BESIDE].some((words) => words.test(word));
  if (!isNamedWhole(rest, understood, env)) return null;
  return changed(rest, understood, said.lead === 'из' ? NO_PLAN : SOMEDAY, env);
}

/** «убери отчёт из плана», «сними отчёт с плана». */
function takingOut(terms: readonly Term[], env: Environment): Outcome | null {
  const noun = terms.findIndex(({ word, quote }, at) => !quote && at > 0 && word === 'плана');
  if (noun < 1 || !/^(?:из|с)$/.test(terms[noun - 1]!.word)) return null;
  const rest = terms.filter((_, at) => at !== noun && at !== noun - 1);
  if (!rest.some(({ word }) => TAKES.test(word))) return null;
  return changed(rest, ({ word }) => TAKES.test(word), NO_PLAN, env);
}

/** «запланируй отчёт на среду», «отчёт сделаю завтра в 10», «займусь отчётом в пятницу». */
function planning(terms: readonly Term[], env: Environment, stays: boolean): Outcome | null {
  const verbs = terms.filter(({ word, quote }) => !quote && (PLANS.test(word) || OWN_DOING.test(word)));
  if (verbs.length !== 1 && !stays) return null;
  const free = terms.map((term) => ({ ...term, taken: false }));
  const when = takeWhen(free, env.clock);
  if (!when?.saysDay) return null;
  const rest = free.filter(({ taken }) => !taken);
  // «сдам в марте, двенадцатого»: which of two days is meant, only the whole of it tells.
  if (findPieces(rest, env.clock).some(({ day }) => day !== undefined)) return null;
  const plan = { ...planFields(dayAndTimeOf(when, env.clock.zone)), someday: false };
  const understood = ({ word }: Term) => PLANS.test(word) || OWN_DOING.test(word) || BESIDE.test(word);
  if (!stays) return isNamedWhole(rest, understood, env) ? changed(rest, understood, plan, env) : null;
  return namedTasks(rest, understood, env)?.length === 1 ? changed(rest, understood, plan, env) : null;
}

/** What a message says of when tasks that are there are meant to be done; null where it says that of none, or more. */
export function planDeed(message: Message, env: Environment): Outcome | null {
  const stays = DEADLINE_STAYS.test(message.text);
  const text = message.text.replace(DEADLINE_STAYS, '').replace(NO_HURRY, '');
  const read = text === message.text ? message.terms : readMessage(text).terms;
  const terms = read.filter(({ kind, text: sign }) => kind !== 'mark' || !/^[.!]$/.test(sign));
  if (terms.some(({ text: sign, word }) => sign === '?' || (word === 'не' && !stays))) return null;
  return puttingOff(terms, env) ?? takingOut(terms, env) ?? planning(terms, env, stays);
}
