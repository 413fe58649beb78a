import { type Environment, tasksOf } from './environment.ts';
import type { TaskView } from './model.ts';
import { subjectTasks } from './subject.ts';
import { readMessage, type Term } from './terms.ts';

const BESIDE =
  /^(?:,|\.|!|:|-|–|—|пожалуйста|плиз|а|и|ну|давай(?:те)?|теперь|тогда|мне|нам|уже|просто|задач[ауеи]|дело|у|к|для|из|от|с|пусть|будет|чтобы|надо|нужно|можно)$/;
export const IT = /^(?:е[ей]|его|ему|это|эту|этот|этого|этой|этому|н[ей]е|него|ней|нему|она|он|оно)$/;

/** A word that has been understood, and is no name of a task. */
export type Understood = (term: Term) => boolean;

/** Whether a word names no task, unless it is quoted. */
export const isBeside = ({ word }: Term) => BESIDE.test(word);
const isIt = ({ word }: Term) => IT.test(word);

/** The tasks that are left to be named; those of which was spoken last where none is. Undefined where words name none. */
export function namedTasks(
  terms: readonly Term[],
  understood: Understood,
  env: Environment,
): readonly TaskView[] | undefined {
  const left = terms.filter((term) => !understood(term) && (term.quote > 0 || !isBeside(term)));
  if (left.length === 0 || left.every(isIt)) return tasksOf(env, env.context.touched);
  const found = subjectTasks(left, env).filter(({ status }) => status === 'active');
  return found.length > 0 ? found : undefined;
}

const begin = (word: string) => word.slice(0, 4);

/** Whether each word that is left stands in the title that is meant: «сделаю отчёт по налогам завтра» is no «Отчёт». */
export function isNamedWhole(terms: readonly Term[], understood: Understood, env: Environment): boolean {
  const titles = namedTasks(terms, understood, env)?.map(({ title }) =>
    readMessage(title).terms.map(({ word }) => begin(word)),
  );
  const left = terms.filter((term) => term.kind === 'word' && !understood(term) && !isBeside(term));
  return titles?.every((title) => left.every(({ word }) => title.includes(begin(word)))) === true;
}
