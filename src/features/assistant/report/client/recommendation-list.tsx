import { Fragment } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { paths } from '#shared/paths.ts';
import type { Report } from '../contract.ts';
import { splitByNames } from '../named-parts.ts';
import { texts } from '../texts.ts';

type Link = Report['links'][number];
export type OpenLink = (link: Pick<Link, 'kind' | 'id'>) => void;

interface RecommendationListProps {
  report: Report;
  onOpen: OpenLink;
}

/** What to do next; the name of each task and habit that is meant leads to it. */
export function RecommendationList({ report: { recommendations, links }, onOpen }: RecommendationListProps) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-accent">
      {recommendations.map((recommendation, index) => (
        <li key={recommendation} className="wrap-anywhere">
          {splitByNames(
            recommendation,
            links.filter((link) => link.recommendation === index),
          ).map(({ text, link }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
            <Fragment key={place}>{link ? <Name text={text} link={link} onOpen={onOpen} /> : text}</Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Name({ text, link: { kind, id }, onOpen }: { text: string; link: Link; onOpen: OpenLink }) {
  const tasks = useTasks().data;
  const task = kind === 'task' ? tasks?.find((each) => each.id === id) : undefined;
  // The report is of some minutes ago: what was deleted since has no detail any more.
  if (kind === 'task' && tasks && !task) return text;
  const label = kind === 'task' ? texts.openTask(text) : texts.openHabit(text);
  return (
    // A link and no button, which could not be broken between lines.
    <a
      href={kind === 'task' ? paths.section('tasks') : paths.habits}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onOpen({ kind, id });
      }}
      className={classNames(
        'rounded-small font-medium text-accent-text underline decoration-accent/40 underline-offset-3 hover:decoration-accent',
        task?.status === 'completed' && 'text-text-muted line-through',
      )}
    >
      {text}
    </a>
  );
}
