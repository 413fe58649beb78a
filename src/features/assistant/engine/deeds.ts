import { saidBy } from './answering.ts';
import { takeShift } from './changing.ts';
import type { Clause } from './clause.ts';
import { type Environment, tasksWith } from './environment.ts';
import type { Verb } from './heads.ts';
import { namesKnown, refersAhead, tossesKnown } from './known-objects.ts';
import { NOTE_NOUN, notesKnown } from './notes.ts';
import { levelOf, takePriority } from './priorities.ts';
import { takeProject } from './project-slot.ts';
import { putsOff } from './putting-off.ts';
import { byTitle } from './references.ts';
import { renames } from './renaming.ts';
import { reopens } from './reopening.ts';
import { speaksOfDeadline, takeColumn, takeWhen } from './slots.ts';
import { copies, matches, quotation, type Term } from './terms.ts';
import { hasContent } from './wanted.ts';
import { DONE_WORD, PRIORITY_NOUN, TASK_NOUN, UNDONE_WORD } from './words.ts';

export type Deed = 'create' | 'report' | 'complete' | 'activate' | 'delete' | 'update';

export const has = (terms: readonly Term[], pattern: RegExp) =>
  terms.some((term) => !term.quote && !term.taken && pattern.test(term.word));

const AGAIN = /^(?:заново|снова|опять|обратно|невыполненн\p{L}+|незаверш\p{L}+)$/u;

/** «вычеркни …, больше не нужно»: off the list, but not done. */
const UNWANTED =
  /(?:больше|уже) не (?:нуж|над|актуальн|понадоб)|не (?:нужн|понадоб|пригод)|не (?:буд(?:у|ем)|хочу) \p{L}+|\p{L}(?:ть|ти|чь) не (?:буд(?:у|ем)|хочу)|неактуальн|передумал|отменил(?:и|ось|ась|ся)/u;

const CHECK = /^(?:галочк\p{L}|галк\p{L}|отметк\p{L}|метк\p{L}|пометк\p{L}|птичк\p{L}|плюсик\p{L}{0,2})$/u;

/** «сними отметку», «убери из выполненных», «отмени выполнение». */
function undoesDone(terms: readonly Term[]): boolean {
  if (has(terms, CHECK)) return true;
  return terms.some(
    (term, at) =>
      (term.word === 'из' && /^(?:выполненных|готовых|сделанных|завершенных)$/.test(terms[at + 1]?.word ?? '')) ||
      /^(?:выполнение|завершение|выполненность)$/.test(term.word),
  );
}

const toList = (terms: readonly Term[]) =>
  terms.some(
    (term, at) => term.word === 'из' && /^(?:списка|задач|дел|плана|планов|списков)$/.test(terms[at + 1]?.word ?? ''),
  );

/** «убери в выполненные». */
const toDone = (terms: readonly Term[]) =>
  terms.some(
    (term, at) =>
      !term.quote &&
      term.word === 'в' &&
      /^(?:выполненные|готовые|сделанные|завершенные)$/.test(terms[at + 1]?.word ?? ''),
  );

const toUndone = (terms: readonly Term[]) =>
  terms.some(
    (term, at) =>
      !term.quote &&
      term.word === 'в' &&
      /^(?:активные|невыполненные|незавершенные|несделанные)$/.test(terms[at + 1]?.word ?? ''),
  );

/** «переведи … в выполненные», «перенеси … в незавершённые»: a list of the product, not a column of that name. */
function moveDeed({ terms }: Clause, env: Environment): Deed {
  if (takeColumn(copies(terms), env.text, env.view.columns, true)) return 'update';
  if (toDone(terms)) return 'complete';
  return toUndone(terms) ? 'activate' : 'update';
}

/** «поставь отчёту срок», «поставь задаче высокий приоритет»: the object is a property, not a task. */
function setsProperty(clause: Clause, env: Environment): boolean {
  const { terms, head } = clause;
  const after = terms.slice((head?.at ?? -1) + 1);
  const property = after.findIndex(
    (term) => !term.quote && (PRIORITY_NOUN.test(term.word) || /^(?:срок|дедлайн|дату|время|крайний)$/.test(term.word)),
  );
  const owner = terms.some(
    (term, at) =>
      !term.quote &&
      (/^(?:задаче|задачам|ей|ему|им|ней|них|нее|задачке)$/.test(term.word) ||
        (/^(?:у|для)$/.test(term.word) && /^(?:задач[иу]|нее|него|них)$/.test(terms[at + 1]?.word ?? ''))),
  );
  if (owner && (property >= 0 || takesWhen(terms, env))) return true;
  if (property < 0) return false;
  const titled = after
    .slice(0, property)
    .some(
      (term) =>
        TASK_NOUN.test(term.word) &&
        /^(?:задачу|задачи|дело|таск|напоминание)$/.test(term.word) &&
        !/^(?:у|для|на)$/.test(after[after.indexOf(term) - 1]?.word ?? ''),
    );
  const broken = after
    .slice(0, property)
    .some((term, index) => /^[,:—–.]$/.test(term.text) && !term.quote && hasContent(after.slice(0, index)));
  const led =
    /^(?:с|со)$/.test(after[property - 1]?.word ?? '') ||
    (/^(?:с|со)$/.test(after[property - 2]?.word ?? '') &&
      (levelOf(after[property - 1]!.word) !== undefined || /^крайн/.test(after[property - 1]!.word)));
  return !titled && !broken && !led;
}

