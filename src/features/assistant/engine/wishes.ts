import { infinitiveOfFuture } from '#shared/russian/future.ts';
import { isInfinitive } from '#shared/russian/verbs.ts';
import { findPieces } from '#shared/russian/when.ts';
import { type Course, type Finding, readCommand } from './acting.ts';
import { saidBy } from './answering.ts';
import { type Clause, implied } from './clause.ts';
import { readCreation } from './creating.ts';
import { isStatement, reportsAt, takeReporting } from './denials.ts';
import { type Environment, tasksWith } from './environment.ts';
import { isModifier } from './grouping.ts';
import { headForms, isCreating } from './heads.ts';
import { infinitiveOfImperative } from './imperatives.ts';
import { findTasks, NAMED } from './references.ts';
import { shares } from './sharing.ts';
import { takeWhen } from './slots.ts';
import { copies, isWord, type Term } from './terms.ts';
import { describing } from './wanted.ts';
import { MODAL, NOISE, TASK_NOUN } from './words.ts';

export function readBare(clause: Clause, lines: Term[][], env: Environment, course: Course): Finding | null {
  const commanded = commandsKnown(clause, env);
  if (commanded) return readCommand(commanded, lines, env, course);
  if (course.alone) takeReporting(clause.terms);
  else if (reportsAt(clause.terms) >= 0) return null;
  if (corrects(clause, env)) return readCommand({ ...clause, head: implied('move') }, [], env, course);
  const asked = lines.length === 0 ? (spreadsSet(clause, env) ?? planOfKnown(clause, env)) : null;
  if (asked) return readCommand(asked, [], env, course);
  if (!bareCreates(clause, lines, env)) return null;
  const { drafts, note, unknownProject } = readCreation(clause, lines, env);
  if (!drafts.some((draft) => draft.title)) return null;
  return {
    kind: 'steps',
    deed: 'create',
    steps: drafts.map((draft) => ({ do: 'create', draft })),
    note,
    ...(unknownProject && { unknownProject }),
  };
}

/** «нужно перенести встречу с юристом на вторник»: the title of a task, whole, after the infinitive of a command. */
function commandsKnown(clause: Clause, env: Environment): Clause | null {
  const at = clause.terms.findIndex(
    (term) =>
      !term.quote && headForms.get(term.word)?.mood === 'infinitive' && !isCreating(headForms.get(term.word)!.verb),
  );
  if (at < 0) return null;
  const rest = copies(clause.terms.slice(at + 1));
  takeWhen(rest, env.clock);
  const words = describing(rest).map((term) => term.word);
  const { found, score } = findTasks(words, tasksWith(env, 'active'), env);
  const whole = found.length === 1 && score >= NAMED && found[0]!.title.split(/\s+/).length <= words.length;
  return whole ? { ...clause, head: { ...headForms.get(clause.terms[at]!.word)!, at, negated: false } } : null;
}

const TASK_SET = /(?:^| )(?:все (?:мои |эти )?(?:задачи|дела|таски)|просроченн(?:ые|ое))(?: |$)/;
const SPREADS = /^(?:рас(?:кида|кин|преде|пиха|став)|разне)\p{L}*(?:[йиь]|те|ть|ти)$/u;

const OVERDUE_ALONE = /^(?:а |ну |и )*(?:все )?(?:мои |эти )?просроченн(?:ые|ое)(?: задачи| дела)?$/;

/** «раскидай все просроченные на субботу», «просроченные на завтра»: of leaves it is a title, of tasks a command. */
function spreadsSet(clause: Clause, env: Environment): Clause | null {
  const at = clause.terms.findIndex((term) => !term.quote && SPREADS.test(term.word));
  if (at < 0 ? !datesOverdue(clause.terms, env) : !TASK_SET.test(saidBy(clause.terms))) return null;
  return { ...clause, head: { verb: 'move', mood: 'imperative', at, negated: false } };
}

