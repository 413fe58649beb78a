import { conclude, outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { Outcome } from './model.ts';
import { isBeside, namedTasks } from './named-tasks.ts';
import { namedAt } from './project-slot.ts';
import type { Message, Term } from './terms.ts';
import { nameOf, quote } from './wording.ts';

const MOVES = /^(?:перенес|перелож|перемест|постав|убер|убра|отправ|закин|кинь|полож|сдвин|добав)/;
const NOUN = /^раздел(?:а|у|ом|е)?$/;

/** «перенеси плитку в раздел Кухня»; null where it is about no heading that there is. */
export function headingDeed({ terms }: Message, env: Environment): Outcome | null {
  const headings = env.view.headings ?? [];
  const noun = terms.findIndex(({ word, quote: quoted }, at) => !quoted && at > 0 && NOUN.test(word));
  if (headings.length === 0 || noun < 1 || !/^(?:в|во|под|к)$/.test(terms[noun - 1]!.word)) return null;
  if (!terms.slice(0, noun).some(({ word }) => MOVES.test(word)) || terms.some(({ word }) => word === 'не'))
    return null;
  let at = noun + 1;
  while (terms[at]?.kind === 'mark' && at < noun + 3) at++;
  const named = namedAt(terms, at, headings);
  if (!named) return null;
  let { next } = named;
  if (terms[next]?.kind === 'mark') next++;
  const rest = terms.filter((_, place) => place < noun - 1 || place >= next);
  const understood = ({ word }: Term) => MOVES.test(word);
  if (!rest.some((term) => term.kind === 'word' && !understood(term) && !isBeside(term))) return null;
  const tasks = namedTasks(rest, understood, env);
  if (!tasks || tasks.length === 0) return null;
  const same = headings.filter(({ name }) => name.toLowerCase() === named.item.name.toLowerCase());
  const near = same.filter(({ projectId }) => tasks.every((task) => task.projectId === projectId));
  const [heading, another] = near.length > 0 ? near : same;
  if (!heading) return null;
  if (another) {
    const projects = same.map(({ projectId }) => nameOf(projectId, env.view.projects)).filter((name) => name !== null);
    return outcome(
      `Раздел ${quote(heading.name)} есть в\u00a0проектах: ${projects.map((name) => quote(name)).join(', ')}. Сначала перенесите задачу в\u00a0нужный проект.`,
    );
  }
  const { id: headingId, projectId } = heading;
  const plan = { headingId, ...(tasks.some((task) => task.projectId !== projectId) && { projectId }) };
  const ids = tasks.map(({ id }) => id);
  return conclude([{ do: 'update', ...(ids.length === 1 ? { ids } : { ids: [], candidates: ids }), plan }], env);
}
