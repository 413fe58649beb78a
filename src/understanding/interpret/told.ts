import { dayOf } from '#shared/day.ts';
import { isNameless } from '../hear/kinship.ts';
import type { Word } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import { adverbsOfDays, type Interpretation, momentIn, namesProject } from './context.ts';
import { knownTagsIn } from './tag-names.ts';

const SAME_DAY = 0.5;
const SAME_MARK = 0.4;

/** What of a task words can tell, so that it is told from others. */
export type Telling = Exclude<keyof KnownTask, 'id' | 'title' | 'status' | 'createdAt'>;

/** What «завтрашнюю», «срочную», «ту, что по даче» tell of the task; null for nothing. */
export interface Told extends Record<Telling, unknown> {
  dueDate: ReturnType<typeof momentIn>;
  priority: 'low' | 'high' | null;
  projectId: string | null;
  tags: readonly string[] | null;
}

/** What stands in words of a field: all of them joined, those that may name something, and all as they were heard. */
interface Saying {
  said: string;
  content: readonly Word[];
  words: readonly Word[];
}

/** How each field is told, and how well a task fits that; what a set is narrowed by stands in sets.ts. */
const TELLING: {
  [F in Telling]: {
    read(saying: Saying, interpretation: Interpretation): Told[F];
    fits(task: KnownTask, told: NonNullable<Told[F]>, zone: string): number;
  };
} = {
  dueDate: {
    read: ({ words }, { clock, dictionary }) => momentIn(adverbsOfDays(words, dictionary), clock),
    fits: ({ dueDate }, { day }, zone) => (dueDate !== null && dayOf(dueDate, zone) === day ? SAME_DAY : 0),
  },
  priority: {
    read({ said }) {
      if (/(?<!не)срочн|(?<!не)важн|высок/.test(said)) return 'high';
      return /низк|неважн|несрочн/.test(said) ? 'low' : null;
    },
    fits: ({ priority }, told) => (priority === told ? SAME_MARK : 0),
  },
  projectId: {
    read: ({ content }, { account, dictionary }) =>
      account.projects.find(({ name }) => namesProject(content, name, dictionary) > 0.6)?.id ?? null,
    fits: ({ projectId }, told) => (projectId === told ? SAME_MARK : 0),
  },
  tags: {
    read({ words }, interpretation) {
      const known = knownTagsIn(words, interpretation);
      return known.length > 0 ? known : null;
    },
    fits: ({ tags }, told) => (told.every((tag) => tags.includes(tag)) ? SAME_MARK : 0),
  },
};

type Teller = { read(saying: Saying, interpretation: Interpretation): unknown; fits(...of: unknown[]): number };
const all = Object.entries(TELLING) as unknown as [Telling, Teller][];

/** Reads what words tell of a task beside its name. */
export function toldOf(words: readonly Word[], interpretation: Interpretation): Told {
  const said = words.map(({ word }) => word).join(' ');
  const content = words.filter(({ kind, word }) => kind === 'word' && word.length > 2 && !isNameless(word));
  const saying = { said, content, words };
  return Object.fromEntries(all.map(([field, { read }]) => [field, read(saying, interpretation)])) as unknown as Told;
}

/** How well a task fits what is told of it; 0 for not at all. */
export const toldFits = (task: KnownTask, told: Told, zone: string): number =>
  all.reduce((sum, [field, { fits }]) => sum + (told[field] === null ? 0 : fits(task, told[field], zone)), 0);
