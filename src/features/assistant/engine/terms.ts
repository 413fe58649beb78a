import { rememberedOfWords } from '#shared/russian/remembered-words.ts';
import { editDistance } from '#shared/russian/stem.ts';
import { clean, fold, type Token, tokenize } from '#shared/russian/text.ts';
import { withoutEnd } from '#shared/shorten.ts';
import { spend } from '#shared/work.ts';
import { headForms } from './heads.ts';
import { DONE_WORD } from './words.ts';

/** The text of a quotation that begins at term `at`, with the index after it. */
export function quotation(terms: readonly Term[], at: number, text: string): { inner: string; next: number } | null {
  const quote = terms[at]?.quote;
  if (!quote || terms[at - 1]?.quote === quote) return null;
  let end = at;
  while (terms[end + 1]?.quote === quote) end++;
  return { inner: text.slice(terms[at]!.end, terms[end]!.start).trim(), next: end + 1 };
}

/** A token of the message that a slot may take, so that what is left over is a title or a reference. */
export interface Term extends Token {
  taken: boolean;
  /** Index in the message. */
  at: number;
}

export interface Message {
  /** Cleaned: offsets of terms count in this text. */
  text: string;
  terms: Term[];
}

const SLIP_PREFIX = /^(?:за|от|до|на|по|у|с|пере|раз|при|вы|под|из)$/;

/** Dictation writes «за пиши», «от меть»: joins what only together is a command. */
function joinSplitHeads(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const one = before && SLIP_PREFIX.test(before.word) && token.kind === 'word' ? before.word + token.word : '';
    if (before && one && headForms.has(one) && !headForms.has(token.word))
      joined[joined.length - 1] = { ...before, text: before.text + token.text, word: one, end: token.end };
    else joined.push(token);
  }
  return joined;
}

const PHRASES: readonly [RegExp[], string][] = [
  [[/^то$/, /^есть$/], 'то-есть'],
  [[/^после$/, /^завтр[ао]$/], 'послезавтра'],
  [[/^в$/, /^общем$/], 'в-общем'],
  [[/^это$/, /^самое$/], 'это-самое'],
  [[/^как$/, /^бы$/], 'как-бы'],
  [[/^чуть$/, /^не$/, /^забыла?$/], 'чуть-не-забыл'],
  [[/^наконец$/, /^то$/], 'наконец-то'],
  [[/^остальн(?:ое|ые)$/, /^не$/, /^(?:трогай|меняй|надо|удаляй|закрывай)(?:те)?$/], 'пожалуйста'],
  [
    [/^остальн(?:ое|ые)$/, /^(?:оставь|оставьте|пусть)$/, /^(?:останется|останутся|остается|остаются|будет|будут)$/],
    'пожалуйста',
  ],
  [[/^остальн(?:ое|ые)$/, /^оставь(?:те)?$/], 'пожалуйста'],
  [[/^первым$/, /^делом$/], 'пожалуйста'],
  [[/^будь(?:те)?$/, /^(?:другом|друзьями|человеком|зайкой|лапочкой|умницей|душкой)$/], 'пожалуйста'],
  [[/^(?:как|когда)-нибудь$/, /^потом$/], 'когда-нибудь-потом'],
  [[/^как-нибудь$/, /^(?:на|при)$/, /^(?:досуге|случае)$/], 'когда-нибудь-потом'],
  [[/^имел[аи]?$/, /^в$/, /^виду$/], 'имел-в-виду'],
  [[/^пусть$/, /^будет$/], 'пусть-будет'],
  [[/^когда$/, /^(?:будет|появится)$/, /^(?:время|возможность|минутка)$/], 'когда-нибудь-потом'],
];

const INDEFINITE = /^(?:кто|что|как|когда|где|куда|какой|какую|какое|какие|чего|чему|чем)$/;

const COUNTED = /^(?:во (?:первых|вторых)|в (?:третьих|четвертых|пятых))$/;

/** Dictation leaves the hyphen out: «когда нибудь», «во вторых». */
function joinHyphenated(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const parted =
      before?.quote === 0 &&
      ((token.word === 'нибудь' && INDEFINITE.test(before.word)) || COUNTED.test(`${before.word} ${token.word}`));
    if (!parted) joined.push(token);
    else {
      const [text, word] = [`${before.text}-${token.text}`, `${before.word}-${token.word}`];
      joined[joined.length - 1] = { ...before, text, word, end: token.end };
    }
  }
  return joined;
}

