import type { Reading } from '#understanding/model.ts';
import { isFormOf } from './asks-for.ts';
import { conclude } from './concluding.ts';
import { type Environment, taskOf } from './environment.ts';
import { headForms } from './heads.ts';
import type { Outcome, TaskView } from './model.ts';
import { subjectTasks } from './subject.ts';
import { AWAY } from './task-fields.ts';
import { plainName, readMessage, type Term } from './terms.ts';

const TAKES =
  /^(?:уб(?:ер|р|ир)\p{L}+|удал\p{L}+|сн(?:им|ял|ят)\p{L}*|ст(?:ер|ир)\p{L}+|сотр\p{L}+|(?:о|по)чист\p{L}+|сброс\p{L}+)$/u;
const BESIDE = /^(?:,|пожалуйста|плиз|а|и|ну|давай|теперь|тогда|мне|вс[ею]|весь|эт[ои]|этот|эту)$/u;
const OF = /^(?:у|с|со|от|из|для)$/;
const IT = /^(?:н(?:его|ее|их)|э(?:той|того|тих)|задач[аи]?)$/;
/** More than one thing is said of more than one task. */
const MORE = /^(?:и|,|все[хм]?|кажд\p{L}+|кроме)$/u;

/** «убери описание у отчёта»: something of a task is to be taken away. */
interface TakingAway {
  /** What is done; null where the message says more than that, or not of which task. */
  outcome: Outcome | null;
}

/** The tasks that stand behind «у» and in its place: by their names, or as those of which was spoken last. */
function tasksIn(rest: readonly Term[], env: Environment): readonly TaskView[] {
  const words = rest.filter(({ word }) => !OF.test(word));
  if (words.length > 0 && words.every(({ word }) => IT.test(word)))
    return env.context.touched.flatMap((id) => taskOf(env, id) ?? []);
  return subjectTasks(rest, env);
}

/** Null where a message does not begin by taking away what a field's own noun names. */
export function takingAway(message: string, env: Environment): TakingAway | null {
  const { terms } = readMessage(message);
  const verb = terms.findIndex(({ word }) => !BESIDE.test(word));
  if (verb < 0 || !TAKES.test(terms[verb]!.word)) return null;
  const at = terms.findIndex(({ word }, index) => index > verb && !BESIDE.test(word));
  const { word: noun = '', quote = 0 } = terms[at] ?? {};
  const field = quote ? undefined : AWAY.find(({ nouns }) => nouns.some((one) => isFormOf(noun, one)));
  if (!field) return null;
  const isTitle = ({ title }: TaskView) =>
    plainName(title)
      .split(' ')
      .some((word) => field.nouns.some((one) => isFormOf(word, one)));
  if (env.view.tasks.some(isTitle)) return null;
  const rest = terms.slice(at + 1);
  const { projects, columns } = env.view;
  const said = plainName(rest.map(({ word }) => word).join(' '));
  const isOther = [...projects, ...columns].some(({ name }) => plainName(name) === said);
  const tasks = isOther ? [] : tasksIn(rest, env);
  if (!OF.test(rest[0]?.word ?? '') && tasks.length === 0) return null;
  const isPlain = !rest.some(({ word }) => MORE.test(word) || headForms.has(word));
  const plan = isPlain && tasks.length > 0 ? field.away?.(tasks, noun) : undefined;
  if (!plan) return { outcome: null };
  const ids = tasks.map(({ id }) => id);
  const which = ids.length === 1 ? { ids } : { ids: [], candidates: ids };
  return { outcome: conclude([{ do: 'update', ...which, plan }], env) };
}

/** Readings by which what is taken away is no task, and nothing that was done before. */
export const sparing = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(({ intents }) => intents.every(({ act }) => act !== 'delete' && act !== 'undo'));
