import { numberWord } from '#shared/russian/numerals.ts';
import { isDeed, type Word } from '../hear/words.ts';
import type { Part } from '../read/labels.ts';
import { areApart } from './list-seams.ts';
import { type Item, isGathering, isSaidOfAll } from './said-of.ts';

const SLOTS = new Set(['when', 'prio', 'proj', 'note', 'tag', 'repeat', 'remind', 'plan']);
/** The first of a count may stand before the title. */
const COUNT_BEGINS = 2;

/** «первая выбрать обои вторая купить краску»: each number that counts on begins a thing. */
function splitAtOrdinals(part: Part, words: readonly Word[]): Part[] {
  const ordinalAt = (at: number) => {
    const number = words[at]!.kind === 'word' ? numberWord(words[at]!.word) : null;
    return number?.ordinal && at + 1 < part.to && words[at + 1]!.speech === 'INFN' ? number.value : null;
  };
  const found: Part[] = [];
  let { from } = part;
  let last: number | null = null;
  for (let at = part.from; at < part.to; at++) {
    const ordinal = ordinalAt(at);
    if (ordinal === null || (last === null ? ordinal > COUNT_BEGINS : ordinal !== last + 1)) continue;
    if (at > from) found.push({ ...part, from, to: at });
    from = at + 1;
    last = ordinal;
  }
  return [...found, { ...part, from }];
}

/** «модель меча и материал крови» in a list of nouns: two things. */
function splitInList(part: Part, words: readonly Word[], inList: boolean): Part[] {
  if (!inList) return [part];
  const own = words.slice(part.from, part.to);
  const at = own.findIndex(
    ({ word, quote }, index) => word === 'и' && quote === 0 && index > 0 && index < own.length - 1,
  );
  if (at < 0 || own.some(isDeed)) return [part];
  const nominal = (word: Word | undefined) => /^(?:NOUN|ADJF|NUM|UNKN|NUMR)/.test(word?.speech ?? '');
  if (!nominal(own[0]) || !nominal(own[at + 1])) return [part];
  return [
    { ...part, to: part.from + at },
    { ...part, from: part.from + at + 1 },
  ];
}

/** «сходить в четверг, а в пятницу газель на техосмотр»: what stands right before a title, and apart from what is before it. */
function leadsNext(slot: Part, before: Item, next: Item | undefined, words: readonly Word[]): boolean {
  if (next === undefined || next.titles[0]!.from !== slot.to) return false;
  const gap = words.slice(before.own.at(-1)?.to ?? before.titles.at(-1)!.to, slot.from);
  return gap.length > 0 && gap.every(({ kind, word }) => kind !== 'word' || /^(?:и|а|потом|затем|еще)$/.test(word));
}

/**
 * The things that a clause lists: titles that stand apart are several. What is said before the first, or behind the last of
 * «всё», «оба», is said of each; what stands by one is its own. `voids`: what was taken back.
 */
export function itemsOf(
  all: readonly Part[],
  words: readonly Word[],
  voids: readonly Part[] = [],
): { items: Item[]; shared: Part[] } {
  const titles = all.filter((part) => part.label === 'title' && !isGathering(part, words));
  const apart = titles.filter((_, at) => at > 0 && areApart(titles, at, { all, voids, words }));
  const inList = apart.length > 0 || titles.length > 2;
  const items: Item[] = [];
  for (const title of titles)
    for (const piece of splitAtOrdinals(title, words).flatMap((one) => splitInList(one, words, inList))) {
      const begins = items.length === 0 || apart.includes(title) || piece.from !== title.from;
      if (begins) items.push({ titles: [piece], own: [] });
      else items.at(-1)!.titles.push(piece);
    }
  const shared: Part[] = [];
  const whens = all.filter(({ label }) => label === 'when');
  // «завтра забрать куртку, послезавтра отдать пальто»: each day leads what is done on it.
  const leads =
    items.length > 1 && whens.length === items.length && whens.every(({ to }, at) => to <= items[at]!.titles[0]!.from);
  const last = titles.at(-1);
  for (const slot of all.filter(({ label }) => SLOTS.has(label))) {
    if (leads && slot.label === 'when') {
      items[whens.indexOf(slot)]!.own.push(slot);
      if (slot === whens[0]) shared.push(slot);
      continue;
    }
    const index = items.findLastIndex(({ titles: own }) => own[0]!.from < slot.from);
    const behind = last !== undefined && slot.from >= last.to;
    const together = behind && isSaidOfAll(slot, all, last.to, words);
    const alone = !all.some((other) => other.label === slot.label && other !== slot && other.to <= (last?.from ?? 0));
    if (index < 0 || (behind && (together || alone))) shared.push(slot);
    else items[leadsNext(slot, items[index]!, items[index + 1], words) ? index + 1 : index]!.own.push(slot);
  }
  return { items, shared };
}
