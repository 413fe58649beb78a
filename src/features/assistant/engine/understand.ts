import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { OutOfWork, withinBudget } from '#shared/work.ts';
import type { About } from '#understanding/model.ts';
import { reactTo, saidBy } from './answering.ts';
import { isQuestion } from './asking.ts';
import { answerCard, declined } from './card.ts';
import { clausesOf } from './clauses.ts';
import { conclude, outcome } from './concluding.ts';
import { readCreation } from './creating.ts';
import { newDraft, overlaid } from './drafts.ts';
import { type Environment, environmentOf, type Surroundings } from './environment.ts';
import { isModifier } from './grouping.ts';
import { headForms, isCreating } from './heads.ts';
import { likewise } from './likewise.ts';
import { type Context, type Draft, EMPTY_CONTEXT, type Outcome, type Pending, type Step, type View } from './model.ts';
import { type Answer, answerAbout, answerQuestions, answerWhether } from './questions.ts';
import { readAll, undoOutcome } from './reading.ts';
import { statesDone } from './stated.ts';
import { fallback, howTo, smallTalk } from './talk.ts';
import { type TaskIndex, taskIndex } from './task-index.ts';
import { isWord, type Message, readMessage, type Term } from './terms.ts';
import { coreOf, finished, textOf, titleOfPlan } from './titles.ts';
import { quote } from './wording.ts';
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
  const follow =
    /^(?:а|и) (?:на |в |во |что на |про )?/.test(said) &&
    /\?\s*$/.test(message.text) &&
    isModifierMessage(message, env);
  const late = /просроч/.test(said) && /\?\s*$/.test(message.text);
  if (!follow && !late && !isQuestion(said, message.text)) return whetherOutcome(message, env, about);
  return answered(answerQuestions(said, message.terms, env), about, env);
}

const isModifierMessage = (message: Message, env: Environment) =>
  isModifier(
    { terms: message.terms.filter((term) => !/^(?:а|и|что)$/.test(term.word)), head: null, line: false, opens: false },
    env,
  );

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
    clausesOf(terms, env.clock).some(
      ({ head }) => head && (head.mood !== 'infinitive' || !/^я /.test(saidBy(terms))),
    ) ||
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
  if (pending.kind === 'title') return titleOutcome(pending.draft, message, env);
  return null;
}

/** The message is the title that was asked for. */
function titleOutcome(draft: Draft, message: Message, env: Environment): Outcome | null {
  const clauses = clausesOf(message.terms, env.clock);
  if (
    clauses.some(
      (clause) =>
        clause.head && (!isCreating(clause.head.verb) || clause.terms.some((term) => TASK_NOUN.test(term.word))),
    )
  )
    return null;
  const [first] = clauses;
  if (!first) return null;
  const { drafts } = readCreation(
    first,
    clauses.slice(1).map((clause) => clause.terms),
    env,
  );
  const steps = drafts.map((one): Step => ({ do: 'create', draft: overlaid(draft, one) }));
  return conclude(steps, env);
}

/** Offers to write down what was not understood as a command but may be a task. */
function offer(message: Message, env: Environment): Outcome {
  const core = coreOf(message.terms);
  const title = finished(titleOfPlan(core, env.text) ?? textOf(core, env.text));
  const russian = core.filter((term) => isWord(term) && /[а-я]/.test(term.word)).length;
  if (russian === 0 || core.length > 14 || title.length > 120) return outcome(fallback());
  return outcome(`Не понял, что сделать. Добавить задачу ${quote(title)}?`, {
    pending: { kind: 'confirm', steps: [{ do: 'create', draft: newDraft(title) }] },
  });
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
 * that waits. Null for any other. The arguments are those of `understand`.
 */
export function settle(
  raw: string,
  view: View,
  now: number,
  zone: string,
  context: Context,
  titles: TaskIndex = taskIndex(),
): Outcome | null {
  const surroundings = { view, now, zone, context, titles };
  return patiently(surroundings, () => settledIn(raw, surroundings));
}

/**
 * Understands one message of a conversation: what to do, what to ask, what to answer. Pure: the same arguments give the
 * same outcome. `now` is epoch milliseconds, `zone` an IANA name; `titles` is the index that is kept for the account.
 */
export function understand(
  raw: string,
  view: View,
  now: number,
  zone: string,
  context: Context = EMPTY_CONTEXT,
  titles: TaskIndex = taskIndex(),
): Outcome {
  const surroundings = { view, now, zone, context, titles };
  return patiently(surroundings, () => {
    const { read, message, env, said } = heard(raw, surroundings);
    if (!said) return outcome(fallback());
    return (
      settled(said, message, env) ??
      talkOutcome(said, message, env) ??
      questionOutcome(said, read(), env) ??
      readAll(read(), env) ??
      likewise(read(), env) ??
      offer(message, env)
    );
  });
}

/** The answer to the question that waits, or null. */
export function settledIn(raw: string, surroundings: Surroundings): Outcome | null {
  const { message, env, said } = heard(raw, surroundings);
  return said ? settled(said, message, env) : null;
}

/** What the rules of phrasing make of a message that may command something; null where they read no command. */
export function readCommands(raw: string, surroundings: Surroundings): Outcome | null {
  const { read, message, env, said } = heard(raw, surroundings);
  if (!said) return null;
  if (talkOutcome(said, message, env) || questionOutcome(said, read(), env)) return null;
  return readAll(read(), env) ?? likewise(read(), env);
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
