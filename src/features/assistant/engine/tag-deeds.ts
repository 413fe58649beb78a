import { TAG_NAME, TAG_NAME_MAX } from '#features/tags/rules.ts';
import { namedAll } from '#shared/russian/naming.ts';
import { outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { Named, Outcome } from './model.ts';
import { namedAt } from './project-slot.ts';
import { isSign, type Renaming, renaming, typedName, wordOf } from './said-names.ts';
import type { Message, Term } from './terms.ts';
import { quote } from './wording.ts';

const AHEAD = /^(?:пожалуйста|плиз|плз|давай|а|ну|и|так|теперь|можешь|можно|мне)$/;
const TAG = /^tags?$|^(?:тег|тэг|метк|ярлык|ярлычк|хэштег|хештег)(?:а|у|и|е|ом|ой|ов|ами|ам)?$|^меток$/;
const RENAMES = /^rename$|^(?:переименуй|переименовать|переназови|назови|назвать)(?:те)?$/;
const CHANGES = /^(?:смени|сменить|поменяй|поменять|замени|заменить)(?:те)?$/;
const JOINS = /^(?:объедини|объединить|слей|слить|склей|соедини|сольем)(?:те)?$/;
const WITH = /^(?:и|с|со)$/;
const INTO = /^(?:в|во|под)$/;

/** Whether words may be about the tags of the account themselves, which are looked up for them alone. */
export const speaksOfTags = (message: string): boolean => /т[еэ]г|tag|мет[ко]|ярлы/iu.test(message);

const ALONE = 'Скажите про тег отдельным сообщением: что после него, я\u00a0принял бы за его название.';
const HOW = 'Как назвать тег? Скажите «переименуй тег … в …».';

const noSuch = (tags: readonly Named[]): Outcome =>
  outcome(
    tags.length === 0 ? 'Тегов пока нет.' : `Не нашёл такого тега. Есть: ${namedAll(tags.map(({ name }) => name))}.`,
  );

/** What a name cannot be, in words. */
function fault(name: string): string | null {
  if (name.length > TAG_NAME_MAX) return `Название тега не длиннее ${TAG_NAME_MAX} знаков.`;
  return TAG_NAME.test(name) ? null : 'В\u00a0названии тега не бывает запятых, кавычек и решёток.';
}

function renamed({ of, name, other }: Renaming<Named>): Outcome {
  if (name === of.name) return outcome(`Тег и\u00a0так называется ${quote(name)}.`);
  const reply = other
    ? `Тег ${quote(of.name)} теперь часть тега ${quote(other.name)}: задачи перешли к\u00a0нему.`
    : `Тег ${quote(of.name)} теперь называется ${quote(name)}.`;
  const wrong = fault(name);
  return wrong ? outcome(wrong) : outcome(reply, { beside: { kind: 'rename tag', id: of.id, name } });
}

/** «объедини теги ноты и партитуры», «слей тег ноты с тегом партитуры»: the first becomes the second. */
function joined(terms: readonly Term[], tags: readonly Named[]): Outcome {
  const found: Named[] = [];
  for (let at = 0; at < terms.length; ) {
    const named = isSign(terms[at]) ? null : namedAt(terms, at, tags);
    if (named) found.push(named.item);
    else if (![WITH, TAG, INTO].some((beside) => beside.test(wordOf(terms[at]))) && !isSign(terms[at]))
      return noSuch(tags);
    at = named?.next ?? at + 1;
  }
  const [of, other, more] = [...new Set(found)];
  if (!of || !other || more) return outcome('Какие два тега объединить? Скажите «объедини теги … и …».');
  return renamed({ of, name: other.name, other });
}

const SAYS_NAME = /^(?:пере)?(?:назыв|назови|назвать|имену|именов|ренейм|rename)/;
/** A message that makes or names tasks says no more of a tag than that they have it. */
const OF_TASKS = /^(?:добав|созда|завед|запи[шс]|внес|занес|нов(?:ая|ую|ое)|придум|задач|таск|дел[оау]$)/;
const DESCRIBED = /^(?:с|со|под|без|по)$/;
const BY_TAG = /^(?:тегом|тэгом|тегами|тэгами|меткой|метками|ярлыком|ярлыками)$/;
const SAYS_ONE = /^(?:объедин|соедин|слей|слит|слив|сольем|сведи|свест|смердж|склей)/;
const LEADS_TO_NAME = /^(?:в|на|to|into|называться|называется|зовется|именоваться|именовать|называй|зови)$/;

/** The tags that words name, each once, in order. */
function namedIn(terms: readonly Term[], tags: readonly Named[]): { item: Named; at: number; next: number }[] {
  const found: { item: Named; at: number; next: number }[] = [];
  for (let at = 0; at < terms.length; ) {
    const named = isSign(terms[at]) ? null : namedAt(terms, at, tags);
    if (named && !found.some(({ item }) => item.id === named.item.id)) found.push({ ...named, at });
    at = named?.next ?? at + 1;
  }
  return found;
}

const ONE_OF_THEM = 'Два тега станут одним из них. Скажите «объедини теги … и …», а\u00a0потом «переименуй тег … в …».';

/** «…, пусть будет железо»: what they become together is called otherwise than both. */
const namesThird = (behind: readonly Term[]) => {
  const lead = behind.findLastIndex((term) => /^(?:(?:пусть-)?будет|назови|назвать)$/.test(wordOf(term)));
  const name = behind
    .slice(lead + 1)
    .find((term) => !isSign(term) && !/^(?:просто|одно|одна|один)$/.test(wordOf(term)));
  return lead >= 0 && name !== undefined;
};

/** «метка контора пусть теперь называется офис», «объедините мне метки дом и быт»: said of tags in a sentence of any shape. */
function inFreeWords(terms: readonly Term[], tags: readonly Named[], text: string): Outcome | null {
  if (terms.some((term) => term.text === '?' || OF_TASKS.test(wordOf(term)))) return null;
  const known = namedIn(terms, tags);
  const isOfTag = terms.some((term, at) => {
    const word = wordOf(term);
    if (!TAG.test(word) || BY_TAG.test(word) || DESCRIBED.test(wordOf(terms[at - 1]))) return false;
    const next = terms.findIndex((one, index) => index > at && !isSign(one));
    return /^эт(?:а|у|и|от|их)$/.test(wordOf(terms[at - 1])) || known.some((one) => one.at === next);
  });
  if (!isOfTag) return null;
  const [of, other, more] = known;
  if (!of || more) return null;
  if (terms.some((term) => SAYS_ONE.test(wordOf(term)))) {
    if (!other) return null;
    const both = [of.item, other.item];
    const again = terms.findLastIndex((_, at) => namedAt(terms, at, both) !== null);
    if (again <= other.at && namesThird(terms.slice(other.next))) return outcome(ONE_OF_THEM);
    // «объедини дом и быт, пусть останется быт»
    const last = namedAt(terms, again, both)?.item ?? other.item;
    const goes = last.id === of.item.id && again !== of.at ? other.item : of.item;
    const stays = goes.id === of.item.id ? other.item : of.item;
    return renamed({ of: goes, name: stays.name, other: stays });
  }
  if (!terms.some((term) => SAYS_NAME.test(wordOf(term)))) return null;
  const lead = terms.findLastIndex((term, at) => at > 0 && LEADS_TO_NAME.test(wordOf(term)));
  const behind = terms.slice(lead + 1);
  const end = behind.findIndex(
    (term) => term.quote === 0 && (isSign(term) || /^(?:везде|всюду|теперь)$/.test(wordOf(term))),
  );
  const name = lead < of.next ? '' : typedName(end < 0 ? behind : behind.slice(0, end), text);
  if (name === '' || (!behind[0]?.quote && name.includes(' '))) return null;
  return renamed({ of: of.item, name: other?.item.name ?? name, other: other?.item ?? null });
}

const isDeed = (word: string) => [RENAMES, JOINS, CHANGES].some((words) => words.test(word));

/** «смени тег дом на быт», of no task. */
function changesEverywhere(head: string, behind: readonly Term[], { context }: Environment): boolean {
  const at = behind.findIndex((term) => wordOf(term) === 'на');
  const name = behind.slice(at + 1).filter((term) => !isSign(term));
  const isWhole = at > 0 && (name.length === 1 || name.every(({ quote }) => quote > 0));
  return CHANGES.test(head) && isWhole && context.touched.length === 0;
}

/** What is said of a tag itself, on all its tasks: another name, or that it becomes another one. Null where nothing is. */
export function tagDeed({ terms: all, text }: Message, env: Environment): Outcome | null {
  const terms = all.filter((term) => !/^(?:пожалуйста|плиз|плз)$/.test(wordOf(term)));
  const start = terms.findIndex((term) => !isSign(term) && !AHEAD.test(wordOf(term)));
  const head = wordOf(terms[start]);
  const tags = env.view.tags ?? [];
  if (!TAG.test(wordOf(terms[start + 1])) || !isDeed(head)) return inFreeWords(terms, tags, text);
  const behind = terms.slice(start + 2);
  if (JOINS.test(head)) return joined(behind, tags);
  if (!RENAMES.test(head) && !changesEverywhere(head, behind, env)) return null;
  const found = renaming(behind, tags, text);
  if (found === 'unknown') return noSuch(tags);
  if (found === 'unnamed') return outcome(HOW);
  return found === 'goes on' ? outcome(ALONE) : renamed(found);
}
