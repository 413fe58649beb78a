import type { KnownTask } from '../model.ts';
import type { Word } from './words.ts';

/** The nouns of a tag: «тегом», «меток», «ярлычок», «бирку». */
export const TAG_NOUN =
  /^tags?$|^(?:(?:х[еэ]ш)?т[еэ]г(?:а|у|ом|е|и|ов|ами|ам|ах)?|(?:мет(?:оч)?к|бир(?:оч)?к|наклейк|рубрик|решетк|помет(?:к|очк)?)(?:а|у|ой|и|е|ами|ам|ах)|меточек|меток|бирочек|бирок|наклеек|пометок|лейбл(?:а|ы|у|ом|ов|ами|ам|ах)?|ярлы(?:к|чок|(?:ч?к)(?:а|у|ом|и|ов|ами|ам|ах)))$/;
/** Verbs that put a tag on. */
const PUTS_ON =
  /^(?:добав|доб$|постав|ставь|повес|навес|накин|кин|прилеп|припиш|приписа|присво|присовокуп|прицеп|назнач|дай$|дать$|простав|прикреп|плюс|(?:на|при|по|под|до|в)(?:леп|кле|цеп|вес|веш|собач|шпил|тегн|тык|ткн))/;
/** Verbs that take one off. */
const TAKES_OFF =
  /^(?:исключ|убер|убра|убир|сним|снят|сым|удал|стер|сотр|стир|от(?:цеп|кле|креп|леп|дер|вяж|вяз|вес|стег)|сдер|сдир|содр|сорв|срыв|обдер|выпил|вымар|вычер|вычищ|выкин|выброс|вын|снес|снос|скол|соскоб|изгон|извед|доло|вон$|прочь$|дропн|обнул|освобод|очист|минус$)/;
/** «поменяй тег дом на сад» */
const SWAPS = /^(?:поменя|меня|смени|замен|перекле|перевес|перецеп|перекин|свап)/;
/** «пометь отчёт тегом дом» */
export const MARKS = /^(?:помет|отмет|обознач|помеч|отмеч)/;

/** «удали» may be a noun in no form that names a thing, «кино» is one. */
const isVerb = ({ forms }: Pick<Word, 'forms'>) => !forms.some((form) => /^NOUN:(?:nomn|accs)$/.test(form));

/** What a word may do with tags. */
export function deedOnTags(word: Word): 'puts' | 'takes' | 'swaps' | 'marks' | '' {
  if (!isVerb(word) && !/^(?:минус|плюс)$/.test(word.word)) return '';
  if (SWAPS.test(word.word)) return 'swaps';
  if (TAKES_OFF.test(word.word)) return 'takes';
  if (PUTS_ON.test(word.word)) return 'puts';
  return MARKS.test(word.word) ? 'marks' : '';
}

/** The names of all tags that these tasks have, each once. */
export const tagNamesOf = (tasks: readonly Pick<KnownTask, 'tags'>[]): string[] => [
  ...new Set(tasks.flatMap(({ tags }) => tags)),
];
