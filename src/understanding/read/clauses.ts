import type { Word } from '../hear/words.ts';
import type { Label, Part } from './labels.ts';
import { feature } from './linear-model.ts';
import type { Named, Sight } from './sight.ts';

/** A part of a message that does one thing: words `from` up to `to`, and the parts among them. */
export interface Clause {
  from: number;
  to: number;
  parts: Part[];
}

/** Cuts a message before the words at which `cuts` is true. */
export function clausesOf(count: number, parts: readonly Part[], cuts: readonly boolean[]): Clause[] {
  const starts = [0, ...cuts.flatMap((cut, at) => (cut && at > 0 ? [at] : [])), count];
  return starts.slice(0, -1).map((from, index) => {
    const to = starts[index + 1]!;
    return { from, to, parts: parts.filter((part) => part.from >= from && part.from < to) };
  });
}

/** What a word is heard as; «O» where no part has taken it up. */
export const labelAt = (parts: readonly Part[], at: number): Label | 'O' =>
  parts.find(({ from, to }) => at >= from && at < to)?.label ?? 'O';

export const isThing = ({ label }: Part) => label === 'title' || label === 'ref';
export const isDeed = ({ label }: Part) => label === 'cmd' || label === 'did' || label === 'need';
const few = (count: number) => Math.min(count, 2);
const place = (index: number) => (index < 0 ? '-' : few(index));

/** What the parts around a word tell of it: all that its `cutFeatures` know of them. */
export interface Seam {
  inside: boolean;
  /** Labels of the word before and of the word itself. */
  labels: string;
  /** Labels of the next two parts. */
  next: string;
  follows: Label | undefined;
  last: Label | '-';
  seen: string;
  counts: string;
  gapBehind: number;
  gapBefore: number;
}

/** Looks at the parts around word `at`; `since` is where the present command began. */
export function seamAt(parts: readonly Part[], at: number, since: number): Seam {
  const before = parts.filter(({ from, to }) => to <= at && from >= since);
  const after = parts.filter(({ from }) => from >= at);
  const last = before.at(-1);
  const follows = after[0];
  return {
    inside: parts.some(({ from, to }) => from < at && to > at),
    labels: `${labelAt(parts, at - 1)}|${labelAt(parts, at)}`,
    next: follows ? (after[1] ? `${follows.label}+${after[1].label}` : follows.label) : '',
    follows: follows?.label,
    last: last?.label ?? '-',
    seen: [...new Set(before.map(({ label }) => label))].sort().join('+'),
    counts: `${few(before.filter(isThing).length)}${few(before.filter(isDeed).length)}|${place(after.findIndex(isThing))}${place(after.findIndex(isDeed))}`,
    gapBehind: follows ? Math.min(follows.from - at, 3) : 9,
    gapBefore: last ? Math.min(at - last.to, 3) : 9,
  };
}

/** What tells whether another command begins at word `at`. */
export function cutFeatures({ words, bonds }: Sight, at: number, seam: Seam): number[] {
  const { inside, labels, next, follows, last, seen, counts, gapBehind, gapBefore } = seam;
  const word = (index: number) => words[index]?.word ?? '#';
  return [
    feature`any`,
    feature`inside=${inside}`,
    feature`labels=${labels}`,
    feature`w=${word(at)}`,
    feature`w-1=${word(at - 1)}`,
    feature`ww=${word(at - 1)}|${word(at)}`,
    feature`next=${next}`,
    feature`last=${last}`,
    feature`last+next=${last}|${next}`,
    feature`words=${last}|${word(at - 1)}|${word(at)}|${follows}`,
    feature`counts=${counts}`,
    feature`counts+sign=${counts}|${words[at - 1]?.kind}|${gapBehind === 0}`,
    feature`seen=${seen}|${next}`,
    feature`form=${words[at]?.forms[0]}`,
    feature`bond=${bonds[at]}|${last}|${labels.slice(labels.indexOf('|') + 1)}`,
    feature`bond+form=${bonds[at]}|${words[at]?.forms[0]}`,
    feature`gap=${gapBehind}|${gapBefore}`,
    feature`sign=${words[at - 1]?.kind}|${words[at - 1]?.text.slice(0, 1)}|${follows}`,
  ];
}

/** Who did what the clause tells of: a name, the speaker, a thing, or nobody who is named. */
function agentOf(words: readonly Word[]): string {
  const verb = words.findIndex(({ forms }) => /^VERB:(?:past|pres3|futr3)/.test(forms[0]!));
  if (verb < 0) return '-';
  const near = [...words.slice(Math.max(0, verb - 4), verb).reverse(), ...words.slice(verb + 1, verb + 3)];
  const agent = near.find(({ forms, word }) => /^N(?:OUN|PRO):nomn/.test(forms[0]!) && word !== 'что');
  const tense = words[verb]!.forms[0]!.slice(5);
  if (!agent) return `none|${tense}`;
  const who = /^(?:я|мы)$/.test(agent.word) ? 'self' : agent.proper ? 'name' : agent.speech;
  return `${who}|${tense}`;
}

