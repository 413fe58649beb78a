import { saidAnew } from '#features/tasks/duplicate.ts';
import { dueChangeOf } from '#shared/russian/when.ts';
import { conclude, outcome } from './concluding.ts';
import { changesFor, newDraft } from './drafts.ts';
import type { Environment } from './environment.ts';
import type { Draft, Outcome, TaskView } from './model.ts';
import { isBeside, namedTasks } from './named-tasks.ts';
import { severalReply } from './replies.ts';
import { takeWhen } from './slots.ts';
import { type Message, readMessage, type Term } from './terms.ts';
import { finished } from './titles.ts';

const COPIES =
  /^(?:с?копируй|копировать|скопировать|продублируй|продублировать|с?дублируй|с?клонируй|размножь|clone|copy|duplicate)(?:те)?$/;
const MAKES = /^(?:сделай|создай|заведи)(?:те)?$/;
const COPY = /^(?:копи[юя]|дубл[ьея]|дубликат|экземпляр|клон)$/;
const BESIDE =
  /^(?:еще|ещё|одну|один|одно|второй|вторую|точно|такую|такой|такое|же|той|того|записи|запись|задачи|задачу|задача|где|что|только|а|но|ее|её|его|на|сделай|поставь|этой|эту)$/;
/** How far a noun stands from its verb. */
const NEAR = 4;
/** Leads to a name of one's own. */
const CALLED =
  /[,;]?\s(?:и |а |но |только ){0,2}(?:пусть )?(?:назови(?:те)?|назвав|называется|будет называться|под названием|с названием|с именем)(?: (?:ее|её|его|копию|новую))?[:\s]{1,3}/iu;
const PROJECT = /^проект/;

/** Of a new reminder the id is empty. */
const draftOf = (task: TaskView): Draft => ({
  ...newDraft(task.title),
  ...saidAnew(task, () => ''),
  dueDate: task.dueDate,
});

/** Where a message asks for a copy: the term behind which it says of what; null where it asks for none. */
function askedAt(terms: readonly Term[]): number | null {
  for (const [at, { word, quote: quoted }] of terms.entries()) {
    if (quoted) continue;
    if (COPIES.test(word)) return at + 1;
    if (!MAKES.test(word)) continue;
    const noun = terms.slice(at + 1, at + 1 + NEAR).findIndex((term) => !term.quote && COPY.test(term.word));
    if (noun >= 0 && terms.slice(at + 1, at + 1 + noun).every((term) => BESIDE.test(term.word))) return at + noun + 2;
  }
  return null;
}

/** «скопируй отчёт на пятницу», «сделай копию отчёта, назови её План»; null where it asks for no copy of a task. */
export function duplicateDeed(message: Message, env: Environment): Outcome | null {
  const [said = '', called] = message.text.split(CALLED);
  const { terms } = called === undefined ? message : readMessage(said);
  const begin = askedAt(terms);
  if (begin === null) return null;
  const about = terms.slice(begin).map((term) => ({ ...term, taken: false }));
  if (about.some(({ word, quote: quoted }) => !quoted && PROJECT.test(word))) return null;
  const when = takeWhen(about, env.clock);
  const understood = (term: Term) => BESIDE.test(term.word) || COPY.test(term.word);
  const rest = about.filter(({ taken, kind }) => !taken && kind !== 'mark');
  const tasks = namedTasks(rest, understood, env);
  // «сделай копию паспорта» may be a thing to do.
  if (!tasks && !terms.some(({ word }) => COPIES.test(word))) return null;
  if (!tasks) return outcome('Не\u00a0нашёл такой задачи. Назовите её так, как она называется в\u00a0списке.');
  const [task, another] = tasks;
  if (!task)
    return rest.every((term) => understood(term) || isBeside(term)) ? outcome('Какую задачу скопировать?') : null;
  if (another) return outcome(severalReply(tasks));
  const draft = draftOf(task);
  const title = called && finished(called.replace(/^[«"„“\s]+|[»"”“.!\s]{1,9}$/gu, ''));
  const moved = when ? changesFor(task, { due: dueChangeOf(when) }, env.clock) : {};
  return conclude([{ do: 'create', copyOf: task.id, draft: { ...draft, ...moved, title: title || draft.title } }], env);
}
