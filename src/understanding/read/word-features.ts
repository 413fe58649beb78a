import { deedOnTags } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import { bondFeatures } from './bonds.ts';
import { feature } from './linear-model.ts';
import { mendingOf } from './mending.ts';
import type { Sight } from './sight.ts';
import { stretchFeatures } from './stretches.ts';

const lengthOf = (count: number) => (count > 20 ? 3 : count > 10 ? 2 : count > 5 ? 1 : 0);

/** What is told of a word: features by their hashes. */
export interface WordFeatures {
  /** Of the word itself. */
  own: number[];
  /** Of its spelling, its neighbours, and the whole; of these the network, which hears the other words, learns the common ones only. */
  more: number[];
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
      own: [
        feature`tag=${tag(at)}`,
        feature`tagw=${tag(at)}|${speaks}`,
        feature`tagf=${tag(at)}|${form}`,
        feature`tag deed=${deed(at)}`,
      ],
      more: [
        feature`tag-1=${tag(at - 1)}`,
        feature`tag+1=${tag(at + 1)}`,
        feature`tag-2=${tag(at - 2)}`,
        feature`tag+2=${tag(at + 2)}`,
        feature`tags=${tag(at - 1)}|${tag(at)}|${tag(at + 1)}`,
        feature`tagm=${tag(at)}|${match(at)}`,
        feature`tagl=${tag(at)}|${words[at - 1]?.lemma ?? '<s>'}`,
        feature`tagl+=${tag(at + 1)}|${word.lemma}`,
        feature`tagd=${tag(at)}|${before}|${after}`,
        feature`tagds=${tag(at)}|${deed(at - 1)}|${deed(at + 1)}`,
      ],
    };
  });
}

/** Of what is no number and no sign: how it is spelled. */
export const spelled = ({ kind, word, sound }: Word): number[] =>
  kind === 'word'
    ? [
        feature`end3=${word.slice(-3)}`,
        feature`end2=${word.slice(-2)}`,
        feature`start4=${word.slice(0, 4)}`,
        feature`sound=${sound}`,
      ]
    : [];

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
  const senses = words.map((word) => word.senses.join('+') || '-');
  const sense = (at: number) => senses[at] ?? edge(at);
  const dated = (at: number) => (inside(at) ? when[at] || '-' : '-');
  const matches = named.map((one) => {
    if (!one) return '-';
    const strength = one.hit > 1.7 ? 3 : one.hit > 0.9 ? 2 : 1;
    return `${one.done ? 'd' : 'a'}${strength}${one.hit >= best - 0.05 ? '*' : ''}`;
  });
  const match = (at: number) => matches[at] ?? '-';
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
      feature`any`,
      feature`l=${lemma(at)}`,
      feature`f=${form(at)}`,
      feature`m=${match(at)}`,
      feature`mf=${match(at)}|${form(at)}`,
      feature`t=${dated(at)}`,
      feature`in=${project[at]}`,
      feature`quote=${word.quote > 0}`,
      feature`from=${Math.min(at, 3)}`,
      feature`to=${Math.min(count - 1 - at, 3)}`,
      feature`names=${names}`,
      feature`s=${sense(at)}`,
      feature`sf=${sense(at)}|${form(at)}`,
      feature`side=${side}|${names}`,
      feature`mend=${mending[at]}`,
      feature`length=${length}`,
      feature`capital=${/^\p{Lu}/u.test(word.text)}`,
      feature`latin=${/[a-z]/i.test(word.text)}`,
    ];
    const more = [
      feature`w=${token(at)}`,
      feature`w-1=${token(at - 1)}`,
      feature`w+1=${token(at + 1)}`,
      feature`l-1=${lemma(at - 1)}`,
      feature`l+1=${lemma(at + 1)}`,
      feature`l-2=${lemma(at - 2)}`,
      feature`l+2=${lemma(at + 2)}`,
      feature`f-1=${form(at - 1)}`,
      feature`f+1=${form(at + 1)}`,
      feature`p-2=${speech(at - 2)}`,
      feature`p+2=${speech(at + 2)}`,
      feature`ff-=${form(at - 1)}|${form(at)}`,
      feature`ff+=${form(at)}|${form(at + 1)}`,
      feature`ppp=${speech(at - 1)}|${speech(at)}|${speech(at + 1)}`,
      feature`ll-=${lemma(at - 1)}|${lemma(at)}`,
      feature`ll+=${lemma(at)}|${lemma(at + 1)}`,
      feature`m-1=${match(at - 1)}`,
      feature`m+1=${match(at + 1)}`,
      feature`mmm=${match(at - 1)}|${match(at)}|${match(at + 1)}`,
      feature`mp=${match(at)}|${speech(at)}|${names}`,
      feature`t-1=${dated(at - 1)}`,
      feature`t+1=${dated(at + 1)}`,
      feature`ttt=${dated(at - 1)}|${dated(at)}|${dated(at + 1)}`,
      feature`in+1=${project[at + 1]}`,
      feature`nf=${names}|${form(at)}`,
      feature`np=${names}|${speech(at)}`,
      feature`s-1=${sense(at - 1)}`,
      feature`s+1=${sense(at + 1)}`,
      feature`sm=${sense(at - 1)}|${match(at)}`,
      feature`sp=${sense(at - 1)}|${speech(at)}`,
      feature`mend+=${mending[at]}|${mending[at + 1] ?? ''}`,
      feature`mend-=${mending[at - 1] ?? ''}|${mending[at]}`,
      feature`mendf=${mending[at]}|${form(at)}`,
    ];
    own.push(...spelled(word));
    if (word.kind === 'word') more.push(feature`start3=${word.word.slice(0, 3)}`);
    for (const other of word.forms.slice(1)) own.push(feature`other=${other}`);
    for (const sense of word.senses) own.push(feature`sense=${sense}`);
    more.push(...stretches[at]!, ...held[at]!, ...(ofTags[at]?.more ?? []));
    own.push(...(ofTags[at]?.own ?? []));
    for (const one of allSenses) more.push(feature`about=${one}|${word.speech}`);
    return { own, more };
  });
}
