import type { HeardSpan } from '#understanding/apart/apart.ts';
import { APART_FIELDS, type SomeField, saysOf } from '#understanding/apart/fields.ts';
import { conclude, oneOf } from './concluding.ts';
import type { Environment } from './environment.ts';
import { headForms } from './heads.ts';
import type { Outcome } from './model.ts';
import { isBeside, namedTasks } from './named-tasks.ts';
import type { Message, Term } from './terms.ts';

const SETS =
  /^(?:поставь|поставить|задай|задать|назначь|назначить|укажи|указать|измени|изменить|поменяй|поменять|установи|обнови|исправь|смени)(?:те)?$/;
const ADDS = /^(?:добавь|добавить|запиши|записать|дай)(?:те)?$/;
const BESIDE = /^(?:времени|мне|пожалуйста|еще|нов(?:ая|ую|ый|ое|ого)|друг(?:ая|ую|ой|ое|ого))$/;
const LEADS = /^(?:к|ко|у|для)$/;

const isNoun = ({ nouns }: SomeField[1], { word, quote }: Term) =>
  quote === 0 && nouns.some(([is, put]) => word === is || word === put);

/** «поставь отчёту оценку 2 часа», «добавь оценку час к отчёту», «добавь к отчёту …», but not «добавь отчёт, оценка час», which makes a task. */
function commands({ nouns }: SomeField[1], before: readonly Term[], noun: string | null): boolean {
  if (!nouns.some(([, put]) => put === noun)) return false;
  if (before.some(({ word }) => SETS.test(word)) || ADDS.test(before.at(-1)?.word ?? '')) return true;
  const [verb, lead] = before;
  return ADDS.test(verb?.word ?? '') && LEADS.test(lead?.word ?? '');
}

/** «оценка отчёта 2 часа», «измени оценку отчёта на час»: its noun, the name of the task, and the value last. */
function stated(apart: SomeField[1], terms: readonly Term[], text: string): HeardSpan<unknown> | null {
  const at = terms.findIndex((term) => isNoun(apart, term));
  if (at < 0 || terms.slice(0, at).some(({ word }) => !SETS.test(word) && !BESIDE.test(word))) return null;
  for (let from = at + 2; from < terms.length; from++) {
    const [said] = apart.hear([terms[at]!, ...terms.slice(from)], text);
    if (said?.from === 0 && said.to === terms.length - from + 1) return { ...said, from, to: terms.length };
  }
  return null;
}

/** Is it said of a task that is there? «отчёт займёт 2 часа», and «оценка час» of the task spoken of last. */
function isOfKnown(
  apart: SomeField[1],
  terms: readonly Term[],
  rest: readonly Term[],
  { from, to, noun }: HeardSpan<unknown>,
): boolean {
  const before = terms.slice(0, from).filter(({ word }) => !BESIDE.test(word));
  if (commands(apart, before, noun)) return true;
  if (rest.every((term) => term.kind === 'mark' || isBeside(term))) return true;
  const isEnd = terms.slice(to).every(({ kind }) => kind === 'mark');
  return noun === null && terms[from]!.kind === 'word' && isEnd && !rest.some(({ word }) => headForms.has(word));
}

/** What a message says of one such field of a task that is there; null where it says that of none, or more. */
function deedOf([field, apart]: SomeField, { text, terms }: Message, env: Environment): Outcome | null {
  const [said = null, ...others] = apart.hear(terms, text);
  const named = said ? null : stated(apart, terms, text);
  const found = said ?? named;
  if (!found || others.length > 0) return null;
  const rest = terms.filter((_, at) => at < found.from || at >= found.to);
  if (!named && !isOfKnown(apart, terms, rest, found)) return null;
  const understood = (term: Term) => isNoun(apart, term) || [SETS, ADDS, BESIDE].some((words) => words.test(term.word));
  const tasks = namedTasks(rest, understood, env);
  if (!tasks || tasks.length === 0) return null;
  const ids = tasks.map(({ id }) => id);
  const which = oneOf(ids);
  return conclude([{ do: 'update', ...which, plan: saysOf(field, found.value) }], env);
}

/** What a message says of a field that is said apart, of tasks that are there, and of nothing else. */
export function apartDeed({ text, terms: all }: Message, env: Environment): Outcome | null {
  const terms = all.filter(({ kind, text: sign }) => kind !== 'mark' || !/^[.!]$/.test(sign));
  for (const field of APART_FIELDS) {
    const done = deedOf(field, { text, terms }, env);
    if (done) return done;
  }
  return null;
}
