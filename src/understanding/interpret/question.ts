import { isNameless } from '../hear/kinship.ts';
import type { Sense } from '../hear/lexicon.ts';
import { names, type Word } from '../hear/words.ts';
import type { About } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import { type Interpretation, momentIn, namesProject, partsWith, placesOf, textOf } from './context.ts';
import type { Resolver } from './resolve.ts';

/** Senses of words that ask and name nothing. */
const ASKING: ReadonlySet<Sense> = new Set(['question', 'task', 'need', 'all', 'this', 'project']);
const NAMES_PROJECT = 0.6;
const SHORTEST_NAME = 3;

/** What a question is about: the tasks, the project and the time that its words name. */
export function aboutOf(clause: Clause, interpretation: Interpretation, resolver: Resolver): About {
  const { words, account, clock, dictionary } = interpretation;
  const asked = partsWith(clause, 'ask');
  const parts = asked.length > 0 ? asked : [clause];
  const places = placesOf(parts);
  const said = places.map((at) => words[at]!);
  const when = momentIn(said, clock);
  const isDated = ({ start, end }: Word) => when?.spans.some((span) => start >= span.start && end <= span.end) ?? false;
  const content = said.filter((word) => names(word) && !isDated(word) && !isNameless(word.word));
  const nameIt = (some: readonly Word[], name: string) => namesProject(some, name, dictionary) > NAMES_PROJECT;
  const project = account.projects.find(({ name }) => content.some((word) => nameIt([word], name)));
  const isOfProject = ({ word }: Word) =>
    project !== undefined &&
    word.length >= SHORTEST_NAME &&
    nameIt(
      said.filter((one) => one.word === word),
      project.name,
    );
  const telling = content.filter((word) => !word.senses.some((sense) => ASKING.has(sense)) && !isOfProject(word));
  return {
    ids: resolver.named(telling.map((word) => words.indexOf(word))),
    projectId: project?.id ?? null,
    when,
    said: parts.map((part) => textOf(part, interpretation)).join(' '),
  };
}