const takesWhen = (terms: readonly Term[], env: Environment) => takeWhen(copies(terms), env.clock) !== null;

function onlyPointsBack(terms: readonly Term[], head: number, env: Environment): boolean {
  const rest = copies(terms.filter((_, at) => at !== head));
  takeProject(rest, env.text, env.view.projects);
  takePriority(rest, true);
  takeWhen(rest, env.clock);
  return has(rest, /^(?:ее|его|их|эту|эти|обе|оба|последнюю)$/) && !hasContent(rest);
}

/** «поставь звонок маме на завтра» moves the task of exactly that name. */
function namesTask(clause: Clause, env: Environment): boolean {
  const { terms } = clause;
  const at = terms.findIndex((term) => term.quote > 0);
  const quoted = at >= 0 ? quotation(terms, at, env.text) : null;
  if (quoted) return byTitle(quoted.inner, tasksWith(env, 'active'), env).length === 1;
  return false;
}

const DIRECT: Partial<Record<Verb, Deed>> = {
  complete: 'complete',
  activate: 'activate',
  delete: 'delete',
  shift: 'update',
  rename: 'update',
  change: 'update',
  raise: 'update',
  lower: 'update',
  detach: 'update',
  open: 'activate',
};

/** «…, и назначь на среду»: what the words before it speak of. */
function onlyDates({ terms, head }: Clause, env: Environment): boolean {
  const rest = copies(terms.filter((_, at) => at !== head!.at));
  const follows = (terms[0]?.at ?? 0) > 0 && takeWhen(rest, env.clock) !== null;
  return follows && !hasContent(rest) && !has(rest, TASK_NOUN);
}

function putDeed(clause: Clause, env: Environment): Deed {
  const { terms, head } = clause;
  if (has(terms, CHECK)) return 'complete';
  if (has(terms, /^статус$/)) return has(terms, UNDONE_WORD) ? 'activate' : 'complete';
  if (setsProperty(clause, env)) return 'update';
  if (onlyPointsBack(terms, head!.at, env)) return 'update';
  if (takeShift(copies(terms), null) !== null || onlyDates(clause, env)) return 'update';
  return namesTask(clause, env) && takesWhen(terms, env) ? 'update' : 'create';
}

const quotedInPredicate = (terms: readonly Term[]) =>
  terms.some(
    (term) => !term.quote && /^(?:срочн|важн|несрочн|неважн|приоритетн|обычн)(?:ой|ым|ыми|ее)$/.test(term.word),
  );

function makeDeed(clause: Clause, env: Environment): Deed {
  const { terms } = clause;
  if (has(terms, UNDONE_WORD) || (has(terms, AGAIN) && !has(terms, DONE_WORD))) return 'activate';
  if (has(terms, /^(?:выполненн|сделанн|завершенн|готов|законченн)(?:ой|ым|ыми)$/)) return 'complete';
  const level = has(terms, PRIORITY_NOUN) && has(terms, /^(?:высок|низк|средн|обычн)(?:им|ым)$/);
  if (level || quotedInPredicate(terms) || has(terms, /^бессрочн/) || setsProperty(clause, env)) return 'update';
  return onlyPointsBack(terms, clause.head!.at, env) && takesWhen(terms, env) ? 'update' : 'create';
}

function removeDeed(clause: Clause, env: Environment): Deed | 'property' {
  const { terms } = clause;
  if (toDone(terms)) return 'complete';
  const property = terms.some(
    (term) =>
      !term.quote && (PRIORITY_NOUN.test(term.word) || /^(?:срок|дедлайн|дату|время|срока|сроки)$/.test(term.word)),
  );
  if (property) return 'update';
  if (undoesDone(terms)) return 'activate';
  const fromProject = terms.some(
    (term, at) => !term.quote && term.word === 'из' && /^проект/.test(terms[at + 1]?.word ?? ''),
  );
  if (fromProject && !has(terms, /^(?:все|всё)$/)) return 'update';
  return putsOff(clause, env) ? 'update' : 'delete';
}

