import { infinitiveOfFuture } from '#shared/russian/future.ts';
import { type Course, type Finding, readCommand, readStatement } from './acting.ts';
import { saidBy } from './answering.ts';
import { callsOff } from './calling-off.ts';
import { type Clause, implied } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { conclude, outcome } from './concluding.ts';
import { readCorrection } from './corrections.ts';
import { eachWithItsDay } from './day-apiece.ts';
import { affirmedPart, deniedOutcome, denies, isStatement, startsAsTitle } from './denials.ts';
import type { Environment } from './environment.ts';
import { filesAway } from './filing.ts';
import { mergeClauses } from './grouping.ts';
import type { Outcome } from './model.ts';
import { accept, type Progress } from './progress.ts';
import { changesQuietly } from './quiet-changes.ts';
import { readReplacement } from './renaming.ts';
import { reopens } from './reopening.ts';
import { isMark, isWord, type Message, type Term } from './terms.ts';
import { CHECK_FIRST, planOfKnown, readBare } from './wishes.ts';
import { quote } from './wording.ts';
import { NOISE } from './words.ts';

/** «если сдам макет, отметь»: not yet. */
const awaits = ({ terms, head }: Clause) =>
  /^(?:complete|mark|delete|remove)$/.test(head?.verb ?? '') &&
  /^(?:если|когда|как только) /.test(saidBy(terms)) &&
  terms.some((term) => !term.quote && infinitiveOfFuture(term.word) !== null);

function readClause(
  group: { clause: Clause; lines: Term[][] },
  env: Environment,
  course: Course,
): Finding | 'denied' | null {
  const { clause, lines } = group;
  if (clause.head?.negated || awaits(clause)) return 'denied';
  const replaced = readReplacement(clause.terms, env);
  if (replaced)
    return {
      kind: 'steps',
      deed: 'update',
      steps: [{ do: 'update', ids: [replaced.id], plan: { title: replaced.title } }],
    };
  const plan = clause.head?.mood === 'joint' ? planOfKnown(clause, env) : null;
  if (clause.head) return readCommand(plan ?? clause, lines, env, course);
  if (CHECK_FIRST.test(clause.terms.find(isWord)?.word ?? '')) return readStatement(clause, lines, env, course);
  if (reopens(saidBy(clause.terms))) return readCommand({ ...clause, head: implied('activate') }, [], env, course);
  const read = readCorrection(clause, env, course) ?? filesAway(clause, env);
  if (read) return read;
  const quiet = changesQuietly(clause, env, course);
  if (quiet) return quiet;
  const unwanted = /(?:^| )не (?:надо|нужно|буду|будем)(?: |$)|.можно не /.test(saidBy(clause.terms));
  if (callsOff(clause.terms) && (unwanted || !startsAsTitle(clause.terms)))
    return readStatement(clause, lines, env, course);
  if (denies(clause.terms)) return affirmedPart(clause, lines, env, course) ?? 'denied';
  if (isStatement(clause.terms) && !startsAsTitle(clause.terms)) return readStatement(clause, lines, env, course);
  return readBare(clause, lines, env, course);
}

export function readAll(message: Message, env: Environment): Outcome | null {
  const clauses = clausesOf(message.terms, env.clock).filter(
    (clause) =>
      clause.head ||
      clause.terms.some((term) => !isMark(term) && !(isWord(term) && NOISE.test(term.word) && !term.quote)),
  );
  const groups = mergeClauses(
    clauses.flatMap((clause) => eachWithItsDay(clause, env)),
    env,
  );
  const progress: Progress = {
    steps: [],
    recent: env.context.listed.length > 0 ? env.context.listed : env.context.touched,
    drafts: [],
    problem: null,
    undo: false,
    kept: false,
    note: '',
    ignored: null,
    unsaid: null,
    unknownProject: null,
  };
  let denied = false;
  const alone = groups.filter(({ clause }) => clause.head).length === 0;
  for (const group of groups) {
    if (!group.clause.head && greets(group.clause)) continue;
    const course: Course = { alone, recent: progress.drafts.length > 0 ? [] : progress.recent };
    const finding = readClause(group, env, course);
    if (finding === 'denied') denied = true;
    else if (finding) accept(progress, finding, env, alone);
  }
  if (progress.problem) return progress.problem;
  if (progress.undo && progress.steps.length === 0) return undoOutcome();
  if (progress.unknownProject)
    return outcome(`Проекта ${quote(progress.unknownProject)} нет. Создать его?`, {
      pending: { kind: 'confirm', steps: progress.steps },
    });
  if (progress.steps.length > 0) return conclude(progress.steps, env, progress.note);
  if (progress.unsaid) return progress.unsaid;
  if (denied || /^(?:пожалуйста )?не (?:трогай|меняй|трожь)/.test(saidBy(message.terms)))
    return deniedOutcome(message, env);
  if (progress.kept) return outcome('Хорошо, оставляю как есть.');
  return progress.ignored;
}

const greets = (clause: Clause) =>
  /^(?:привет|здравствуй\p{L}*|добр(?:ое|ый|ого) \p{L}+|спасибо|благодарю|пожалуйста|отлично|супер|ура)$/u.test(
    saidBy(clause.terms),
  );

export const undoOutcome = (): Outcome => outcome('Готово, вернул как было.', { undo: true });
