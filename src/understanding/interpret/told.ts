import { dayOf } from '#shared/day.ts';
import { isNameless } from '../hear/kinship.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import { adverbsOfDays, type Interpretation, momentIn, namesProject } from './context.ts';

const SAME_DAY = 0.5;
const SAME_MARK = 0.4;

/** What «завтрашнюю», «срочную», «ту, что по даче» tell of the task. */
export interface Told {
  day: ReturnType<typeof momentIn>;
  high: boolean;
  low: boolean;
  projectId: string | null;
}

/** Reads what words tell of a task beside its name. */
export function toldOf(words: readonly Word[], { clock, dictionary, account }: Interpretation): Told {
  const said = words.map(({ word }) => word).join(' ');
  const content = words.filter(({ kind, word }) => kind === 'word' && word.length > 2 && !isNameless(word));
  const project = account.projects.find(({ name }) => namesProject(content, name, dictionary) > 0.6);
  return {
    day: momentIn(adverbsOfDays(words, dictionary), clock),
    high: /(?<!не)срочн|(?<!не)важн|высок/.test(said),
    low: /низк|неважн|несрочн/.test(said),
    projectId: project?.id ?? null,
  };
}

/** How well a task fits what is told of it; 0 for not at all. */
export function toldFits(task: KnownTask, told: Told, zone: string): number {
  const onDay = told.day && task.dueDate !== null && dayOf(task.dueDate, zone) === told.day.day ? SAME_DAY : 0;
  const marked = (told.high && task.priority === 'high') || (told.low && task.priority === 'low') ? SAME_MARK : 0;
  const inProject = told.projectId !== null && task.projectId === told.projectId ? SAME_MARK : 0;
  return onDay + marked + inProject;
}
