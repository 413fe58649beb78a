import { isContent } from '../hear/kinship.ts';
import { names, type Word } from '../hear/words.ts';
import { type Interpretation, momentIn, partsWith, placesOf } from '../interpret/context.ts';
import { likest } from '../interpret/naming.ts';
import { type Clause, labelAt } from '../read/clauses.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import type { Sight } from '../read/sight.ts';
import { few, fifth } from './steps.ts';

const SLOTS: readonly Label[] = [
  'when',
  'prio',
  'proj',
  'old',
  'void',
  'name',
  'note',
  'repeat',
  'remind',
  'plan',
  'tag',
];
const NOMINAL = /^(?:NOUN|UNKN)/;
export const DEED = /^INFN/;
const FINITE = /^(?:VERB):(\w+)/;

/** What a word is heard as in a clause, whose neighbours are its edge. */
const labelIn = ({ from, to, parts }: Clause, at: number) => (at < from || at >= to ? 'edge' : labelAt(parts, at));

/** How a name stands in a message: what is before it, what begins and ends it, what follows. */
function borders(prefix: string, parts: readonly Part[], clause: ReadClause, { words, bonds }: Sight): string[] {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const label = (at: number) => labelIn(clause, at);
  const said = (at: number) => `${label(at)}:${words[at]?.lemma ?? '#'}`;
  const form = (at: number) => `${label(at)}:${words[at]?.forms[0] ?? '#'}`;
  return [
    `${prefix} before=${said(first.from - 1)}`,
    `${prefix} after=${said(last.to)}`,
    `${prefix} after form=${form(last.to)}`,
    `${prefix} before form=${form(first.from - 1)}`,
    `${prefix} first=${words[first.from]!.lemma}`,
    `${prefix} first form=${words[first.from]!.forms[0]}`,
    `${prefix} last=${words[last.to - 1]!.lemma}`,
    `${prefix} last form=${words[last.to - 1]!.forms[0]}`,
    `${prefix} seam=${words[last.to - 1]!.forms[0]}|${form(last.to)}`,
    `${prefix} pieces=${few(parts.length)}`,
    `${prefix} bond before=${bonds[first.from]}|${label(first.from - 1)}`,
    `${prefix} bond after=${bonds[last.to] ?? 'sign'}|${label(last.to)}`,
    `${prefix} bond before form=${bonds[first.from]}|${words[first.from]!.forms[0]}`,
    `${prefix} bond after form=${bonds[last.to] ?? 'sign'}|${words[last.to - 1]!.forms[0]}`,
  ];
}

/** What a title is like inside: a title is a thing or a deed, and rarely two. */
function titleFeatures(title: readonly Part[], clause: ReadClause, sight: Sight): string[] {
  const places = placesOf(title);
  const own = places.map((at) => sight.words[at]!);
  const infinitives = own.filter(({ forms }) => DEED.test(forms[0]!)).length;
  const nouns = own.filter(({ forms }) => NOMINAL.test(forms[0]!)).length;
  const dated = places.filter((at) => sight.when[at] !== '');
  const dateAt = (at: number) => sight.when[at] || '-';
  const features = [
    ...borders('title', title, clause, sight),
    `title deeds=${few(infinitives)}`,
    `title shape=${few(infinitives)}|${few(nouns, 6)}`,
    `title length=${few(own.length, 12)}`,
    `title signs=${few(own.filter(({ kind, text }) => kind !== 'word' && /^[,;.:]$/.test(text)).length)}`,
    `title dated=${few(dated.length)}|${sight.when[dated[0] ?? -1] ?? '-'}`,
    `title breaks=${own.some(({ kind }) => kind === 'break')}`,
    `title ends dated=${dateAt(title.at(-1)!.to - 1)}|${dateAt(title.at(-1)!.to)}`,
    `title begins dated=${dateAt(title[0]!.from - 1)}|${dateAt(title[0]!.from)}`,
  ];
  for (const at of places.slice(1)) features.push(`title bond=${sight.bonds[at]}`);
  own.forEach(({ forms, senses, word }, index) => {
    const finite = FINITE.exec(forms[0]!)?.[1];
    if (finite) features.push(`title finite=${finite}`, `title finite=${finite}|${few(index)}`);
    for (const sense of senses) features.push(`title sense=${sense}`, `title sense=${sense}|${few(index)}`);
    if (index > 0 && DEED.test(forms[0]!)) {
      const before = own[index - 1]!;
      features.push(`title deed after=${before.word}`, `title deed after form=${before.forms[0]}`);
    }
    if (/^(?:и|а|но|или|да|потом|еще)$/.test(word) && index > 0) {
      const after = own[index + 1]?.forms[0];
      features.push(`title joins=${word}|${own[index - 1]!.forms[0]}|${after}`, `title joins=${infinitives}|${after}`);
    }
  });
  return features;
}

