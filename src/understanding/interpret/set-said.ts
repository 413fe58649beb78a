import type { Word } from '../hear/words.ts';
import { adverbsOfDays, type Interpretation, momentIn, namesProject } from './context.ts';
import { describesTask } from './meant.ts';
import type { SetSaid } from './sets.ts';
import { type TagsTold, tagsOfSet } from './tagged-tasks.ts';
import type { Told } from './told.ts';

/** What words say of a set of tasks, beside what is told of it otherwise. */
export function setSaid(
  said: readonly Word[],
  told: Pick<Told, 'dueDate' | 'projectId'>,
  interpretation: Interpretation,
): SetSaid & { tags: TagsTold } {
  const { account, clock, dictionary } = interpretation;
  const content = said.filter(describesTask);
  const project = account.projects.find(({ name }) =>
    content.some((word) => namesProject([word], name, dictionary) > 0.6),
  );
  const dated = new Set(
    momentIn(said, clock)?.spans.flatMap((span) =>
      said.filter(({ start, end }) => start >= span.start && end <= span.end),
    ),
  );
  const tags = tagsOfSet(said, project !== undefined, interpretation);
  return {
    words: said,
    day: told.dueDate ?? momentIn(adverbsOfDays(said, dictionary), clock),
    projectId: project?.id ?? told.projectId,
    tags,
    describes: (word) =>
      content.includes(word) &&
      !dated.has(word) &&
      !tags.words.has(word) &&
      !(project && namesProject([word], project.name, dictionary) > 0.3),
  };
}