/** «оформи как сделанное» writes down; «оформи визу» does not. */
const withFiling = (token: Token, at: number, tokens: readonly Token[]): Token =>
  /^оформи(?:те)?$/.test(token.word) && tokens[at + 1]?.word === 'как' && DONE_WORD.test(tokens[at + 2]?.word ?? '')
    ? { ...token, word: 'запиши' }
    : token;

/** Phrases that work as one word become one token. */
function joinPhrases(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = PHRASES.find(([words]) => words.every((word, index) => word.test(tokens[at + index]?.word ?? '')));
    const last = tokens[at + (phrase?.[0].length ?? 1) - 1]!;
    joined.push(phrase ? { ...tokens[at]!, word: phrase[1], text: phrase[1], end: last.end } : tokens[at]!);
    if (phrase) at += phrase[0].length - 1;
  }
  return joined;
}

const RESPELLED: readonly string[] =
  'задача задачу задачи задаче завтра послезавтра сегодня срочно срочной срочную понедельник вторник четверг пятницу субботу воскресенье приоритет приоритетом выполненной выполненную активные выполненные готовой'.split(
    ' ',
  );

const KNOWN =
  /^(?:завтрак|задач|удач|задан|срочн|приоритет|выполнен|завтрашн|сегодняшн|активн|готов|пятниц|суббот|четверг|вторник|понедельник)/;

/** A slip in one of the few words that commands are built with: «задчу», «зватра». */
function respelled(token: Token): Token {
  if (token.kind !== 'word' || token.quote) return token;
  const meant = meantBy(token.word);
  return meant ? { ...token, word: meant } : token;
}

const meantBy = rememberedOfWords((word) => {
  if (word.length < 5 || KNOWN.test(word) || headForms.has(word)) return null;
  return RESPELLED.find((known) => known[0] === word[0] && editDistance(known, word, 1) <= 1) ?? null;
});

/** «запиши-ка» is «запиши». */
function withoutParticle(token: Token): Token {
  const word = token.word.replace(/-(?:ка|то|таки)$/, '');
  return word !== token.word && headForms.has(word) ? { ...token, word } : token;
}

const ADDRESS = /^(?:эй|ок|окей|такт|алиса|гугл|сири|маруся|помощник|ассистент|бот)$/;

/** «эй, такт, добавь …», «алиса, напомни …»: who is spoken to. */
function withoutAddress(tokens: Token[]): Token[] {
  let at = 0;
  while (ADDRESS.test(tokens[at]?.word ?? '')) {
    at++;
    while (/^[,!]$/.test(tokens[at]?.text ?? '')) at++;
  }
  const parted = at > 0 && (tokens[at - 1]!.kind === 'mark' || headForms.has(tokens[at]?.word ?? ''));
  return parted && at < tokens.length ? tokens.slice(at) : tokens;
}

/** Looks at a word that making a term of it takes. */
const READING = 8;

/** Reads a message into terms; everything downstream works on these. */
export function readMessage(raw: string): Message {
  const text = clean(raw).trim();
  const tokens = withoutAddress(
    joinSplitHeads(joinPhrases(joinHyphenated(tokenize(text))))
      .map(withFiling)
      .map(withoutParticle)
      .map(respelled),
  );
  // The joining of phrases and the mending of slips looked at each of them.
  spend(READING * tokens.length);
  return { text, terms: tokens.map((token, at) => ({ ...token, taken: false, at })) };
}

export const isWord = (term: Term | undefined): term is Term => term?.kind === 'word';

export const isMark = (term: Term | undefined): boolean => term?.kind === 'mark' || term?.kind === 'break';

/** Terms to try a reading on: what it takes stays free in the others. */
export function copies(terms: readonly Term[]): Term[] {
  spend(terms.length);
  return terms.map((term) => ({ ...term }));
}

/** Marks terms as spoken for. */
export function take(terms: readonly Term[], from: number, to: number): void {
  for (let index = Math.max(0, from); index < to && index < terms.length; index++) terms[index]!.taken = true;
}

/** True where the terms from `at` on are these words. */
export function matches(terms: readonly Term[], at: number, ...words: readonly (string | RegExp)[]): boolean {
  return words.every((word, index) => {
    const term = terms[at + index];
    return term !== undefined && !term.taken && (typeof word === 'string' ? term.word === word : word.test(term.word));
  });
}

/** A name as it is compared: folded, without quotes and closing signs. */
export function plainName(text: string): string {
  const bare = fold(text).replace(/[«»"„“”‹›']/g, '');
  return withoutEnd(bare, /[.!?…\s]/)
    .replace(/\s+/g, ' ')
    .trim();
}
