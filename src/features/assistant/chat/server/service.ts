import { ANALYTICS_KEY } from '#features/analytics/cached-queries.ts';
import type { UndoThought } from '#features/journal/server/service.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { Planned } from '#features/tasks/server/service.ts';
import { LimitReached } from '#server/account-limits/account-limits.ts';
import type { Actor, Context } from '#server/context.ts';
import { Overtaken } from '#server/http/idempotency.ts';
import { isId, newId } from '#server/id.ts';
import { AppError, conflict, notFound } from '#shared/errors.ts';
import { proposalsOf } from '../../engine/card.ts';
import { unread } from '../../engine/environment.ts';
import { type Context as Conversation, EMPTY_CONTEXT, type Outcome } from '../../engine/model.ts';
import { nextContext } from '../../engine/next-context.ts';
import type { Deeds } from '../acting.ts';
import { type Answer, answerOf, checked, pressed, saying, timely } from '../answers.ts';
import {
  type ChatInput,
  type ChatItem,
  type ChatProposal,
  type ChatReply,
  chatHistory,
  type UndoReply,
} from '../contract.ts';
import type { Engine, Heard, Thinker } from '../engine.ts';
import { namedProposals, placeOf } from '../proposals.ts';
import { remembered } from '../remembering.ts';
import { CONVERSATION_LIFETIME, KEEPING, TURNS_TOLD } from '../rules.ts';
import { texts } from '../texts.ts';
import { acting } from './acting.ts';
import { doingBeside } from './beside.ts';
import { cardsIn } from './cards.ts';
import { exchanges } from './exchanges.ts';
import { type KnownTasks, tasksKnown } from './known-tasks.ts';
import { type ActedMessage, chatStore, type Remembered } from './store.ts';
import { turnsOf } from './turns.ts';
import { undoing } from './undoing.ts';
import { readView, type Sources } from './view.ts';

/** What carrying an outcome out came to: the answer, whether there is something to undo, and the tasks to remember. */
interface Result {
  answer: Answer;
  acted: boolean;
  /** What the conversation goes on from. */
  next: Conversation;
}

/** What was decided about a message, ahead of the write that does it. */
export interface Thought {
  outcome: Outcome;
  /** The user's revision at which it was decided. */
  revision: number;
  /** The conversation as it stood then. */
  talk: Remembered;
  /** A language model decided it, which is not asked again. */
  byModel: boolean;
  /** Good for the write that begins with the next revision. */
  plan: Plan | null;
}

/** What a message or an undo changes, thought through ahead of the write. */
interface Plan {
  deeds?: Planned<Deeds> & { ids: Ids };
  undo?: UndoThought | null;
}

interface Said {
  message: string;
  voice: boolean | undefined;
}

type Ids = Pick<ChatReply, 'askedId' | 'messageId'>;

/** As what the assistant does stands in the journal: under the id of the message that tells of it. */
const byAssistant = (actor: Actor, { messageId }: Ids): Actor => ({ ...actor, by: 'assistant', entry: messageId });

const newIds = (): Ids => ({ askedId: newId(), messageId: newId() });
const afterUndo = (tasks: readonly Task[]): Conversation => ({ ...EMPTY_CONTEXT, touched: tasks.map(({ id }) => id) });