/** Has the account a task that these words name? */
function knownFeatures(prefix: string, places: readonly number[], { words, namings }: Interpretation): string[] {
  const content = places.filter((at) => isContent(words[at]!));
  const [best, next] = likest(namings.of(content, ({ status }) => status !== 'archived'));
  if (!best) return [`${prefix} known=no|${few(content.length)}`];
  const margin = best.cover + best.title - (next ? next.cover + next.title : 0);
  return [
    `${prefix} cover=${fifth(best.cover)}`,
    `${prefix} named=${fifth(best.title)}`,
    `${prefix} known=${fifth(best.cover)}|${fifth(best.title)}|${best.task.status}`,
    `${prefix} state=${best.task.status}`,
    `${prefix} margin=${fifth(margin)}`,
  ];
}

/** Slots whose words say nothing that can be set are no slots. */
function slotFeatures(clause: ReadClause, { tagged }: Sight, { words, clock }: Interpretation): string[] {
  const act = clause.act;
  return clause.parts.flatMap((part): string[] => {
    const own = words.slice(part.from, part.to);
    const edge = `${part.label} edge=${own[0]!.lemma}|${own.at(-1)!.lemma}`;
    const before = `${part.label} before=${words[part.from - 1]?.lemma ?? '#'}`;
    const after = `${part.label} after=${words[part.to]?.lemma ?? '#'}`;
    const length = `${part.label} length=${few(own.length, 5)}`;
    const common = [edge, before, after, length, `${act} ${part.label}`];
    if (part.label === 'when' || part.label === 'old') {
      const moment = momentIn(own, clock);
      const says = moment
        ? `${moment.past ? 'p' : ''}${moment.saysDay ? 'd' : ''}${moment.hasTime ? 't' : ''}${moment.relative ? 'r' : ''}`
        : 'nothing';
      return [...common, `${part.label} says=${says}`, `${act} ${part.label} says=${says}`];
    }
    if (part.label === 'tag') {
      const says = [...new Set(tagged.slice(part.from, part.to))].sort().join('+');
      return [...common, `tag says=${says}`, `${act} tag says=${says}`, `tag form=${own[0]!.forms[0]}|${says}`];
    }
    return common;
  });
}

/** Words that no part has taken up. */
function leftFeatures(clause: ReadClause, sight: Sight, { namings }: Interpretation): string[] {
  const { act, parts, from, to } = clause;
  const left: number[] = [];
  for (let at = from; at < to; at++) if (labelAt(parts, at) === 'O' && sight.words[at]!.kind !== 'break') left.push(at);
  const content = left.filter((at) => names(sight.words[at]!) && sight.words[at]!.senses.length === 0);
  const dated = left.filter((at) => sight.when[at] !== '');
  const named = left.filter((at) => sight.words[at]!.kind === 'word' && namings.concerns(at));
  const features = [
    `${act} left=${few(content.length, 6)}`,
    `${act} left dated=${few(dated.length)}|${sight.when[dated[0] ?? -1] ?? '-'}`,
    `${act} left named=${few(named.length)}`,
    `${act} left project=${few(left.filter((at) => sight.project[at]).length)}`,
  ];
  const ofTags = left.flatMap((at) => sight.tagged[at] || []);
  if (ofTags.length > 0) features.push(`${act} left tags=${few(ofTags.length)}`);
  for (const one of new Set(ofTags)) features.push(`${act} left tag=${one}`);
  for (const at of left) {
    const { forms, senses, lemma } = sight.words[at]!;
    features.push(`${act} left word=${lemma}`, `left form=${forms[0]}`, `${act} left form=${forms[0]}`);
    for (const sense of senses) features.push(`${act} left sense=${sense}`, `left sense=${sense}`);
  }
  return features;
}