const stateOf = (one: Named | null | undefined) => (one ? (one.done ? 'd' : 'a') : '-');

const wordsIn = (words: readonly Word[], parts: readonly Part[], label: Label) =>
  parts.filter((part) => part.label === label).flatMap(({ from, to }) => words.slice(from, to));

/** What is known of a message beside its words. */
export interface Scene {
  /** It ends with a question mark. */
  asks: boolean;
  /** What was done last. */
  after: string | null;
}

export const sceneOf = (text: string, after: string | null): Scene => ({ asks: /\?\s*$/.test(text), after });

/** What tells which act a clause is. */
export function actFeatures(sight: Sight, clauses: readonly Clause[], index: number, { asks, after }: Scene): number[] {
  const { words, named, tagged } = sight;
  const clause = clauses[index]!;
  const labels = [...new Set(clause.parts.map(({ label }) => label))].sort();
  const said = labels.filter((label) => label !== 'void');
  const core = (['title', 'ref', 'ask', 'cmd', 'did', 'need'] as const).filter((label) => said.includes(label));
  const features = [
    feature`any`,
    feature`labels=${labels.join('+')}`,
    feature`core=${core.join('+')}`,
    ...labels.map((one) => feature`label=${one}`),
  ];
  const firstOfTitle = clause.parts.find(({ label }) => label === 'title')?.from;
  for (let at = clause.from; at < clause.to; at++) {
    const label = labelAt(clause.parts, at);
    const word = words[at]!;
    if (/^(?:cmd|did|need|ask|O|void)$/.test(label)) {
      features.push(feature`${label}:${word.lemma}`, feature`${label}:f:${word.forms[0]}`, feature`w:${word.word}`);
      for (const sense of word.senses) features.push(feature`${label}:s:${sense}`, feature`s:${sense}`);
    }
    if (label === 'cmd') {
      const { word: own } = word;
      features.push(
        feature`start4:${own.slice(0, 4)}`,
        feature`end3:${own.slice(-3)}`,
        feature`start5:${own.slice(0, 5)}`,
        feature`mid:${own.slice(1, 5)}`,
      );
      if (at + 1 < clause.to) features.push(feature`pair:${word.lemma}|${words[at + 1]!.lemma}`);
      for (const sense of word.senses) features.push(feature`does:${sense}|${said.join('+')}`);
    }
    if (at === firstOfTitle) features.push(feature`title:f:${word.forms[0]}`, feature`title:p:${word.speech}`);
    if (label === 'tag') features.push(feature`tag:${tagged[at]}`, feature`tag:${tagged[at]}|${core.join('+')}`);
    if (label === 'ref') features.push(feature`ref:${stateOf(named[at])}`, feature`ref:l:${word.lemma}`);
  }
  const best = clause.parts
    .filter(({ label }) => label === 'ref')
    .flatMap(({ from, to }) => named.slice(from, to))
    .reduce((one, other) => (other && (!one || other.hit > one.hit) ? other : one), null);
  const state = stateOf(best);
  features.push(feature`best=${state}`, feature`best+labels=${state}|${labels.join('+')}`);
  const commanded = wordsIn(words, clause.parts, 'cmd').flatMap(({ senses }) => senses);
  for (const sense of new Set(commanded)) features.push(feature`does+best=${sense}|${state}`);
  const before = clauses[index - 1]?.parts.map(({ label }) => label) ?? [];
  features.push(
    feature`asks=${asks}`,
    feature`clauses=${Math.min(clauses.length, 3)}`,
    feature`before=${index > 0 ? [...new Set(before)].sort().join('+') : '-'}`,
  );
  const own = words.slice(clause.from, clause.to).filter(({ kind }) => kind === 'word');
  const agent = agentOf(own);
  features.push(feature`agent=${agent}`, feature`agent+labels=${agent}|${said.join('+')}`);
  features.push(feature`last:${own.at(-1)?.word}`, feature`first:${own[0]?.word}`);
  if (after) {
    features.push(feature`after=${after}`, feature`after+labels=${after}|${said.join('+')}`);
    for (const { lemma, senses } of own)
      for (const sense of [lemma, ...senses])
        features.push(feature`after=${after}|${sense}`, feature`goes on|${sense}`);
  }
  if (!labels.includes('cmd') && !labels.includes('did')) {
    const others = clauses.filter((one) => one !== clause).flatMap(({ parts }) => wordsIn(words, parts, 'cmd'));
    for (const sense of new Set(others.flatMap(({ senses }) => senses))) features.push(feature`elsewhere:${sense}`);
  }
  return features;
}
