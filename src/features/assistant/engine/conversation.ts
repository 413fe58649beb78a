import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { OutOfWork, withinBudget } from '#shared/work.ts';
import type { About } from '#understanding/model.ts';
import type { Answer } from './answer.ts';
import { reactTo, saidBy } from './answering.ts';
import { isHeading, isQuestion } from './asking.ts';
import { answerCard, declined } from './card.ts';
import { conclude, outcome, undoOutcome } from './concluding.ts';
import { type Environment, environmentOf, type Surroundings } from './environment.ts';
import { headForms } from './heads.ts';
import type { Outcome, Pending, Step } from './model.ts';
import { answerAbout, answerQuestions, answerWhether, narrowedList } from './questions.ts';
import { statesDone } from './stated.ts';
import { fallback, howTo, smallTalk } from './talk.ts';
import { taskIndex } from './task-index.ts';
import { isWord, type Message, readMessage, type Term } from './terms.ts';
import { DONE_WORD, MODAL, TASK_NOUN } from './words.ts';

const LONGEST = 4_000;

const HELP =
  /^(?:а |и |ну |слушай |подскажи |скажи |пожалуйста |расскажи |привет )*(?:как (?:мне |тут |здесь |же |можно |я могу |в \p{L}+ |лучше )*(?:\p{L}+(?:ть|ти|чь)(?:ся)?)(?: |$)|что (?:значит|такое|означает|будет если)|можно ли|можешь ли ты|а? ?(?:ты )?умеешь(?: ли)?|(?:а )?если я|где (?:мне )?(?:найти|посмотреть|увидеть)|зачем|для чего|как работает)/u;

/** Wishes about how to live, not how to use the product. */
const ADVICE =
  /планировать|успевать|успеть|организовать|сосредоточ|откладывать|бороться|перестать|эффективн|продуктивн|отдохнуть|выспаться/;

/** «создай привычку пить воду»: asks for what has a page of its own. */
const ABOUT_HABIT =
  /^(?:пожалуйста |мне |давай )*(?:создай|добавь|заведи|сделай|запиши|удали|убери|отметь|пометь|измени)(?:те)? (?:мне |новую |еще |одну |мою |пожалуйста )*привычк[уи](?: |$)/;

function talkOutcome(said: string, message: Message, env: Environment): Outcome | null {
  if (ABOUT_HABIT.test(said) && !message.terms.some((term) => TASK_NOUN.test(term.word))) return outcome(howTo(said));
  if (HELP.test(said) && !ADVICE.test(said)) return outcome(howTo(said));
  const reply = smallTalk(said, env);
  const commands = message.terms.some((term) => headForms.get(term.word)?.mood === 'imperative');
  const long = said.split(' ').length > 6;
  return reply !== null && !(commands && long) && !mixesWork(said, message) ? outcome(reply) : null;
}

/** A greeting or thanks with a command behind it is a command. */
function mixesWork(said: string, message: Message): boolean {
  const rest = message.terms.filter(
    (term) =>
      isWord(term) &&
      !/^(?:привет|здравствуй\p{L}*|добрый|доброе|день|утро|вечер|спасибо|пожалуйста|большое|огромное|как|дела|ты|мне|очень|помог\p{L}*)$/u.test(
        term.word,
      ),
  );
  if (
    /^(?:привет|здравствуй|добр|спасибо|благодар|отлично|супер|молодец|хорошо|ок|ладно|здорово|круто|класс)/.test(said)
  )
    return rest.some(
      (term) =>
        headForms.has(term.word) ||
        isInfinitive(term.word) ||
        MODAL.test(term.word) ||
        isPast(term.word) ||
        term.quote > 0 ||
        /^(?:что|какие|сколько|когда|покажи)$/.test(term.word),
    );
  return /^(?:включи|поставь|закажи|запусти)/.test(said)
    ? message.terms.some((term) => TASK_NOUN.test(term.word))
    : message.terms.some(
        (term) => headForms.get(term.word)?.verb === 'add' || headForms.get(term.word)?.verb === 'remind',
      );
}

function questionOutcome(said: string, message: Message, env: Environment, about: About | null = null): Outcome | null {
  const late = /просроч/.test(said) && /\?\s*$/.test(message.text);
  if (!late && !isQuestion(said, message.text)) return whetherOutcome(message, env, about);
  return answered(answerQuestions(said, message.terms, env), about, env);
}

/** The list that a message names, and nothing else: no task that is called alike is meant. */
export function listAsked(message: Message, env: Environment): Outcome | null {
  const said = saidBy(message.terms);
  return isHeading(said) ? questionOutcome(said, message, env) : null;
}

/** «надо узнать, готова ли виза», «проверить, пришла ли посылка»: to find out is the thing to do. */
function findsOut(terms: readonly Term[]): boolean {
  const whether = terms.findIndex((term) => term.word === 'ли');
  return terms.slice(0, Math.max(0, whether - 1)).some((term) => !term.quote && isInfinitive(term.word));
}

