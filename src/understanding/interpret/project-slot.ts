import { numberWord } from '#shared/russian/numerals.ts';
import { isNameless } from '../hear/kinship.ts';
import { names, type Word } from '../hear/words.ts';
import type { ProjectSaid } from '../model.ts';
import type { Clause } from '../read/clauses.ts';
import { type Interpretation, namesProject } from './context.ts';

const AROUND =
  /^(?:в|во|на|по|к|из|под|для|проект\p{L}*|project|папк\p{L}+|раздел\p{L}*|список|списк\p{L}|категори\p{L}+|это|все|всё|за|туда|него|нов\p{L}+|называни\p{L}+|названием|имен\p{L}+)$/u;
const NONE = /(?:^| )(?:без проекта|(?:из|от) проекта|вне проект\p{L}*|ни в как\p{L}+ проект\p{L}*)/u;
const IS_NAMED = 0.3;
const TAKES_OUT = /^(?:от|отвяж|откреп|вынес|достан|вытащ|убер)/;

/** «из дома»: the project that a task is taken out of. */
const isTakenOut = ([first, ...rest]: readonly Word[]): boolean =>
  /^(?:из|от|с)$/.test(first?.word ?? '') && !rest.some(({ word }) => /^(?:в|во|на)$/.test(word));

/** The words that are of a project's name. */
export const ownOfProject = (words: readonly Word[]): Word[] =>
  words.filter((word) => names(word) && !AROUND.test(word.word) && !isNameless(word.word));

/** The project that the words of a part name; null where they name none at all. */
export function projectOf(words: readonly Word[], { account, dictionary }: Interpretation): ProjectSaid | null {
  const own = ownOfProject(words);
  const [best] = account.projects
    .map(({ id, name }) => ({ id, likeness: namesProject(own, name, dictionary) }))
    .sort((one, other) => other.likeness - one.likeness);
  if (best && best.likeness > IS_NAMED) return { id: isTakenOut(words) ? null : best.id };
  if (NONE.test(words.map(({ word }) => word).join(' '))) return { id: null };
  if (own.length === 0) return null;
  const name = own.map(({ text }) => text).join(' ');
  return { name };
}

/** «отнеси к приходу»: a project that nobody labelled, where a change says nothing else. */
export function projectNearby(
  { from, to, parts }: Clause,
  { words, account, dictionary }: Interpretation,
): ProjectSaid | null {
  const free = words
    .slice(from, to)
    .filter(
      ({ kind, word }, index) =>
        kind === 'word' &&
        word.length > 2 &&
        numberWord(word) === undefined &&
        !parts.some((part) => from + index >= part.from && from + index < part.to && part.label !== 'title'),
    );
  const project = account.projects.find(({ name }) =>
    free.some((word) => namesProject([word], name, dictionary) > 0.6),
  );
  if (project) return { id: project.id };
  return free.some(({ lemma }) => lemma === 'проект') && free.some(({ word }) => TAKES_OUT.test(word))
    ? { id: null }
    : null;
}