const isSign = ({ kind, text }: Word) => kind === 'mark' && /^[,;:—–-]$/.test(text);

/** Whole runs of words that no part has taken up: an aside, or what belongs to the name beside it. */
function runFeatures(clause: Clause, { words }: Sight): string[] {
  const features: string[] = [];
  const label = (at: number) => labelIn(clause, at);
  for (let at = clause.from; at < clause.to; at++) {
    if (label(at) !== 'O') continue;
    const begins = at;
    while (label(at) === 'O') at++;
    const run = words.slice(begins, at);
    const said = run.filter((word) => !isSign(word) && word.kind !== 'break');
    if (said.length === 0) continue;
    const place = `${label(begins - 1)}_${label(at)}`;
    const sign = isSign(run[0]!) ? run[0]!.text : '';
    const form = ({ forms }: Word) => forms[0]!;
    const inside = [
      said.some(({ kind }) => kind === 'number') ? 'n' : '',
      said.some((word) => FINITE.test(form(word))) ? 'v' : '',
      said.some((word) => DEED.test(form(word))) ? 'i' : '',
    ].join('');
    features.push(
      `run=${place}|${few(said.length, 6)}`,
      `run=${place}|${sign}|${form(said[0]!)}`,
      `run=${place}|${sign}|${inside}|${few(said.length, 3)}`,
      `run first=${place}|${said[0]!.lemma}`,
      `run last=${place}|${form(said.at(-1)!)}`,
    );
  }
  return features;
}

/** What a deed asks for belongs to it: «спросить у Марка, {какой} цвет», «написать, {чтобы} прислали». */
function leadFeatures(title: readonly Part[], { to }: Clause, { words }: Sight): string[] {
  const lead = words[placesOf(title).find((at) => DEED.test(words[at]!.forms[0]!)) ?? title[0]!.from]!;
  let at = title.at(-1)!.to;
  const sign = words[at] && isSign(words[at]!) ? ',' : '';
  if (sign) at++;
  const after = at < to ? words[at]! : undefined;
  return [
    `lead=${lead.lemma}|${after?.lemma ?? '#'}`,
    `lead form=${lead.lemma}|${sign}|${after?.forms[0] ?? '#'}`,
    `lead ends=${sign}|${after?.lemma ?? '#'}`,
    `lead ends form=${lead.forms[0]}|${sign}|${after?.forms[0] ?? '#'}`,
  ];
}

/** How well the parts of a clause fit its act, its words and the account. */
export function clauseFeatures(clause: ReadClause, sight: Sight, interpretation: Interpretation): string[] {
  const { act } = clause;
  const labels = [...new Set(clause.parts.map(({ label }) => label))].sort();
  const core = labels.filter((label) => !SLOTS.includes(label)).join('+');
  const features = [
    `${act} core=${core}`,
    `${act} labels=${labels.join('+')}`,
    ...leftFeatures(clause, sight, interpretation),
    ...runFeatures(clause, sight),
    ...slotFeatures(clause, sight, interpretation),
  ];
  const titles = partsWith(clause, 'title');
  if (titles.length > 0)
    features.push(
      ...titleFeatures(titles, clause, sight),
      ...leadFeatures(titles, clause, sight),
      ...knownFeatures(`${act} title`, placesOf(titles), interpretation),
      `${act} titles=${few(titles.length)}`,
    );
  const refs = partsWith(clause, 'ref');
  if (refs.length > 0)
    features.push(
      `${act} ref quoted=${placesOf(refs).some((at) => sight.words[at]!.quote > 0)}`,
      ...borders('ref', refs, clause, sight),
      ...knownFeatures(`${act} ref`, placesOf(refs), interpretation),
      `${act} refs=${few(refs.length)}`,
    );
  const deeds = partsWith(clause, 'cmd', 'did', 'need');
  features.push(`${act} deeds=${deeds.map(({ label }) => label).join('+')}`);
  for (const at of placesOf(deeds)) features.push(`${act} deed=${interpretation.words[at]!.lemma}`);
  return features;
}