/** «Я оплатил интернет?» */
function whetherOutcome(message: Message, env: Environment, about: About | null): Outcome | null {
  const terms = message.terms;
  if (findsOut(terms) && !/\?\s*$/.test(message.text)) return null;
  const choice = / или (?:еще )?нет$/.test(saidBy(terms)) && !terms.some((term) => isInfinitive(term.word));
  const asks = /\?\s*$/.test(message.text) || /(?:^| )ли(?: |$)/.test(saidBy(terms)) || choice;
  if (
    !asks ||
    terms.some((term) => headForms.get(term.word)?.mood === 'imperative') ||
    !(statesDone(terms) || /(?:^| )ли(?: |$)/.test(saidBy(terms)) || DONE_WORD.test(terms.at(-2)?.word ?? ''))
  )
    return null;
  return answered(answerWhether(terms, env), about, env);
}

function pendingOutcome(pending: Pending, message: Message, env: Environment): Outcome | null {
  if (pending.kind === 'card') return answerCard(pending, message.terms, env);
  const said = saidBy(message.terms);
  const question = isQuestion(said, message.text) && pending.kind !== 'title';
  const reaction = reactTo(pending, message.terms, env, question);
  if (reaction.kind === 'cancel') return declined();
  if (reaction.kind === 'steps' || reaction.kind === 'narrow') return conclude(reaction.steps, env);
  return null;
}

/** «нет, я ошибся», «не то» right after an action. */
const REGRETS =
  /^(?:(?:ой|нет|а|стоп|блин|упс|извини|прости) )*(?:отмена|отменить|отмени|отмените|отменяй|верни(?:те)? (?:все )?(?:обратно|назад|как было)|(?:я )?(?:ошибся|ошиблась)|не то|не надо|не та|не тот|не туда|не нужно было|зря)(?: (?:верни|отмени|задача|сделал|сделала))?$/;

/** The message as its readers see it. */
function heard(raw: string, surroundings: Surroundings) {
  const read = () => readMessage(raw.slice(0, LONGEST));
  const message = read();
  const env = environmentOf(message.text, surroundings);
  return { read, message, env, said: saidBy(message.terms) };
}

function settled(said: string, message: Message, env: Environment): Outcome | null {
  const { context } = env;
  if (context.lastAction && !context.pending && REGRETS.test(said)) return undoOutcome();
  return context.pending && pendingOutcome(context.pending, message, env);
}

/**
 * Units of work for one message. A hundred commands in one message, in an account of a thousand tasks, take two
 * thirds of them; all of them take some thirty milliseconds.
 */
const BUDGET = 120_000;

/** Ids of tasks that a question may hold: it is kept, and read again with each message until it is answered. */
const HELD_BY_A_QUESTION = 20_000;

const heldBySteps = (steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum + ('ids' in step ? step.ids.length + (step.candidates?.length ?? 0) : 0), 0);

/** @throws OutOfWork where the question that is left open holds too much */
function keepable<T extends Outcome | null>(read: T): T {
  const pending = read?.pending;
  const steps = pending && ('steps' in pending ? pending.steps : 'readings' in pending ? pending.readings.flat() : []);
  if (steps && heldBySteps(steps) > HELD_BY_A_QUESTION) throw new OutOfWork();
  return read;
}

/** Reads a message within the budget; at its end nothing is changed, and a question that waits goes on waiting. */
export function patiently<T extends Outcome | null>(
  { view, context, titles = taskIndex() }: Surroundings,
  read: () => T,
): T | Outcome {
  // Reading the account's titles is no work of the message.
  titles.hold(view.tasks);
  try {
    return keepable(withinBudget(BUDGET, read).result);
  } catch (error) {
    if (!(error instanceof OutOfWork)) throw error;
    return outcome(TOO_LONG, { pending: context.pending });
  }
}

const TOO_LONG = 'Слишком длинно, скажите по частям. Пока ничего не изменено.';

/**
 * What a message means that speaks of the conversation itself: it takes the last deed back, or answers the question
 * that waits. Null for any other.
 */
export function settle(raw: string, given: Surroundings): Outcome | null {
  const surroundings = { titles: taskIndex(), ...given };
  return patiently(surroundings, () => settledIn(raw, surroundings));
}

/** The answer to the question that waits, or null. */
export function settledIn(raw: string, surroundings: Surroundings): Outcome | null {
  const { message, env, said } = heard(raw, surroundings);
  return said ? settled(said, message, env) : null;
}

/** The list that a message names by what its tasks have, where nothing else could be made of it. */
export function listNarrowed(raw: string, env: Environment): Outcome | null {
  const found = narrowedList(readMessage(raw).terms, env);
  return found && outcome(found.reply, { listed: found.listed });
}

/** What a message that commands nothing is answered. `about`: it was read as a question about this. */
export function converse(raw: string, surroundings: Surroundings, about: About | null): Outcome {
  const { read, message, env, said } = heard(raw, surroundings);
  if (!said) return outcome(fallback());
  return (
    (about ? null : talkOutcome(said, message, env)) ??
    questionOutcome(said, read(), env, about) ??
    // «Подбодри» reads like a question and is none.
    talkOutcome(said, message, env) ??
    (about && answered(answerQuestions(said, read().terms, env), about, env)) ??
    outcome(fallback())
  );
}

/** The answer, or where it found nothing what the question's words name. */
function answered(found: Answer | null, about: About | null, env: Environment): Outcome | null {
  const told = (about && (!found || found.nothing) && answerAbout(about, env)) || found;
  return told && outcome(told.reply, { listed: told.listed });
}
