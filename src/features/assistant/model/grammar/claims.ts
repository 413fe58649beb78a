import { fold, tokenize } from '#shared/russian/text.ts';
import { type Counting, numbersOf } from './grounding.ts';
import type { Kind } from './request-words.ts';

/** What was really done, by kind: the names under which the account knows or knew the things touched. */
export interface Deed {
  kind: Kind | 'project';
  titles: readonly string[];
}

/** What words may speak of: deeds, and names to which nothing was done: of projects and columns, and what tasks say or are to say. */
export interface Told {
  deeds: readonly Deed[];
  names: readonly string[];
  /** Of each field that is a number, those that were set or are there. */
  counts: readonly CountTold[];
}

export interface CountTold {
  counting: Counting;
  values: readonly number[];
}

type Done = Deed['kind'];

/** «создал», «создала» or «создана», and the deeds of which it is true. «Создали» is said of the user. */
const CLAIMS: readonly [RegExp, readonly Done[]][] = [
  [/^(?:созда(?:л|ла|н|на|но|ны)|заве(?:л|ла)|заведен[аоы]?)$/, ['create', 'report', 'project']],
  [
    /^(?:добави(?:л|ла)|добавлен[аоы]?|записа(?:л|ла)|записан[аоы]?|запланировал[а]?|запланирован[аоы]?|вн(?:ес|есла)|зан(?:ес|есла)|внесен[аоы]?|занесен[аоы]?|постави(?:л|ла)|поставлен[аоы]?)$/,
    ['create', 'report', 'project', 'update'],
  ],
  [
    /^(?:выполни(?:л|ла)|выполнен[аоы]?|заверши(?:л|ла)|завершен[аоы]?|закры(?:л|ла|т|та|то|ты)|отмети(?:л|ла)|отмечен[аоы]?|зач(?:ел|ла)|зачтен[аоы]?)$/,
    ['complete', 'report'],
  ],
  [/^(?:удали(?:л|ла)|удален[аоы]?|ст(?:ер|ерла)|вычеркну(?:л|ла)|вычеркнут[аоы]?)$/, ['delete']],
  [/^(?:убра(?:л|ла|н|на|но|ны))$/, ['delete', 'update']],
  [
    /^(?:верну(?:л|ла)|возвращен[аоы]?|возобнови(?:л|ла)|возобновлен[аоы]?|активирова(?:л|ла|н|на|но|ны)|восстанови(?:л|ла)|восстановлен[аоы]?)$/,
    ['activate', 'update'],
  ],
  [
    /^(?:перен(?:ес|есла)|перенесен[аоы]?|измени(?:л|ла)|изменен[аоы]?|обнови(?:л|ла)|обновлен[аоы]?|переименова(?:л|ла|н|на|но|ны)|сдвину(?:л|ла|т|та|то|ты)|отложи(?:л|ла)|отложен[аоы]?|поменя(?:л|ла|н|на|но|ны)|назначи(?:л|ла)|назначен[аоы]?|установи(?:л|ла)|установлен[аоы]?|повыси(?:л|ла)|повышен[аоы]?|понизи(?:л|ла)|понижен[аоы]?|перемести(?:л|ла)|перемещен[аоы]?|распредели(?:л|ла)|распределен[аоы]?)$/,
    ['update'],
  ],
  [/^(?:готово|сделано|сдела(?:л|ла))$/, ['create', 'report', 'project', 'complete', 'activate', 'delete', 'update']],
];

/** «удаляю», «напомню»: said as if it were being done, unless it is an offer. */
const UNDERWAY: readonly [RegExp, readonly Done[]][] = [
  [/^(?:созда(?:ю|м)|завожу|заведу)$/, ['create', 'report', 'project']],
  [
    /^(?:добавл(?:яю|ю)|записываю|запишу|заношу|занесу|планирую|запланирую|вношу|внесу|ставлю|поставлю|напом(?:инаю|ню))$/,
    ['create', 'report', 'project', 'update'],
  ],
  [
    /^(?:выполн(?:яю|ю)|заверш(?:аю|у)|закр(?:ываю|ою)|отме(?:чаю|чу)|засчит(?:ываю|аю)|зачту)$/,
    ['complete', 'report'],
  ],
  [/^(?:удал(?:яю|ю)|стираю|сотру|вычерк(?:иваю|ну))$/, ['delete']],
  [/^(?:убираю|уберу)$/, ['delete', 'update']],
  [/^(?:возвращаю|верну|возобновл(?:яю|ю)|активирую|восстан(?:авливаю|овлю))$/, ['activate', 'update']],
  [
    /^(?:перен(?:ошу|есу)|(?:из|по)?меняю|изменю|обновл(?:яю|ю)|переимен(?:овываю|ую)|сдви(?:гаю|ну)|откладываю|отложу|назнач(?:аю|у)|устан(?:авливаю|овлю)|повы(?:шаю|шу)|пони(?:жаю|жу)|переме(?:щаю|щу)|распредел(?:яю|ю))$/,
    ['update'],
  ],
];
const OFFER =
  /[?]|(?:^|[^\p{L}])(?:если|когда|как только|чтобы|уточните|скажите|назовите|подскажите|напишите|ответьте|подтвердите|выберите|могу|готова?)(?!\p{L})/u;

