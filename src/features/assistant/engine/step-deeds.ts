import { outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { Outcome, TaskView } from './model.ts';
import { isBeside, namedTasks } from './named-tasks.ts';
import { noneReply, severalReply } from './replies.ts';
import { stepList } from './step-list.ts';
import type { Message, Term } from './terms.ts';
import { finished } from './titles.ts';
import { quote } from './wording.ts';

const POLITE = /^(?:пожалуйста|плиз|давай(?:те)?|а|ну|так|теперь|можешь|помоги|мне|надо|нужно|сразу)$/;
const PARTS =
  /^(?:разбей|разбить|разбери|раздели|разделить|разложи|разложить|распиши|расписать|подели|поделить|раздроби)(?:те)?$/;
const PUTS =
  /^(?:(?:до|при)?бав(?:ь|ьте|ить)|добав(?:ь|ьте|ить)|допиш(?:и|ите)|внес(?:и|ите)|накида(?:й|йте)|дополн(?:и|ите)|запиш(?:и|ите))$/;
const STEPS =
  /^(?:шаг(?:и|а|ов|ам|ами)?|шаж(?:ок|ки|ка|ков)|подзадач(?:а|и|у|ам|ами)?|этап(?:ы|а|ов|ам|ами)?|пункт(?:ы|а|ов|ам|ами)?)$/;
const ONTO = /^(?:на|по)$/;
const TO = /^(?:к|ко|в|во|для|у)$/;
const TASK = /^задач(?:е|у|и)$/;
const ABOUT_STEPS =
  /^(?:по|порядку|нов(?:ый|ые|ую)|так(?:ой|ие)|следующ(?:ий|ие)|отдельн(?:ые|ым)|так|все|всю|список|спиской|списком|следующим|образом|такие|мелкие|небольшие|простые|несколько)$/;

/** What is to be parted, and into what; a list that was not said is empty. */
interface Heard {
  subject: readonly Term[];
  listed: string;
  /** One title, whatever stands in it. */
  alone?: true;
}

const isColon = ({ kind, text, quote: quoted }: Term) => kind === 'break' || (!quoted && /^[:—–]$/.test(text));
const isNone = (terms: readonly Term[]) => terms.every(({ word, kind }) => kind === 'mark' || ABOUT_STEPS.test(word));

/** «разбей переезд на шаги: коробки, машина и ключи», «разбей на шаги переезд». */
function parting({ text, terms }: Message, at: number): Heard | null {
  const noun = terms.findIndex(({ word, quote: quoted }, place) => !quoted && place > at + 1 && STEPS.test(word));
  if (noun < 0 || !ONTO.test(terms[noun - 1]!.word)) return null;
  const before = terms.slice(at + 1, noun - 1);
  const colon = terms.findIndex((term, place) => place > noun && isColon(term));
  if (colon > 0)
    return { subject: [...before, ...terms.slice(noun + 1, colon)], listed: text.slice(terms[colon]!.end) };
  return isNone(before)
    ? { subject: terms.slice(noun + 1), listed: '' }
    : { subject: before, listed: text.slice(terms[noun]!.end) };
}

/** «добавь к переезду шаги: коробки и машина», «добавь к переезду шаг купить скотч», «добавь шаг купить скотч в задачу переезд». */
function putting({ text, terms }: Message, at: number): Heard | null {
  const noun = terms.findIndex(({ word, quote: quoted }, place) => !quoted && place > at && STEPS.test(word));
  if (noun < 0) return null;
  const colon = terms.findIndex((term, place) => place > noun && isColon(term));
  const before = terms.slice(at + 1, noun);
  if (colon > 0)
    return { subject: [...before, ...terms.slice(noun + 1, colon)], listed: text.slice(terms[colon]!.end) };
  if (before[0] && TO.test(before[0].word))
    return { subject: before, listed: text.slice(terms[noun]!.end), alone: true };
  const task = terms.findLastIndex(({ word }, place) => place > noun + 2 && TASK.test(word));
  if (!isNone(before) || task < 0 || !TO.test(terms[task - 1]!.word)) return null;
  return {
    subject: terms.slice(task + 1),
    listed: text.slice(terms[noun]!.end, terms[task - 1]!.start),
    alone: true,
  };
}

const HOW = (title: string) => `Назовите шаги через запятую: «разбей ${quote(title)} на шаги: первый, второй».`;

function done({ id, title }: TaskView, titles: string[]): Outcome {
  const [first] = titles;
  const told =
    titles.length === 1
      ? `В задаче ${quote(title)} новый шаг: ${quote(first!)}.`
      : `Задача ${quote(title)} разбита на шаги:\n${titles.map((one) => `• ${one}`).join('\n')}`;
  return outcome(told, { actions: [{ type: 'steps', id, titles }] });
}

const IT = /^(?:е[её]|его|их)$/;
/** How far the noun stands from its verb. */
const NEAR = 4;

/** «…, раздели её на шаги: …», «к вощине прибавь шажок …»: a verb in the midst of a message, and its noun. */
function commandsSteps(terms: readonly Term[], at: number): boolean {
  const { word, quote: quoted } = terms[at]!;
  if (quoted) return false;
  if (PUTS.test(word)) return STEPS.test(terms[at + 1]?.word ?? '');
  const near = terms.slice(at + 1, at + 1 + NEAR);
  return (
    PARTS.test(word) && near.some((term, place) => STEPS.test(term.word) && ONTO.test(near[place - 1]?.word ?? ''))
  );
}

/** The words that name a task ahead of the verb: behind what leads to it, if anything does. */
function ledTo(terms: readonly Term[]): readonly Term[] {
  const lead = terms.findLastIndex(({ word }) => TO.test(word));
  return lead < 0 ? terms : terms.slice(lead + 1);
}

/** What a message does to the steps of a task; null where it does not begin so. */
export function stepDeed(message: Message, env: Environment): Outcome | null {
  const { terms, text } = message;
  const first = terms.findIndex(({ word }) => !POLITE.test(word));
  const isVerb = (term: Term | undefined) => term && !term.quote && (PARTS.test(term.word) || PUTS.test(term.word));
  const within = isVerb(terms[first])
    ? -1
    : terms.findIndex((_, place) => place > first && commandsSteps(terms, place));
  const at = within > 0 ? within : first;
  const verb = terms[at];
  if (!verb || verb.quote) return null;
  const parts = PARTS.test(verb.word);
  const isNoun = STEPS.test(verb.word) && TO.test(terms[at + 1]?.word ?? '');
  const heard = parts
    ? parting(message, at)
    : PUTS.test(verb.word) || isNoun
      ? putting(message, isNoun ? at - 1 : at)
      : null;
  if (!heard || (isNoun && heard.listed === '')) return null;
  const understood = ({ word }: Term) => TO.test(word) || TASK.test(word) || ABOUT_STEPS.test(word);
  const subject =
    within > 0 && heard.subject.every((term) => understood(term) || isBeside(term) || IT.test(term.word))
      ? ledTo(terms.slice(0, at))
      : heard.subject;
  const found = namedTasks(subject, understood, env)?.filter(({ status }) => status === 'active');
  if (!found || found.length === 0) {
    const begins = subject[0];
    const words = begins ? text.slice(begins.start, subject.at(-1)!.end).trim() : '';
    return parts ? outcome(words ? noneReply('update', words, [], env, false) : 'Какую задачу разбить на шаги?') : null;
  }
  const [task] = found;
  if (found.length > 1) return outcome(severalReply(found));
  const titles = heard.alone ? [finished(heard.listed)].filter(Boolean) : stepList(heard.listed);
  return titles.length > 0 ? done(task!, titles) : outcome(HOW(task!.title));
}
