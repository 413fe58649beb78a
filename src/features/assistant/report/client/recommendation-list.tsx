import { ListTodo, Repeat } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Report } from '../contract.ts';
import { texts } from '../texts.ts';

type Link = Report['links'][number];
export type OpenLink = (link: Pick<Link, 'kind' | 'id'>) => void;

interface RecommendationListProps {
  report: Report;
  onOpen: OpenLink;
}

/** What to do next, with a way to each task and habit that is meant. */
export function RecommendationList({ report: { recommendations, links }, onOpen }: RecommendationListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {recommendations.map((recommendation, index) => {
        const own = links.filter((link) => link.recommendation === index);
        return (
          <li key={recommendation} className="flex flex-col items-start gap-1.5">
            <p className="wrap-anywhere">{recommendation}</p>
            {own.length > 0 && <Links links={own} onOpen={onOpen} />}
          </li>
        );
      })}
    </ul>
  );
}

function Links({ links, onOpen }: { links: readonly Link[]; onOpen: OpenLink }) {
  const tasks = useTasks().data;
  // The report is of some minutes ago: what was deleted since has no detail any more.
  const known = links.filter(({ kind, id }) => kind === 'habit' || tasks?.some((task) => task.id === id));
  return (
    <div className="flex max-w-full flex-wrap gap-1.5">
      {known.map(({ kind, id, title }) => {
        const done = kind === 'task' && tasks?.find((task) => task.id === id)?.status === 'completed';
        return (
          <button
            key={id}
            type="button"
            aria-label={kind === 'task' ? texts.openTask(title) : texts.openHabits(title)}
            onClick={() => onOpen({ kind, id })}
            className="touch-target inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-accent-text text-small hover:border-accent hover:bg-accent-soft [&_svg]:size-3.5 [&_svg]:shrink-0"
          >
            {kind === 'task' ? <ListTodo aria-hidden /> : <Repeat aria-hidden />}
            <span className={classNames('truncate', done && 'line-through')}>{title}</span>
          </button>
        );
      })}
    </div>
  );
}
