import { dequal } from 'dequal/lite';
import type { Intent, Reading } from '#understanding/model.ts';
import { isFormOf } from './asks-for.ts';
import { conclude, oneOf, outcome } from './concluding.ts';
import { changesFor } from './drafts.ts';
import { type Environment, taskOf } from './environment.ts';
import { headForms } from './heads.ts';
import type { Outcome, Step, TaskView } from './model.ts';
import { subjectTasks } from './subject.ts';
import { AWAY } from './task-fields.ts';
import { type Message, plainName, type Term } from './terms.ts';

const TAKES =
  /^(?:уб(?:ер|р|ир)\p{L}+|удал\p{L}+|сн(?:им|ял|ят)\p{L}*|ст(?:ер|ир)\p{L}+|сотр\p{L}+|(?:о|по)чист\p{L}+|сброс\p{L}+)$/u;
const BESIDE =
  /^(?:,|пожалуйста|плиз|а|и|ну|давай|теперь|тогда|мне|вс[ею]|весь|эт[ои]|этот|эту|е[ео]|его|их|оттуда|отсюда)$/u;
const OF = /^(?:у|с|со|от|из|для)$/;
const IT = /^(?:н(?:его|ее|их)|э(?:той|того|тих)|задач[аи]?)$/;
const AND = /^[и,]$/u;
/** More than one thing is said of more than one task. */
const MORE = /^(?:и|,|все[хм]?|кажд\p{L}+|кроме)$/u;

/** «убери описание у отчёта»: something of a task is to be taken away. */
interface TakingAway {
  /** What is done; null where the message says more than that, or not of which task. */
  outcome: Outcome | null;
  /** What is not meant by it. */
  never: readonly Intent['act'][];
}
const NEVER = ['undo', 'delete'] as const;

const touchedTasks = (env: Environment) => env.context.touched.flatMap((id) => taskOf(env, id) ?? []);

/** The tasks that stand behind «у» and in its place: by their names, or as those of which was spoken last. */
function tasksIn(rest: readonly Term[], env: Environment): readonly TaskView[] {
  const words = rest.filter(({ word }) => !OF.test(word));
  if (words.length > 0 && words.every(({ word }) => IT.test(word))) return touchedTasks(env);
  return subjectTasks(rest, env);
}

const fieldNamed = (noun: string) => AWAY.find(({ nouns }) => nouns.some((one) => isFormOf(noun, one)));

/** What takes away of tasks what nouns name; null where more must be said. Of several tasks one is meant. */
function stepsWithout(nouns: readonly string[], tasks: readonly TaskView[]): Step[] | null {
  const ids = tasks.map(({ id }) => id);
  const which = oneOf(ids);
  const plans = nouns.map((noun) => fieldNamed(noun)?.away?.(tasks, noun));
  return plans.every((plan) => plan !== undefined) ? plans.map((plan) => ({ do: 'update', ...which, plan })) : null;
}

/** Whether a task has anything of what a noun names. */
const has = (task: TaskView, noun: string, { clock }: Environment) => {
  const plan = fieldNamed(noun)?.away?.([task], noun);
  const changes = plan ? changesFor(task, plan, clock) : {};
  return Object.entries(changes).some(([field, value]) => !dequal(value, task[field as keyof TaskView]));
};

/** «у отчёта» to «У какой задачи?»: what then takes away what the nouns name. */
export function takenFromNamed(nouns: readonly string[], terms: readonly Term[], env: Environment): Step[] | null {
  const tasks = subjectTasks(terms, env);
  return tasks.length > 0 ? stepsWithout(nouns, tasks) : null;
}

/** «убери теги и описание», of what was spoken of last; where nothing was, it is asked. */
function takenFromTouched(nouns: readonly string[], env: Environment): Outcome | null {
  if (nouns.some((noun) => !fieldNamed(noun)?.away)) return null;
  const tasks = touchedTasks(env);
  if (tasks.length === 0 || (tasks.length > 1 && nouns.length > 1))
    return outcome('У какой задачи?', { pending: { kind: 'whose', nouns: [...nouns] } });
  const steps = stepsWithout(nouns, tasks);
  return steps ? conclude(steps, env) : outcome(`Что именно убрать? Скажите, например: «убери ${nouns[0]} …».`);
}

/** Null where a message does not begin by taking away what a field's own noun names. */
export function takingAway({ terms }: Message, env: Environment): TakingAway | null {
  const verb = terms.findIndex(({ word }) => !BESIDE.test(word));
  if (verb < 0 || !TAKES.test(terms[verb]!.word)) return null;
  const at = terms.findIndex(({ word }, index) => index > verb && !BESIDE.test(word));
  const { word: noun = '', quote = 0 } = terms[at] ?? {};
  const field = quote ? undefined : fieldNamed(noun);
  if (!field) return null;
  const isTitle = ({ title }: TaskView) =>
    plainName(title)
      .split(' ')
      .some((word) => field.nouns.some((one) => isFormOf(word, one)));
  const rest = terms.slice(at + 1);
  const isPart = ({ word, quote: part }: Term) => !part && (AND.test(word) || BESIDE.test(word) || fieldNamed(word));
  const isBare = rest.every(isPart);
  const titles = env.view.tasks.filter(isTitle);
  // Its noun may be said of a title, unless another task is said to have it, or the one spoken of last has.
  const isHad = () => {
    if (isBare) return touchedTasks(env).some((task) => has(task, noun, env));
    const owners = OF.test(rest[0]!.word) ? tasksIn(rest, env) : [];
    return owners.length > 0 && !owners.some((task) => titles.includes(task));
  };
  if (titles.length > 0 && !isHad()) return { outcome: null, never: ['undo'] };
  if (isBare) {
    const others = rest.map((term) => term.word).filter((word) => fieldNamed(word));
    return { outcome: takenFromTouched([noun, ...others], env), never: NEVER };
  }
  const { projects, columns } = env.view;
  const said = plainName(rest.map(({ word }) => word).join(' '));
  const isOther = [...projects, ...columns].some(({ name }) => plainName(name) === said);
  const tasks = isOther ? [] : tasksIn(rest, env);
  if (!OF.test(rest[0]?.word ?? '') && tasks.length === 0) return { outcome: null, never: ['undo'] };
  const isPlain = !rest.some(({ word }) => MORE.test(word) || headForms.has(word));
  const steps = isPlain && tasks.length > 0 ? stepsWithout([noun], tasks) : null;
  return { outcome: steps && conclude(steps, env), never: NEVER };
}

/** Readings by which nothing is done that is not meant. */
export const sparing = (readings: readonly Reading[], never: TakingAway['never']): readonly Reading[] =>
  readings.filter(({ intents }) => intents.every(({ act }) => !never.includes(act)));
