import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { findPieces } from '#shared/russian/when.ts';
import { type Course, type Finding, readCommand } from './acting.ts';
import { saidBy } from './answering.ts';
import { takeShift } from './changing.ts';
import { type Clause, implied } from './clause.ts';
import { contrastsDates } from './contrasts.ts';
import { type Environment, tasksWith } from './environment.ts';
import { findTasks, NAMED } from './references.ts';
import { takeWhen } from './slots.ts';
import { copies, isWord, type Term } from './terms.ts';
import { describing, parts } from './wanted.ts';
import { DEADLINE_NOUN, MODAL, PRIORITY_NOUN, TASK_NOUN } from './words.ts';

const VALUED =
  /(?:^| )(?:теперь|стала|стал|не|очень|больше не) (?:сам(?:ая|ый|ое|ые) )?(?:срочн|важн|главн)(?:ая|ый|ое|ые)(?: |$)|(?:^| )это (?:очень |не |совсем не |совсем )?(?:срочно|важно|неважно|несрочно|горит)$| (?:не )?горит$| не (?:очень |так |особо )?(?:важно|срочно)$|(?:^| )без (?:проекта|срока)(?: |$)/;

/** «теперь срочная», «в проект «Дом»», «на час позже»: what a task is like from now on. */
function predicates(terms: readonly Term[], said: string): boolean {
  const verbal = terms.some((term) => !term.quote && isInfinitive(term.word) && term.word !== 'быть');
  const placed = /(?:^| )в проект /.test(said) && terms.length < 9;
  const shifted = takeShift(copies(terms), null) !== null;
  const wished = shifted && terms.some((term) => !term.quote && MODAL.test(term.word));
  return wished || (!verbal && (placed || shifted || (VALUED.test(said) && terms.length < 12)));
}

const MOVED =
  /^пусть .*(?:будет|будут|стоит|стоят) (?:в|во|на|к|до|послезавтра|завтра|сегодня) |(?:^| )(?:теперь|давай|лучше) (?:в|во|на|к|до|послезавтра|завтра|сегодня)(?: |$)|(?:^| )(?:(?:нужен|нужна|нужно|нужны) (?:к|ко|до|на)|переносится|переносим|перенесли|перенесена|перенесен|сдвигается|сдвинули|переехал\p{L}?)(?: |$)/u;

const WAITS = /(?:^| )(?:подожд(?:ет|ут)|(?:может|могут) подождать|терп(?:ит|ят)|потерп(?:ит|ят)) до /;

const moves = (terms: readonly Term[], said: string) =>
  WAITS.test(said) || (MOVED.test(said) && !terms.some((term) => isInfinitive(term.word)));

/** What is left of the terms when the date is taken names one active task, and nothing else. */
function namesOne(terms: readonly Term[], env: Environment): boolean {
  const words = describing(terms)
    .filter((term) => !DEADLINE_NOUN.test(term.word) && !PRIORITY_NOUN.test(term.word))
    .map((term) => term.word);
  const { found, score } = findTasks(words, tasksWith(env, 'active'), env);
  return found.length === 1 && score >= NAMED;
}

/** «новый срок для отчёта: пятница», «срок отчёта послезавтра»: a property and whose it is. */
function setsProperty(terms: readonly Term[], said: string, env: Environment): boolean {
  const property = (term: Term) => !term.quote && (DEADLINE_NOUN.test(term.word) || PRIORITY_NOUN.test(term.word));
  if (!terms.some(property)) return false;
  if (terms.some((term) => !term.quote && isInfinitive(term.word) && term.word !== 'быть')) return false;
  if (terms.some((term) => term.quote > 0 || TASK_NOUN.test(term.word)) || /(?:^| )(?:у|для|по) /.test(said))
    return true;
  if (terms.length < 9 && terms.some((term) => PRIORITY_NOUN.test(term.word))) return true;
  const rest = copies(terms);
  return property(terms.find(isWord)!) && takeWhen(rest, env.clock) !== null && namesOne(rest, env);
}

/** «примерку на четверг», «давай примерку завтра», «примерку и отчёт на среду»: the object of a verb that is not said. */
function leavesVerbOut(terms: readonly Term[], env: Environment): boolean {
  const rest = copies(terms);
  const invites = terms.some((term) => /^давай(?:те)?$/.test(term.word));
  const led = findPieces(rest, env.clock).some(({ prep, past }) => (invites || prep === 'на') && !past);
  const verbal = terms.some((term) => isInfinitive(term.word) || isPast(term.word) || MODAL.test(term.word));
  const object = terms.find((term) => isWord(term) && !/^давай(?:те)?$/.test(term.word));
  if (!led || verbal || !object || !/[уюя]$/.test(object.word) || takeWhen(rest, env.clock) === null) return false;
  return parts(rest).every((part) => namesOne(part, env));
}

/** «задача про бойлер теперь срочная», «новый срок для отчёта: пятница»: a change without a verb. */
export function changesQuietly(clause: Clause, env: Environment, course: Course): Finding | null {
  const { terms } = clause;
  const said = saidBy(terms);
  const changes =
    setsProperty(terms, said, env) ||
    predicates(terms, said) ||
    moves(terms, said) ||
    contrastsDates(terms, findPieces(terms, env.clock)) ||
    leavesVerbOut(terms, env);
  if (!changes) return null;
  const head = implied('change');
  const finding = readCommand({ ...clause, terms: copies(terms), head }, [], env, course);
  return finding.kind === 'steps' ? finding : null;
}
