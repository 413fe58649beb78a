import { type SaidEstimate, saidEstimates } from '#shared/russian/said-minutes.ts';
import { conclude } from './concluding.ts';
import type { Environment } from './environment.ts';
import { headForms } from './heads.ts';
import type { Outcome } from './model.ts';
import { isBeside, namedTasks } from './named-tasks.ts';
import type { Message, Term } from './terms.ts';

const SETS =
  /^(?:поставь|поставить|задай|задать|назначь|назначить|укажи|указать|измени|изменить|поменяй|поменять|установи|обнови|исправь|смени)(?:те)?$/;
const ADDS = /^(?:добавь|добавить|запиши|записать|дай)(?:те)?$/;
const NOUN = /^(?:оценк(?:а|у)|длительность|продолжительность)$/;
const ACCUSATIVE = /^(?:оценку|длительность|продолжительность)$/;
const BESIDE = /^(?:времени|мне|пожалуйста|еще|новую|другую)$/;

/** «поставь отчёту оценку 2 часа», «добавь оценку час к отчёту», but not «добавь отчёт, оценка час», which makes a task. */
function commands(before: readonly Term[], noun: string | null): boolean {
  if (noun === null || !ACCUSATIVE.test(noun)) return false;
  return before.some(({ word }) => SETS.test(word)) || ADDS.test(before.at(-1)?.word ?? '');
}

/** «оценка отчёта 2 часа», «измени оценку отчёта на час»: its noun, the name of the task, and the length last. */
function stated(terms: readonly Term[]): SaidEstimate | null {
  const at = terms.findIndex(({ word, quote }) => quote === 0 && NOUN.test(word));
  if (at < 0 || terms.slice(0, at).some(({ word }) => !SETS.test(word) && !BESIDE.test(word))) return null;
  for (let from = at + 2; from < terms.length; from++) {
    const [said] = saidEstimates([terms[at]!, ...terms.slice(from)]);
    if (said?.from === 0 && said.to === terms.length - from + 1) return { ...said, from, to: terms.length };
  }
  return null;
}

/** Is it said of a task that is there? «отчёт займёт 2 часа», and «оценка час» of the task spoken of last. */
function isOfKnown(terms: readonly Term[], rest: readonly Term[], { from, to, noun }: SaidEstimate): boolean {
  const before = terms.slice(0, from).filter(({ word }) => !BESIDE.test(word));
  if (commands(before, noun)) return true;
  if (rest.every((term) => term.kind === 'mark' || isBeside(term))) return true;
  const isEnd = terms.slice(to).every(({ kind }) => kind === 'mark');
  return noun === null && terms[from]!.kind === 'word' && isEnd && !rest.some(({ word }) => headForms.has(word));
}

/** What a message says of how long a task that is there takes; null where it says that of none, or more. */
export function estimateDeed(message: Message, env: Environment): Outcome | null {
  const terms = message.terms.filter(({ kind, text }) => kind !== 'mark' || !/^[.!]$/.test(text));
  const [said = null, ...others] = saidEstimates(terms);
  const named = said ? null : stated(terms);
  const found = said ?? named;
  if (!found || others.length > 0) return null;
  const rest = terms.filter((_, at) => at < found.from || at >= found.to);
  if (!named && !isOfKnown(terms, rest, found)) return null;
  const understood = ({ word }: Term) => [SETS, ADDS, NOUN, BESIDE].some((words) => words.test(word));
  const tasks = namedTasks(rest, understood, env);
  if (!tasks || tasks.length === 0) return null;
  const ids = tasks.map(({ id }) => id);
  const which = ids.length === 1 ? { ids } : { ids: [], candidates: ids };
  return conclude([{ do: 'update', ...which, plan: { estimateMinutes: found.minutes } }], env);
}