/** Small models forget to speak Russian. */
const IN_ENGLISH: readonly [RegExp, readonly Done[]][] = [
  [/^(?:created|added|scheduled)$/, ['create', 'report', 'project', 'update']],
  [/^(?:completed|finished|closed)$/, ['complete', 'report']],
  [/^(?:deleted|removed|cleared)$/, ['delete', 'update']],
  [/^(?:restored|reopened|reactivated)$/, ['activate', 'update']],
  [/^(?:updated|changed|moved|renamed|rescheduled|postponed)$/, ['update']],
  [/^done$/, ['create', 'report', 'project', 'complete', 'activate', 'delete', 'update']],
];

/** «создал»: the assistant speaks of itself; «создана» may as well tell of yesterday. */
const OF_ITSELF = /(?:л|ла|ес|ер)$/;
const NOT_ITSELF = /^(?:вы|не|ничего|он|она|оно|кто|никто)$/;

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\d-]+/gu) ?? [];
const unquoted = (text: string) => text.replace(/«[^»]{0,400}»|"[^"]{0,400}"/g, ' ');
const quotedIn = (text: string) =>
  [...text.matchAll(/«([^»]{1,400})»|"([^"]{1,400})"/g)].map(([, a, b]) => fold(a ?? b ?? ''));
/** A sentence with the list that it opens is one claim. */
const sentences = (text: string) => text.split(/(?<=[.!?…])\s+|\n(?![•\d])/u);

function claimsIn(sentence: string, ofItself: boolean): (readonly Done[])[] {
  const words = wordsIn(unquoted(sentence));
  const patterns = [...CLAIMS, ...IN_ENGLISH, ...(OFFER.test(fold(sentence)) ? [] : UNDERWAY)];
  return words.flatMap((word, at) => {
    const before = words.slice(Math.max(0, at - 2), at);
    if (before.some((one) => NOT_ITSELF.test(one)) || (ofItself && !OF_ITSELF.test(word))) return [];
    const claim = patterns.find(([pattern]) => pattern.test(word));
    return claim ? [claim[1]] : [];
  });
}

/** «3 задачи» beside a claim. */
const countIn = (sentence: string) => {
  const found = /(?<!\d)(\d{1,9})\s{1,9}(?:\p{L}{1,40}\s{1,9})?(?:задач|дел|пункт)/u.exec(fold(unquoted(sentence)));
  return found ? Number(found[1]) : null;
};

const bullets = (sentence: string) =>
  sentence
    .split('\n')
    .filter((line) => /^(?:•|\d+[.)])/.test(line))
    .map(fold);

/** A title that holds quotes itself is cut at the first of them. */
const isNamed = (name: string, titles: readonly string[]) =>
  titles.some((title) => title === name || (/[«"]/.test(title) && title.includes(name)));

function holds(sentence: string, claims: readonly (readonly Done[])[], { deeds, names }: Told): boolean {
  const kinds = new Set(claims.flat());
  if (!claims.every((claim) => deeds.some(({ kind }) => claim.includes(kind)))) return false;
  const titles = deeds.flatMap((deed) => deed.titles).map(fold);
  const count = countIn(sentence);
  const touched = deeds.filter(({ kind }) => kinds.has(kind) && kind !== 'project').length;
  if (count !== null && count !== touched) return false;
  return (
    quotedIn(sentence).every((name) => isNamed(name, titles) || names.some((one) => fold(one) === name)) &&
    bullets(sentence).every((line) => titles.some((title) => line.includes(title)))
  );
}

/**
 * Whether words tell only of deeds that were done: of those kinds, of as many tasks, of tasks of these names, by these numbers.
 * @param asked the user asked for a deed; where not, only what the assistant says of itself is a claim
 */
export function tellsTruth(words: string, told: Told, asked: boolean): boolean {
  return sentences(words).every((sentence) => {
    const claims = claimsIn(sentence, !asked);
    const counted = claims.length === 0 && told.deeds.length === 0 ? [] : told.counts;
    return (
      (claims.length === 0 || holds(sentence, claims, told)) &&
      counted.every(({ counting, values }) =>
        numbersOf(tokenize(sentence), counting).every((one) => values.includes(one)),
      )
    );
  });
}

/** Whether words tell what was done: each of a few things by its name, or how many there were. */
export function tellsAll(words: string, deeds: readonly Deed[]): boolean {
  const said = fold(words);
  const named = deeds.filter(({ titles }) => titles.some((title) => said.includes(fold(title))));
  return named.length === deeds.length || wordsIn(words).includes(String(deeds.length));
}
