import type { Word } from '../hear/words.ts';
import { isDeed } from './bonds.ts';
import { feature } from './linear-model.ts';

/** Words between two signs: a thing of a list, an aside, a clause. */
interface Stretch {
  from: number;
  to: number;
  /** The sign before it; `^` at the beginning of the message. */
  opened: string;
}

const SIGN = /^[,;:.!?—–•*)-]$/;

const opens = ({ kind, text, quote }: Word) => kind === 'break' || (quote === 0 && SIGN.test(text));

function stretchesOf(words: readonly Word[]): Stretch[] {
  const found: Stretch[] = [];
  let [from, opened] = [0, '^'];
  for (let at = 0; at <= words.length; at++) {
    const word = words[at];
    if (word && !opens(word)) continue;
    if (at > from) found.push({ from, to: at, opened });
    [from, opened] = [at + 1, word?.kind === 'break' ? '\n' : (word?.text ?? '$')];
  }
  return found;
}

/** What a question or a wish that belongs to a deed begins with: «спросить, {какой}», «написать, {чтобы}». */
const ASKS =
  /^(?:что|чтоб|чтобы|как|какой|какая|какое|какие|каком|каким|какую|когда|где|куда|откуда|кто|кого|кому|кем|чем|сколько|почему|зачем|ли|чей)$/;

const isPredicate = ({ forms }: Word) => /^VERB:(?:past|pres|futr)/.test(forms[0]!);

/** By word: the deed before it, and the question that the deed asks. */
function leads(words: readonly Word[]): { lead: string; asks: string }[] {
  let [lead, asks] = ['-', '-'];
  return words.map((word) => {
    if (ASKS.test(word.word)) asks = word.lemma;
    const now = { lead, asks };
    if (isDeed(word)) [lead, asks] = [word.lemma, '-'];
    return now;
  });
}

const few = (count: number, most: number) => Math.min(count, most);

/**
 * By word: what tells where it stands in a list or a run of words between signs. Things of a list begin alike, and a colon or a
 * run of infinitives tells of one.
 */
export function stretchFeatures(words: readonly Word[]): number[][] {
  const by = words.map((): number[] => []);
  const stretches = stretchesOf(words);
  const form = (one: Stretch | undefined) => (one ? words[one.from]!.forms[0]! : '-');
  const commas = few(stretches.filter(({ opened }) => opened === ',').length, 4);
  const colon = words.findIndex(({ text, quote }) => text === ':' && quote === 0);
  const infinitives = words.map(({ speech }) => speech === 'INFN');
  const deeds = few(infinitives.filter(Boolean).length, 4);
  const led = leads(words);
  stretches.forEach((one, index) => {
    const [before, after] = [stretches[index - 1], stretches[index + 1]];
    const alike = `${form(before) === form(one)}${form(after) === form(one)}`;
    const length = few(one.to - one.from, 5);
    const own = words.slice(one.from, one.to);
    const verbs = `${own.some(isPredicate) ? 'f' : ''}${own.some(isDeed) ? 'd' : ''}`;
    let behind = 0;
    for (let at = one.from; at < one.to; at++) {
      const place = at - one.from;
      by[at]!.push(
        feature`opened=${one.opened}|${few(place, 2)}`,
        feature`closes=${after?.opened ?? '$'}|${few(one.to - 1 - at, 2)}`,
        feature`stretch=${one.opened}|${form(one)}|${place === 0}`,
        feature`stretch length=${length}|${few(place, 3)}`,
        feature`alike=${alike}|${place === 0}|${commas}`,
        feature`alike form=${alike}|${words[at]!.forms[0]}`,
        feature`listed=${colon >= 0 && at > colon}|${one.opened}|${place === 0}`,
        feature`deeds=${deeds}|${words[at]!.speech}|${behind}`,
        feature`verbs=${one.opened}|${verbs}|${length}`,
        feature`verbs=${verbs}|${words[at]!.speech}`,
        feature`begins=${one.opened}|${own[0]!.lemma}`,
        feature`lead=${led[one.from]!.lead}|${one.opened}|${own[0]!.lemma}`,
        feature`asks=${led[at]!.lead}|${led[at]!.asks}`,
        feature`asks=${led[at]!.asks}|${words[at]!.speech}`,
      );
      if (infinitives[at]) behind++;
    }
  });
  return by;
}
