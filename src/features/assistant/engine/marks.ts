import { isInfinitive } from '#shared/russian/verbs.ts';
import { headForms } from './heads.ts';
import { isWord, matches, type Term, take } from './terms.ts';
import { DONE_WORD, LIST_NOUN, TASK_NOUN } from './words.ts';

const REPEAT_DAY = /^(?:каждый|каждую|каждое|каждые|кажд\p{L}+)$/u;

/** Takes «каждый день», «по пятницам», «ежедневно»; a weekday in it stays to be read as the first time. */
export function takeRepetition(terms: readonly Term[]): boolean {
  let found = false;
  terms.forEach((term, at) => {
    if (term.taken || term.quote) return;
    if (/^(?:ежедневно|еженедельно|ежемесячно|ежегодно)$/.test(term.word)) take(terms, at, at + 1);
    else if (matches(terms, at, REPEAT_DAY, /^(?:день|утро|вечер|неделю|месяц|год|час|дня|ночь|рабочий)$/))
      take(terms, at, at + (terms[at + 1]!.word === 'рабочий' ? 3 : 2));
    else if (matches(terms, at, REPEAT_DAY, /^(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)$/))
      term.word = 'в';
    else if (
      matches(
        terms,
        at,
        'по',
        /^(?:понедельникам|вторникам|средам|четвергам|пятницам|субботам|воскресеньям|будням|выходным)$/,
      )
    )
      singularWeekday(terms, at);
    else if (matches(terms, at, /^раз$/, 'в', /^(?:день|неделю|месяц|год)$/)) take(terms, at, at + 3);
    else return;
    found = true;
  });
  return found;
}

function singularWeekday(terms: readonly Term[], at: number): void {
  const day = terms[at + 1]!;
  if (/^(?:будням|выходным)$/.test(day.word)) {
    take(terms, at, at + 2);
    return;
  }
  terms[at]!.word = 'в';
  day.word = day.word
    .replace(/(?:ам|ям)$/, '')
    .replace(/^сред$/, 'среду')
    .replace(/^(пятниц|суббот)$/, '$1у')
    .replace(/^воскресень$/, 'воскресенье');
}

/** «подзадачу … к задаче про молоко»: the parent goes, the rest is the title. */
export function takeParent(terms: readonly Term[]): boolean {
  if (!terms.some((term) => !term.quote && /^подзадач/.test(term.word))) return false;
  const parent = terms.findIndex(
    (term, at) => /^(?:к|для|в)$/.test(term.word) && /^задач[еиу]$/.test(terms[at + 1]?.word ?? ''),
  );
  const colon = terms.findIndex((term, at) => at > parent && term.text === ':' && !term.quote);
  if (parent >= 0) take(terms, parent, colon < 0 ? terms.length : colon);
  return true;
}

/** «такой задачи не было», «в списке этого не было». */
function takeAbsence(terms: readonly Term[]): void {
  const end = terms.findIndex(
    (term, at) => !term.quote && /^(?:было|оказалось)$/.test(term.word) && terms[at - 1]?.word === 'не',
  );
  if (end < 0) return;
  let from = end - 1;
  while (
    from > 0 &&
    (TASK_NOUN.test(terms[from - 1]!.word) ||
      LIST_NOUN.test(terms[from - 1]!.word) ||
      /^(?:этой|такой|этого|такого|ее|его|в|у|меня|мне|там|хоть|хотя|и)$/.test(terms[from - 1]!.word))
  )
    from--;
  take(terms, from, end + 1);
}

/** «пробежался по парку, запиши, что сделано»; in «узнать, что готово» it is the title's own. */
const saysThatDone = (terms: readonly Term[], at: number) =>
  terms[at - 1]?.word === 'что' &&
  !terms.slice(at + 1).some(isWord) &&
  !terms.some((term) => isInfinitive(term.word) && !term.quote);

/** «в выполненные», «как сделанную», «уже выполненную задачу», «внеси её выполненной». */
export function takeDoneMark(terms: readonly Term[]): boolean {
  let found = false;
  takeAbsence(terms);
  terms.forEach((term, at) => {
    if (term.taken || term.quote || !isWord(term)) return;
    const marked = DONE_WORD.test(term.word) || /^(?:выполненн|готов|сделанн|завершенн)(?:ые|ого)$/.test(term.word);
    if (!marked) return;
    let from = at;
    while (from > 0 && /^(?:как|в|во|уже|сразу|это|ее|его|их|тут|же|список|и|тоже)$/.test(terms[from - 1]!.word))
      from--;
    // «добавь к выполненным»; in «вернуться к закрытым вопросам» it is the title's own.
    if (/^ко?$/.test(terms[from - 1]?.word ?? '') && headForms.has(terms[from - 2]?.word ?? '')) from--;
    if (saysThatDone(terms, at)) from = at - 1;
    const near = from < at || TASK_NOUN.test(terms[at + 1]?.word ?? '') || TASK_NOUN.test(terms[at - 1]?.word ?? '');
    if (!near) return;
    take(terms, from, at + 1);
    found = true;
  });
  return found;
}
