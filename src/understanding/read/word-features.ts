import { deedOnTags } from '../hear/tag-words.ts';
import { bondFeatures } from './bonds.ts';
import { mendingOf } from './mending.ts';
import type { Sight } from './sight.ts';
import { stretchFeatures } from './stretches.ts';

const lengthOf = (count: number) => (count > 20 ? 3 : count > 10 ? 2 : count > 5 ? 1 : 0);

/** What is told of a word: names of features. */
export interface WordFeatures {
  /** Of the word itself. */
  own: string[];
  /** Of its spelling, its neighbours, and the whole; of these the network, which hears the other words, learns the common ones only. */
  more: string[];
}

/** By word: what tells of tags, in a message that may speak of some. */
function tagFeatures(
  { words, tagged }: Pick<Sight, 'words' | 'tagged'>,
  match: (at: number) => string,
): (WordFeatures | null)[] {
  if (tagged.every((one) => one === '')) return words.map(() => null);
  const speaks = tagged.some((one) => one !== 'known' && one !== 'had' && one !== '');
  const tag = (at: number) => tagged[at] || '-';
  const deeds = words.map(deedOnTags);
  const deed = (at: number) => deeds[at] || '-';
  return words.map((word, at) => {
    const form = word.forms[0]!;
    const before = deeds.findLast((one, index) => index < at && one !== '') ?? '-';
    const after = deeds.find((one, index) => index > at && one !== '') ?? '-';
    return {
      own: [`tag=${tag(at)}`, `tagw=${tag(at)}|${speaks}`, `tagf=${tag(at)}|${form}`, `tag deed=${deed(at)}`],
      more: [
        `tag-1=${tag(at - 1)}`,
        `tag+1=${tag(at + 1)}`,
        `tag-2=${tag(at - 2)}`,
        `tag+2=${tag(at + 2)}`,
        `tags=${tag(at - 1)}|${tag(at)}|${tag(at + 1)}`,
        `tagm=${tag(at)}|${match(at)}`,
        `tagl=${tag(at)}|${words[at - 1]?.lemma ?? '<s>'}`,
        `tagl+=${tag(at + 1)}|${word.lemma}`,
        `tagd=${tag(at)}|${before}|${after}`,
        `tagds=${tag(at)}|${deed(at - 1)}|${deed(at + 1)}`,
      ],
    };
  });
}

export function wordFeatures(sight: Sight): WordFeatures[] {
  const { words, bonds, named, best, when, project } = sight;
  const count = words.length;
  const inside = (at: number) => at >= 0 && at < count;
  const edge = (at: number) => (at < 0 ? '<s>' : '</s>');
  const token = (at: number) => {
    const word = words[at];
    if (!word) return edge(at);
    return word.kind === 'number' ? `#${Math.min(word.word.length, 5)}` : word.word;
  };
  const lemma = (at: number) => words[at]?.lemma ?? edge(at);
  const form = (at: number) => words[at]?.forms[0] ?? edge(at);
  const speech = (at: number) => words[at]?.speech ?? edge(at);
  const sense = (at: number) => (inside(at) ? words[at]!.senses.join('+') || '-' : edge(at));
  const dated = (at: number) => (inside(at) ? when[at] || '-' : '-');
  const match = (at: number) => {
    const one = named[at];
    if (!one) return '-';
    const strength = one.hit > 1.7 ? 3 : one.hit > 0.9 ? 2 : 1;
    return `${one.done ? 'd' : 'a'}${strength}${one.hit >= best - 0.05 ? '*' : ''}`;
  };
  const names = named.some((one) => one && one.hit > 0.9);
  const command = words.findIndex(
    ({ forms, speech: own, senses }) =>
      forms[0]!.includes('impr') ||
      (own === 'VERB' && senses.some((one) => /^(?:add|delete|move|reopen|done|rename)$/.test(one))),
  );
  const allSenses = [...new Set(words.flatMap(({ senses }) => senses))];
  const length = lengthOf(count);
  const mending = mendingOf(words, when);
  const stretches = stretchFeatures(words);
  const held = bondFeatures(words, bonds);
  const ofTags = tagFeatures(sight, match);
  return words.map((word, at) => {
    const side = command < 0 ? 'no' : at < command ? 'before' : at === command ? 'at' : 'after';
    const own = [
      'any',
      `l=${lemma(at)}`,
      `f=${form(at)}`,
      `m=${match(at)}`,
      `mf=${match(at)}|${form(at)}`,
      `t=${dated(at)}`,
      `in=${project[at]}`,
      `quote=${word.quote > 0}`,
      `from=${Math.min(at, 3)}`,
      `to=${Math.min(count - 1 - at, 3)}`,
      `names=${names}`,
      `s=${sense(at)}`,
      `sf=${sense(at)}|${form(at)}`,
      `side=${side}|${names}`,
      `mend=${mending[at]}`,
      `length=${length}`,
      `capital=${/^\p{Lu}/u.test(word.text)}`,
      `latin=${/[a-z]/i.test(word.text)}`,
    ];
    const more = [
      `w=${token(at)}`,
      `w-1=${token(at - 1)}`,
      `w+1=${token(at + 1)}`,
      `l-1=${lemma(at - 1)}`,
      `l+1=${lemma(at + 1)}`,
      `l-2=${lemma(at - 2)}`,
      `l+2=${lemma(at + 2)}`,
      `f-1=${form(at - 1)}`,
      `f+1=${form(at + 1)}`,
      `p-2=${speech(at - 2)}`,
      `p+2=${speech(at + 2)}`,
      `ff-=${form(at - 1)}|${form(at)}`,
      `ff+=${form(at)}|${form(at + 1)}`,
      `ppp=${speech(at - 1)}|${speech(at)}|${speech(at + 1)}`,
      `ll-=${lemma(at - 1)}|${lemma(at)}`,
      `ll+=${lemma(at)}|${lemma(at + 1)}`,
      `m-1=${match(at - 1)}`,
      `m+1=${match(at + 1)}`,
      `mmm=${match(at - 1)}|${match(at)}|${match(at + 1)}`,
      `mp=${match(at)}|${speech(at)}|${names}`,
      `t-1=${dated(at - 1)}`,
      `t+1=${dated(at + 1)}`,
      `ttt=${dated(at - 1)}|${dated(at)}|${dated(at + 1)}`,
      `in+1=${project[at + 1]}`,
      `nf=${names}|${form(at)}`,
      `np=${names}|${speech(at)}`,
      `s-1=${sense(at - 1)}`,
      `s+1=${sense(at + 1)}`,
      `sm=${sense(at - 1)}|${match(at)}`,
      `sp=${sense(at - 1)}|${speech(at)}`,
      `mend+=${mending[at]}|${mending[at + 1] ?? ''}`,
      `mend-=${mending[at - 1] ?? ''}|${mending[at]}`,
      `mendf=${mending[at]}|${form(at)}`,
    ];
    if (word.kind === 'word') {
      own.push(
        `end3=${word.word.slice(-3)}`,
        `end2=${word.word.slice(-2)}`,
        `start4=${word.word.slice(0, 4)}`,
        `sound=${word.sound}`,
      );
      more.push(`start3=${word.word.slice(0, 3)}`);
    }
    for (const other of word.forms.slice(1)) own.push(`other=${other}`);
    for (const sense of word.senses) own.push(`sense=${sense}`);
    more.push(...stretches[at]!, ...held[at]!, ...(ofTags[at]?.more ?? []));
    own.push(...(ofTags[at]?.own ?? []));
    for (const one of allSenses) more.push(`about=${one}|${speech(at)}`);
    return { own, more };
  });
}