function markDeed(clause: Clause): Deed {
  const { terms } = clause;
  if (has(terms, UNDONE_WORD)) return 'activate';
  const urgent = terms.some(
    (term, at) =>
      !term.quote &&
      /^(?:срочн|важн|приоритетн|несрочн|неважн)(?:ой|ым|ую|ые|ыми|ый|ая|ое)$/.test(term.word) &&
      (terms[at - 1]?.word === 'как' || /(?:ой|ым|ыми)$/.test(term.word)),
  );
  // «макет это важно, пометь».
  const told = /(?:^| )(?:это|как) (?:очень |не )?(?:не)?(?:важно|срочно)(?: |$)/.test(saidBy(terms));
  return urgent || (told && !has(terms, DONE_WORD)) || (has(terms, PRIORITY_NOUN) && !has(terms, DONE_WORD))
    ? 'update'
    : 'complete';
}

function addDeed(clause: Clause, env: Environment): Deed {
  const { terms } = clause;
  if (refersAhead(clause) && has(terms, /^проект/)) return 'update';
  if (notesKnown(clause, env) || tossesKnown(clause, env)) return 'update';
  const target = terms.some(
    (term, at) =>
      !term.quote &&
      (/^(?:задаче|задачам|ней|нему)$/.test(term.word) || (term.word === 'задачу' && terms[at - 1]?.word === 'в')),
  );
  if (setsProperty(clause, env) && namesKnown(clause, env)) return 'update';
  if (target && (has(terms, NOTE_NOUN) || has(terms, PRIORITY_NOUN) || speaksOfDeadline(terms))) return 'update';
  if (
    onlyPointsBack(terms, clause.head!.at, env) &&
    terms.some((term, at) => term.word === 'в' && /^проект/.test(terms[at + 1]?.word ?? ''))
  )
    return 'update';
  return 'create';
}

function returnDeed(clause: Clause, env: Environment): Deed | 'undo' {
  const { terms, head } = clause;
  const rest = terms.filter((_, at) => at !== head!.at);
  const back = !hasContent(rest) && !has(rest, TASK_NOUN) && has(rest, /^(?:обратно|назад)$/);
  const bare =
    back ||
    (!hasContent(rest) &&
      !has(rest, TASK_NOUN) &&
      !has(rest, /^(?:ее|его|их|эту|обе|последнюю|все|всё|активн\p{L}+|работу)$/u));
  if (has(rest, /^удаленн/) && env.context.lastAction === 'delete') return 'undo';
  const asWas = terms.some((_, at) => matches(terms, at, 'как', 'было'));
  return asWas || bare ? 'undo' : 'activate';
}

function cancelDeed(clause: Clause, env: Environment): Deed | 'undo' {
  const { terms, head } = clause;
  // «визу отметил случайно, отмени»: the mark is wrong, not the task.
  if (reopens(saidBy(terms))) return 'activate';
  if (
    undoesDone(terms) &&
    (hasContent(terms.filter((term) => !/^выполнение$/.test(term.word) && term.at !== terms[head!.at]!.at)) ||
      has(terms, TASK_NOUN))
  )
    return 'activate';
  const rest = terms.filter(
    (term, at) =>
      at !== head!.at &&
      !/^(?:последн\p{L}+|действи\p{L}+|изменени\p{L}+|команд\p{L}+|операци\p{L}+|удалени\p{L}+|создани\p{L}+|перенос|переименовани\p{L}+|выполнени\p{L}+|шаг|предыдущ\p{L}+|обратно|прошл\p{L}+|добавлени\p{L}+|завершени\p{L}+)$/u.test(
        term.word,
      ),
  );
  if (!hasContent(rest) && !has(rest, TASK_NOUN)) return 'undo';
  if (hasContent(rest) || env.context.touched.length > 0) return 'delete';
  return 'undo';
}

/** What a commanding clause wants done. */
export function deedOf(clause: Clause, env: Environment): Deed | 'undo' | 'keep' {
  const { head, terms } = clause;
  if (!head) return 'create';
  if (renames(clause)) return 'update';
  switch (head.verb) {
    case 'put':
      return putDeed(clause, env);
    case 'make':
      return makeDeed(clause, env);
    case 'remove':
      return removeDeed(clause, env) as Deed;
    case 'delete':
      return speaksOfDeadline(terms) && has(terms, /^(?:срок|дедлайн|дату|время)$/) && !toList(terms)
        ? 'update'
        : undoesDone(terms) && has(terms, CHECK)
          ? 'activate'
          : 'delete';
    case 'move':
      return moveDeed(clause, env);
    case 'mark':
      return markDeed(clause);
    case 'add':
      return addDeed(clause, env);
    case 'remind':
      return 'create';
    case 'return':
      return returnDeed(clause, env);
    case 'cancel':
      return cancelDeed(clause, env);
    case 'keep':
      return 'keep';
    case 'describe':
      return notesKnown(clause, env) ? 'update' : 'create';
    case 'complete':
      if (/^(?:вы|за)черк/.test(terms[head.at]?.word ?? '') && UNWANTED.test(env.text.toLowerCase())) return 'delete';
      return has(terms, CHECK) && has(terms, /^сними$/) ? 'activate' : 'complete';
    default:
      return DIRECT[head.verb] ?? 'create';
  }
}
