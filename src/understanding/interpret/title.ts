import { isBlank } from '#shared/characters.ts';
import { capitalize } from '#shared/russian/text.ts';
import { withoutEnd } from '#shared/shorten.ts';
import { TAG_NOUN } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { Part } from '../read/labels.ts';
import type { Interpretation } from './context.ts';
import { textOf, wordsOf } from './context.ts';

const PAST = /^VERB:past/;
const PROMISE = /^VERB:(?:futr|pres)1/;
const QUOTED = /^(?:«([^»]*)»|"([^"]*)"|“([^”]*)”|„([^“”]*)[“”])$/;

/** Without the outer quotation marks that hold the whole title. */
function unquoted(title: string): string {
  const inner = QUOTED.exec(title);
  return inner ? (inner.slice(1).find((one) => one !== undefined) ?? '').trim() : title;
}

const PAIRS = [
  ['«', '»'],
  ['„', '“'],
  ['“', '”'],
] as const;

/** Without a quotation mark whose other half the title has lost. */
function withoutHalfQuote(title: string): string {
  for (const [open, close] of PAIRS) {
    const opens = title.startsWith(open) && !title.includes(close);
    if (opens || (title.endsWith(close) && !title.includes(open))) return opens ? title.slice(1) : title.slice(0, -1);
  }
  return title.split('"').length === 2 && /^"|"$/.test(title) ? title.replace('"', '') : title;
}

/** «с тегом» */
const WITH = /^(?:с|со|под)$/;
const LIST_SIGN = /^[\s,;:—–.-]$/;

/** Without what only led up to it: «: купить хлеб». */
function withoutLead(title: string): string {
  let from = 0;
  while (from < title.length && LIST_SIGN.test(title[from]!)) from++;
  return from < title.length ? title.slice(from) : title;
}

/** A title as it is kept, however long; empty where nothing of it could be seen. */
export function tidied(title: string): string {
  const plain = withoutHalfQuote(unquoted(withoutLead(title.replace(/\s+/g, ' ').trim()))).replace(
    /^(\p{L}+(?:ть|ти|чь)(?:ся)?):\s+(?=\S)/u,
    '$1 ',
  );
  const whole = withoutEnd(withoutEnd(plain, /[\s,;:—–-]/), /[.!?…]/).trim();
  const kept = whole || plain;
  return isBlank(kept) ? '' : capitalize(kept);
}

const lowered = (text: string, first: Word | undefined) =>
  first?.proper || /^\p{Lu}[\p{Lu}\d]/u.test(text) || first?.word === text.split(/\s/)[0]
    ? text
    : text[0]!.toLowerCase() + text.slice(1);