/** The assistant: hears a message, acts through the services, remembers both and what the conversation is about. */
export function chatService(context: Context, engine: Engine, sources: Sources, thinker: Thinker | null = null) {
  const { database, clock } = context;
  const store = chatStore(context);
  const cards = cardsIn(store);
  const deeds = acting(sources);
  const beside = doingBeside(sources, clock);
  const undos = undoing(context, sources);
  const known = tasksKnown(sources.tasks, { indexed: thinker !== null });

  /** What this conversation did last; a tab that has just been opened goes on where the last one stopped. */
  async function lastActed(userId: string, clientId: string): Promise<ActedMessage | undefined> {
    if (await store.hasActed(userId, clientId)) return store.lastActed(userId, clientId);
    const acted = await store.lastActed(userId);
    return acted && clock.now() - acted.createdAt <= CONVERSATION_LIFETIME ? acted : undefined;
  }

  const nothingToUndo = async ({ userId }: Actor) =>
    (await store.lastActed(userId)) ? texts.undo.nothingHere : texts.undo.nothingYet;

  async function undoLast(actor: Actor, clientId: string, before: Conversation, plan: Plan | null): Promise<Result> {
    const acted = await lastActed(actor.userId, clientId);
    const undone = acted
      ? await undos.takeBack(actor, acted, plan?.undo ?? null)
      : { done: false as const, message: await nothingToUndo(actor) };
    if (!undone.done) return { answer: saying(undone.message), acted: false, next: { ...before, pending: null } };
    const { message, tasks, taskCount } = undone;
    return { answer: { ...saying(message), tasks, taskCount }, acted: false, next: afterUndo(tasks) };
  }

  async function act(actor: Actor, outcome: Outcome, before: Conversation, plan: Plan | null, ids: Ids) {
    await plan?.deeds?.save();
    const done = plan?.deeds?.result ?? (await deeds.perform(byAssistant(actor, ids), outcome.actions));
    const alsoActed = outcome.beside ? await beside.perform(byAssistant(actor, ids), outcome.beside) : false;
    const next = nextContext(before, outcome, [...done.tasks.keys()]);
    return { answer: answerOf(outcome, done), acted: done.acted || alsoActed, next };
  }

  /** Thinks a message's changes through ahead of its write; null where the write has to do so, or to say why it cannot. */
  async function plan(actor: Actor, revision: number, outcome: Outcome): Promise<Plan | null> {
    if (checked(outcome) !== outcome) return null;
    try {
      if (outcome.undo) {
        const acted = await lastActed(actor.userId, actor.clientId ?? '');
        return acted ? { undo: await undos.plan(actor, acted) } : null;
      }
      const ids = newIds();
      const planned = await deeds.plan(byAssistant(actor, ids), revision, outcome.actions);
      return planned && { deeds: { ...planned, ids } };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  /** Where the account would hold more than one may, says so and leaves everything as it was. */
  async function withinLimits(outcome: Outcome, before: Conversation, work: () => Promise<Result>): Promise<Result> {
    if (!outcome.undo && !outcome.beside && outcome.actions.length === 0) return work();
    try {
      return await database.tentatively(work);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return { answer: saying(texts.full(error.message)), acted: false, next: { ...before, pending: null } };
    }
  }

  /** Stores what was said and what was answered, and what the conversation goes on from. */
  async function keep(actor: Actor, { message, voice }: Said, result: Result, proposals: ChatProposal[], ids: Ids) {
    const { message: content, tasks: _, notUnderstood: __, ...metadata } = result.answer;
    const { clientId = '' } = actor;
    const now = clock.now();
    const spoken = voice ? { voice: true as const } : null;
    const asked = { id: ids.askedId, role: 'user', content: message, metadata: spoken, acted: false } as const;
    const canUndo = result.acted;
    const card = proposals.length > 0 && { card: { proposals, state: 'open' as const, clientId } };
    const answered = {
      id: ids.messageId,
      role: 'assistant',
      content,
      metadata: { ...metadata, ...card },
      acted: canUndo,
    } as const;
    const talk = { context: result.next, card: card ? ids.messageId : undefined, updatedAt: now };
    const said = [asked, answered].map((one) => ({ createdAt: now, ...one }));
    await store.add(actor.userId, clientId, said, talk, KEEPING);
    return { ...ids, canUndo };
  }

  function publish(actor: Actor, changed: boolean): void {
    context.publish(actor, changed ? [chatHistory.path, ...ANALYTICS_KEY] : [chatHistory.path]);
  }

  /** What this tab's conversation goes on from. A spoken word answers no card that is out of sight. */
  async function talkOf({ userId, clientId = '' }: Actor, { voice, inSight }: ChatInput): Promise<Remembered> {
    const talk = await store.conversation(userId, clientId);
    const context = remembered(talk.context, clock.now() - talk.updatedAt);
    const unseen = voice && context.pending?.kind === 'card' && inSight !== talk.card;
    return { ...talk, context: unseen ? { ...context, pending: null } : context };
  }

  /** The conversation, and what an engine is given: the message, the account and the conversation as they stand now. */
  async function listen(actor: Actor, input: ChatInput, message: string, known: Promise<KnownTasks>) {
    const now = clock.now();
    const reading = [talkOf(actor, input), known, readView(actor, now, sources, known, message)] as const;
    const [talk, { titles }, view] = await Promise.all(reading);
    const { userId: account, zone, dayStart } = actor;
    const heard = { account, message, now, zone, dayStart, view, context: talk.context, ...(titles && { titles }) };
    return [talk, heard] as const;
  }

  async function think(actor: Actor, heard: Heard): Promise<Outcome | undefined> {
    if (!thinker) return undefined;
    const items = await store.list(actor.userId, TURNS_TOLD);
    const { customSystemPrompt: wishes } = await sources.settings.read(actor.userId);
    return thinker.think({ ...heard, turns: turnsOf(items, heard.now - CONVERSATION_LIFETIME), wishes });
  }

  /** What was thought, in the write that begins with that revision. @throws Overtaken where it has to be thought anew */
  async function inTime(actor: Actor, { outcome, revision, byModel }: Thought, begun: number): Promise<Outcome> {
    if (revision === begun - 1) return outcome;
    if (!byModel) throw new Overtaken();
    return timely(outcome, await readView(actor, clock.now(), sources, known.within(actor.userId, begun)));
  }

  /** The account before a write has changed it, for the cards ahead of a message and behind it; null where there are none. */
  async function cardsAccount(actor: Actor, revision: number, context: Conversation, outcome: Outcome | null) {
    if (![context.pending, outcome?.pending].some((pending) => pending?.kind === 'card')) return null;
    const now = clock.now();
    const view = await readView(actor, now, sources, known.within(actor.userId, revision));
    return unread({ view, now, zone: actor.zone, dayStart: actor.dayStart, context });
  }

  return {
    /** Whether a language model outside is asked, which may take long. */
    asksModel: thinker !== null,

    /**
     * What takes its time, outside of any write: the account is read, and a language model asked, or the rules. A press
     * on a card needs none of it.
     */
    async prepare(actor: Actor, input: ChatInput): Promise<Thought | null> {
      const revision = await database.revision(actor.userId);
      const tasks = known.ahead(actor.userId, revision);
      if (input.message === undefined) {
        await tasks;
        return null;
      }
      const [talk, heard] = await listen(actor, input, input.message, tasks);
      const byModel = await think(actor, heard);
      const outcome = byModel ?? (await engine.understand(heard));
      return { outcome, revision, talk, byModel: byModel !== undefined, plan: await plan(actor, revision, outcome) };
    },

    /**
     * All of a message or nothing: what it does, both messages and the question that waits stand in one write.
     * @throws Overtaken where the account has changed since it was thought about
     */
    send: (actor: Actor, input: ChatInput, thought: Thought | null): Promise<ChatReply> =>
      database.write(actor.userId, async (revision) => {
        const { userId, clientId = '' } = actor;
        const thoughtOf = thought && (await inTime(actor, thought, revision));
        const isThen = thought?.revision === revision - 1;
        const talk = isThen ? thought.talk : await talkOf(actor, input);
        const { context: conversation } = talk;
        const press = await cards.pressed(actor, input, talk, clock.now());
        const account = await cardsAccount(actor, revision, conversation, thoughtOf);
        const outcome = checked(thoughtOf ?? pressed(conversation.pending, press, account));
        const ahead = isThen && outcome === thought.outcome ? thought.plan : null;
        const offered = account ? proposalsOf(conversation.pending, account) : [];
        const ids = ahead?.deeds?.ids ?? newIds();
        const result = await withinLimits(outcome, conversation, () =>
          outcome.undo ? undoLast(actor, clientId, conversation, ahead) : act(actor, outcome, conversation, ahead, ids),
        );
        const proposals = account ? namedProposals(ids.messageId, result.next.pending, account) : [];
        const said = { message: press?.words ?? input.message ?? '', voice: input.voice };
        const kept = await keep(actor, said, result, proposals, ids);
        await cards.close(userId, talk.card, placeOf(result.answer.taskCount > 0 ? outcome.actions : [], offered));
        publish(actor, result.acted || result.answer.taskCount > 0);
        return { ...result.answer, ...kept, proposals };
      }),

    /** What of an undo can be thought through ahead; null where there is nothing to undo. */
    async prepareUndo(actor: Actor, messageId: string): Promise<UndoThought | null> {
      const acted = isId(messageId) ? await store.find(actor.userId, messageId) : undefined;
      return acted?.stands ? undos.plan(actor, acted) : null;
    },

    /** @throws AppError 404 for a missing message or somebody else's, 409 where it cannot be undone (any more) */
    undo: (actor: Actor, messageId: string, thought: UndoThought | null = null): Promise<UndoReply> =>
      database.write(actor.userId, async (revision) => {
        if (thought && thought.revision !== revision - 1) throw new Overtaken();
        const acted = isId(messageId) ? await store.find(actor.userId, messageId) : undefined;
        if (!acted) throw notFound(texts.messageMissing);
        if (!acted.acted) throw conflict(texts.undo.nothing);
        if (!acted.stands) throw conflict(acted.known ? texts.undo.already : texts.undo.forgotten);
        const undone = await undos.takeBack(actor, acted, thought);
        if (!undone.done) throw conflict(undone.message);
        const { message, tasks, taskCount } = undone;
        const { card } = await store.conversation(actor.userId, acted.clientId);
        await cards.close(actor.userId, card);
        const now = { context: afterUndo(tasks), card: undefined, updatedAt: clock.now() };
        await store.saveConversation(actor.userId, acted.clientId, now);
        publish(actor, true);
        return { message, tasks, taskCount };
      }),

    keepExchange: exchanges(context, store).keep,

    close: () => engine.close(),

    history: (userId: string, limit: number): Promise<ChatItem[]> => store.list(userId, limit),

    clear: (actor: Actor): Promise<void> =>
      database.write(actor.userId, async () => {
        await store.clear(actor.userId);
        context.publish(actor, [chatHistory.path]);
      }),
  };
}

export type ChatService = ReturnType<typeof chatService>;
