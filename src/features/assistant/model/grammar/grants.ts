import { isPast } from '#shared/russian/verbs.ts';
import { saidBy } from '../../engine/answering.ts';
import { isQuestion } from '../../engine/asking.ts';
import { headForms } from '../../engine/heads.ts';
import type { Action, Outcome } from '../../engine/model.ts';
import { isWord, readMessage, type Term } from '../../engine/terms.ts';
import { DONE_WORD, MODAL } from '../../engine/words.ts';
import { ALSO_ASKED, ASKED_BY, DONE, type Kind, PLANS, SOMEBODY_ELSE, TELL, UNWANTED } from './request-words.ts';

/** What the user's own words ask for. Nothing else may be done, whatever a model was told by the account's texts. */
export interface Grants {
  kinds: ReadonlySet<Kind>;
  /** Those that a command asks for, and not only a statement: «устал» commands nothing. */
  commanded: ReadonlySet<Kind>;
  /** The words, for judging which tasks they speak of. */
  terms: readonly Term[];
  said: string;
  /** Tasks that the built-in engine found the words to mean. */
  meant: ReadonlySet<string>;
  /** The built-in engine knows what to do: where it does, guesses about what else may be meant are none of a model's. */
  understood: boolean;
  /** The kinds among which it asks to choose; null where it does not ask. */
  offered: ReadonlySet<Kind> | null;
}

const kindOf = (type: Action['type']): Kind | null => {
  if (type === 'create_project' || type === 'steps' || type === 'drop') return null;
  return type === 'report_completed' ? 'report' : type;
};

/** Kinds that the built-in engine read, done at once or after a choice; what it merely offers is not asked for. */
function kindsRead({ actions, pending }: Outcome): Kind[] {
  const done = actions.flatMap(({ type }) => kindOf(type) ?? []);
  if (pending?.kind === 'title') return [...done, 'create'];
  if (pending?.kind !== 'choose') return done;
  return [...done, ...pending.steps.flatMap((step) => (step.do === 'project' || step.do === 'drop' ? [] : [step.do]))];
}

/** Kinds among which a card asks to choose; null where there is none. */
function kindsOffered({ pending }: Outcome): ReadonlySet<Kind> | null {
  if (pending?.kind !== 'card') return null;
  return new Set(
    pending.readings.flat().flatMap((step) => (step.do === 'project' || step.do === 'drop' ? [] : [step.do])),
  );
}

function idsRead({ actions, pending }: Outcome): string[] {
  const acted = actions.flatMap((action) => ('ids' in action ? action.ids : 'id' in action ? [action.id] : []));
  const open = pending?.kind === 'choose' ? pending.steps : [];
  return [...acted, ...open.flatMap((step) => ('ids' in step ? [...step.ids, ...(step.candidates ?? [])] : []))];
}

const negated = (terms: readonly Term[], at: number) =>
  terms.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'не');

/** «как удалить задачу»: asks how, with or without a question mark. */
const ASKS_HOW = /^(?:(?:а|и|ну|подскажи|скажи|расскажи) )*(?:как|зачем|почему|отчего|где|можно ли|умеешь ли)(?: |$)/;

/** Words between a doer and what they did. */
const APART = 4;

function saysDone(terms: readonly Term[]): boolean {
  return terms.some(({ word, quote }, at) => {
    if (quote || headForms.has(word) || negated(terms, at)) return false;
    const byOther = terms.slice(Math.max(0, at - APART), at).some((term) => SOMEBODY_ELSE.test(term.word));
    return DONE_WORD.test(word) || (isPast(word) && !byOther);
  });
}

/** Kinds that single words command. A question commands by an imperative only. */
function kindsCommanded(terms: readonly Term[], question: boolean): Kind[] {
  return terms.flatMap((term, at): readonly Kind[] => {
    if (!isWord(term) || term.quote || negated(terms, at)) return [];
    const head = headForms.get(term.word);
    if (head && (!question || (head.mood !== 'infinitive' && head.verb !== 'remind'))) return ASKED_BY[head.verb];
    if (question) return [];
    return ALSO_ASKED.find(([pattern]) => pattern.test(term.word))?.[1] ?? [];
  });
}

/** Kinds that follow from what is said to be so. */
function kindsStated(terms: readonly Term[], said: string): Kind[] {
  const plans = terms.some(({ word, quote }, at) => !quote && MODAL.test(word) && !negated(terms, at));
  return [
    ...(plans ? PLANS : []),
    ...(saysDone(terms) ? DONE : []),
    ...(UNWANTED.test(said) ? (['delete'] as const) : []),
  ];
}

/** Reads what one message asks for. `read` is what the built-in engine makes of it. */
export function grantsOf(raw: string, read: Outcome): Grants {
  const { terms, text } = readMessage(raw);
  const said = saidBy(terms);
  const told = terms.find(isWord);
  const onlyTell = told !== undefined && TELL.test(told.word);
  const question = onlyTell || isQuestion(said, text) || /\?\s*$/.test(text) || ASKS_HOW.test(said);
  const commanded = [...(onlyTell ? [] : kindsRead(read)), ...kindsCommanded(terms, question)];
  return {
    kinds: new Set([...commanded, ...(question ? [] : kindsStated(terms, said))]),
    commanded: new Set(commanded),
    terms,
    said,
    meant: new Set(idsRead(read)),
    understood: read.actions.length > 0,
    offered: kindsOffered(read),
  };
}

const ANSWER_WORDS = 8;

/** A short answer to the assistant's question goes on asking for what the question was about. */
export function carriedOn(now: Grants, before: Grants | null): Grants {
  const short = now.terms.filter(isWord).length <= ANSWER_WORDS && !now.said.startsWith('нет');
  if (!before || now.kinds.size > 0 || !short) return now;
  return {
    kinds: before.kinds,
    commanded: before.commanded,
    terms: [...before.terms, ...now.terms],
    said: `${before.said} ${now.said}`,
    meant: new Set([...before.meant, ...now.meant]),
    understood: before.understood,
    offered: before.offered,
  };
}
