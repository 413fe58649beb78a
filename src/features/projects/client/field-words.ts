import { type FieldWords, saidWords } from '#client/lib/field-words.ts';
import { colorWord } from '../color-word.ts';
import type { Project } from '../contract.ts';
import type { OwnField } from '../field-sets.ts';
import { texts } from '../texts.ts';

type Said = Pick<Project, OwnField>;

const { dialog, unsent } = texts;

const WORDS: FieldWords<Said> = {
  name: { name: dialog.name, tell: (name) => name },
  archivedAt: {
    name: texts.inArchive.name,
    tell: (instant) => (instant === null ? texts.inArchive.no : texts.inArchive.yes),
  },
  folder: { name: texts.folder.name, tell: (folder) => folder ?? texts.folder.none },
  color: { name: dialog.color, tell: colorWord },
};

/** A change of a project, with what it says that the project does not have. */
export const changeWords = (said: Partial<Said>, before: Project | undefined): string =>
  [unsent.change(said.name ?? before?.name ?? ''), ...saidWords(WORDS, said, before)].join('\n');
