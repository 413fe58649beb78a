import { type FieldWords, saidWords } from '#client/lib/field-words.ts';
import { colorWord } from '#features/projects/color-word.ts';
import { texts as projectTexts } from '#features/projects/texts.ts';
import type { Tag, TagChange } from '../contract.ts';
import type { OwnField } from '../field-sets.ts';
import { texts } from '../texts.ts';

const WORDS: FieldWords<Pick<Tag, OwnField>> = {
  name: { name: texts.dialog.name, tell: (name) => name },
  color: { name: projectTexts.dialog.color, tell: colorWord },
};

/** A change of a tag, with what it says that the tag does not have. */
export const changeWords = (tag: Tag, change: TagChange): string =>
  [texts.unsent.change(tag.name), ...saidWords(WORDS, change, tag)].join('\n');