/** The title with one of its words as an infinitive at the front. */
function led(words: readonly Word[], verb: Word, infinitive: string, text: string): string {
  const [before, after] = [
    words.filter(({ end }) => end <= verb.start),
    words.filter(({ start }) => start >= verb.end),
  ];
  const cut = (some: readonly Word[]) => (some.length > 0 ? text.slice(some[0]!.start, some.at(-1)!.end) : '');
  const head = cut(before);
  return [infinitive, head && lowered(head, before[0]), cut(after)].filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/** The infinitive of a verb's form; of two that are as likely, «открыть» and «откроить», the shorter. */
function infinitiveOf({ word }: Word, dictionary: Dictionary): string | undefined {
  const verbs = dictionary.analyse(word).filter(({ grammemes }) => /^(?:VERB|INFN)$/.test(grammemes[0]!));
  return verbs
    .filter(({ score }) => score === verbs[0]!.score)
    .flatMap((verb) => dictionary.inflect(verb, ['INFN']) ?? [])
    .sort((a, b) => a.length - b.length)[0];
}

const DECLINED = /^(?:NOUN|ADJF|PRTF|NUMR)$/;

/** What a word may be in the accusative, where that is as likely as anything else that it may be. */
const accusativeOf = (word: string, dictionary: Dictionary) => {
  const readings = dictionary.analyse(word);
  return readings.find(
    ({ grammemes, score }) =>
      score === readings[0]!.score && grammemes.includes('accs') && DECLINED.test(grammemes[0]!),
  );
};

/** «генеральную уборку» → «генеральная уборка»: the words that lead up to the first noun, out of the accusative. */
function nominative(words: readonly Word[], title: string, dictionary: Dictionary): string {
  let result = title;
  for (const [at, { word, text, kind }] of words.entries()) {
    const one = kind === 'word' && /[а-я]/.test(word) && accusativeOf(word, dictionary);
    if (!one) break;
    const noun = one.grammemes[0] === 'NOUN';
    // «ленту бархатную»: what agrees with the noun stands behind it.
    if (noun && agrees(words[at + 1], dictionary)) return title;
    if (/[ую]$/.test(word) && one.grammemes.includes('sing')) {
      const form = dictionary.inflect(one, noun ? ['nomn', 'sing'] : ['nomn', 'sing', 'femn']);
      if (form) result = result.replace(text, /^\p{Lu}/u.test(text) ? capitalize(form) : form);
    }
    if (noun) break;
  }
  return result;
}

const agrees = (word: Word | undefined, dictionary: Dictionary): boolean =>
  word?.kind === 'word' && /^(?:ADJF|PRTF)$/.test(accusativeOf(word.word, dictionary)?.grammemes[0] ?? '');

const hasForm = (pattern: RegExp) => (word: Word) => word.forms.some((form) => pattern.test(form));

/** A done thing as a task: «наточил ножницы», «ножницы наточил» → «Наточить ножницы». */
function titleOfDone(
  own: readonly Word[],
  did: readonly Word[],
  title: string,
  { dictionary, text }: Interpretation,
): string {
  const inside = own.find(({ forms }) => PAST.test(forms[0]!));
  const verb = inside ?? did.find(hasForm(PAST));
  if (!verb || (!inside && /^(?:VERB|INFN)$/.test(own[0]!.speech))) return title;
  const form = infinitiveOf(verb, dictionary);
  if (!form) return title;
  return inside ? led(own, inside, form, text) : `${form} ${lowered(title, own[0])}`;
}

/** What only leads on to what stands elsewhere: «купить доску с тегом …». */
function withoutLeadOn(parts: readonly Part[], words: readonly Word[]): readonly Part[] {
  const last = parts.at(-1);
  if (!last) return parts;
  const isPlain = (at: number) => at > last.from && words[at]!.quote === 0 && !words[at]!.glued;
  const noun = last.to - 1;
  const at = isPlain(noun) && TAG_NOUN.test(words[noun]!.word) ? noun - 1 : noun;
  return isPlain(at) && WITH.test(words[at]!.word) ? parts.with(-1, { ...last, to: at }) : parts;
}

interface Titling {
  parts: readonly Part[];
  did: readonly Part[];
  /** It tells what was done. */
  done: boolean;
  /** A command to write it down governs it: «добавь лампу»; «лампу в коридор» leaves out what is to be done with it. */
  commanded: boolean;
}

/**
 * The title that the parts of a clause make: an infinitive leads, a promise or a done thing becomes one, a noun that is to be
 * written down stands in the nominative.
 */
export function titleOf({ parts, did, done, commanded }: Titling, interpretation: Interpretation): string {
  const { words, dictionary, text } = interpretation;
  const named = withoutLeadOn(parts, words);
  const own = wordsOf(named, words);
  const title = named.map((part) => textOf(part, interpretation)).join(' ');
  if (own.some(({ quote }) => quote > 0) && own.every(({ quote }) => quote > 0)) return tidied(title);
  if (done) return tidied(titleOfDone(own, wordsOf(did, words), title, interpretation));
  const infinitive = own.findIndex(({ speech, quote }) => speech === 'INFN' && quote === 0);
  const promise = own.find(
    ({ forms, word, quote }) => PROMISE.test(forms[0]!) && quote === 0 && dictionary.knows(word),
  );
  if (infinitive === 0) return tidied(title);
  if (infinitive > 0) {
    const verb = own[infinitive]!;
    const denied = own[infinitive - 1]!.word === 'не';
    const apart = own.slice(0, infinitive).some(({ kind, text: sign }) => kind !== 'word' || /^[,:;]$/.test(sign));
    return tidied(denied || apart ? title : led(own, verb, lowered(verb.text, verb), text));
  }
  const form = promise && infinitiveOf(promise, dictionary);
  if (promise && form) return tidied(led(own, promise, form, text));
  return tidied(commanded ? nominative(own, title, dictionary) : title);
}