function datesOverdue(terms: readonly Term[], env: Environment): boolean {
  const rest = copies(terms);
  return takeWhen(rest, env.clock) !== null && OVERDUE_ALONE.test(saidBy(rest.filter((term) => !term.taken)));
}

/** Verbs that say of a known task only that it will be done. */
const WILL_DO = /^(?:сделаем|сделаю|проведем|проведу|займемся|займусь)$/;

/** «позвоню», and in «бабушке надо позвонить в среду» the infinitive. */
const doing = (word: string, wished: boolean) =>
  infinitiveOfFuture(word) ?? (wished && isInfinitive(word) ? word : null);

/** «смету согласуем во вторник»: a plan for a task that there is sets its date, and does not write it down again. */
export function planOfKnown(clause: Clause, env: Environment): Clause | null {
  const rest = copies(clause.terms);
  if (!takeWhen(rest, env.clock) || /\?\s*$/.test(env.text)) return null;
  const wished = rest.some((term) => !term.quote && (term.word === 'лучше' || MODAL.test(term.word)));
  const verb = rest.find((term) => isWord(term) && !term.quote && doing(term.word, wished) !== null);
  if (!verb) return null;
  const vague = WILL_DO.test(verb.word);
  const infinitive = doing(verb.word, wished)!;
  const words = describing(rest).flatMap((term) => (term !== verb ? [term.word] : vague ? [] : [infinitive]));
  const active = tasksWith(env, 'active');
  const { found, score } = findTasks(words, active, env);
  const whole = vague || (found[0]?.title ?? '').split(/\s+/).length <= words.length;
  if (found.length !== 1 || score < (vague ? NAMED : 0.85) || !whole) return null;
  const terms = clause.terms.flatMap((term) =>
    term.at !== verb.at ? [term] : vague ? [] : [{ ...term, word: infinitive }],
  );
  return { ...clause, terms, head: implied('move') };
}

/** «нет, лучше в 16:30» after an action. */
function corrects(clause: Clause, env: Environment): boolean {
  return env.context.touched.length > 0 && isModifier(clause, env);
}

const REFUSES =
  /^(?:пожалуйста )?(?:не трогай|не меняй|не надо|не нужно|не стоит|ничего не|никого не|не смей|как|почему|зачем|кто|что) /;

/** «хочу кофе» is a mood, «надо в магазин» a thing to do. */
const DESIRE = /^хо(?:чу|тел|тела|телось)$/;

/** A title said without a command: an infinitive, a need, a thing with a date. */
function bareCreates(clause: Clause, lines: Term[][], env: Environment): boolean {
  if (lines.length > 0) return true;
  const { terms } = clause;
  const said = saidBy(terms);
  if (/\?\s*$/.test(env.text) || REFUSES.test(said) || shares(terms)) return false;
  if (/^(?:и |а )?(?:потом|еще|также|плюс) /.test(said) && terms.some((term) => term.quote > 0)) return true;
  const words = terms.filter((term) => isWord(term) && !term.quote && !NOISE.test(term.word));
  const [first] = words;
  if (!first) return false;
  if (words.some((term) => isInfinitive(term.word)) && !isStatement(terms.slice(0, 2))) return true;
  if (
    TASK_NOUN.test(first.word) ||
    (/^(?:новая|новое|еще|важная|срочная|критически)$/.test(first.word) &&
      words.slice(0, 4).some((term) => TASK_NOUN.test(term.word)))
  )
    return true;
  if (
    words.some((term) => MODAL.test(term.word) && !DESIRE.test(term.word)) ||
    (words.length > 1 && infinitiveOfImperative(first.word) !== null)
  )
    return true;
  const dated = findPieces(terms, env.clock).some(({ past, from }) => !past && terms[from - 1]?.word !== 'не');
  return dated && describing(terms).length > 0;
}

/** The word that a check mark goes on: «галочку на «Полить фикус»». */
export const CHECK_FIRST = /^(?:галочку|галку|отметку)$/;
