import type { FocusSession } from '#features/focus/contract.ts';
import { worked } from '#features/focus/rules.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import { timedOf } from '#features/focus/timer.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import { NO_DEADLINE } from '#features/tasks/deadline.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { isId } from '#server/id.ts';
import { MINUTE } from '#shared/day.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { notFound } from '#shared/errors.ts';
import { mannerOf } from '../../manner/from-settings.ts';
import type { Writer } from '../../model/writer.ts';
import type { answerCheckIn, checkIn } from '../contract.ts';
import { checkInReply, type Spoken } from '../replies/check-in.ts';
import type { Occasion } from '../replies/occasion.ts';
import { checkInFacts, checkInInstructions, LONGEST, readCheckIn } from '../replies/prompt.ts';
import { type Answer, currentCheckIn, type Said } from '../rules.ts';
import { texts } from '../texts.ts';
import { checkInStore } from './store.ts';

/** Words of earlier sessions that are kept in mind. */
const EARLIER = 24;

interface Sources {
  focus: FocusService;
  tasks: TaskService;
  settings: SettingsService;
  writer: Writer;
}

type Question = BodyOf<typeof checkIn>;

/** All that a word is made from, or the word that was said already. */
interface Moment {
  account: Settings;
  said: Said[];
  current: Said | undefined;
}

export function checkInService(context: Context, { focus, tasks, settings, writer }: Sources) {
  const { database, clock, hub } = context;
  const store = checkInStore(context);
  /** Words that a model is writing, by session: windows that ask meanwhile wait for the same one. */
  const underWay = new Map<string, Promise<string | undefined>>();

  async function momentOf(userId: string, { id, startTime }: FocusSession): Promise<Moment> {
    const account = await settings.read(userId);
    const said = await store.said(userId, id);
    const startedAt = Date.parse(startTime);
    const current = currentCheckIn(said, { startedAt, now: clock.now(), frequency: account.checkinFrequency });
    return { account, said, current };
  }

  async function occasionOf(
    { userId, zone, dayStart = 0 }: Actor,
    session: FocusSession,
    { account, said, elapsedMinutes }: Moment & Pick<Question, 'elapsedMinutes'>,
  ): Promise<Occasion> {
    const now = clock.now();
    const byTheClock = worked(timedOf(session), now) / MINUTE;
    const task = session.taskId ? await tasks.find(userId, session.taskId) : null;
    const { durationMinutes, taskTitle } = session;
    return {
      now,
      zone,
      dayStart,
      elapsedMinutes: Math.floor(Math.min(elapsedMinutes ?? Number.POSITIVE_INFINITY, byTheClock)),
      plannedMinutes: durationMinutes,
      task: task ?? (taskTitle === null ? null : { title: taskTitle, ...NO_DEADLINE }),
      manner: mannerOf(account),
      wishes: account.customSystemPrompt,
      answer: said.at(-1)?.answer ?? null,
    };
  }

  const spokenOf = async (userId: string, sessionId: string, said: readonly Said[]): Promise<Spoken> => ({
    session: said.map(({ message }) => message),
    earlier: await store.earlier(userId, sessionId, EARLIER),
    count: await store.count(userId),
  });

  /** What a language model would say now; undefined where nothing is to be said, or no model said anything fit. */
  async function drafted(actor: Actor, { sessionId, elapsedMinutes }: Question): Promise<string | undefined> {
    const session = await focus.active(actor.userId);
    if (session?.id !== sessionId) return undefined;
    const moment = await momentOf(actor.userId, session);
    if (moment.current) return undefined;
    const occasion = await occasionOf(actor, session, { ...moment, elapsedMinutes });
    const spoken = await spokenOf(actor.userId, sessionId, moment.said);
    const text = await writer.write({
      instructions: checkInInstructions(occasion),
      facts: checkInFacts(occasion, spoken),
      maxCharacters: LONGEST,
    });
    return text === undefined ? undefined : readCheckIn(text, occasion, spoken);
  }

  /** The same, once for all windows that ask at the same time. */
  function draftOnce(actor: Actor, question: Question): Promise<string | undefined> {
    const key = `${actor.userId} ${question.sessionId}`;
    const known = underWay.get(key);
    if (known) return known;
    const drafting = drafted(actor, question).finally(() => underWay.delete(key));
    underWay.set(key, drafting);
    return drafting;
  }

  return {
    /**
     * The assistant's word for the present interval of a session: made once, told to the other windows, and the same
     * for whoever asks again.
     * @throws AppError 404 for a missing session, 409 for one that has ended
     */
    async ask(actor: Actor, question: Question): Promise<string> {
      const { sessionId, elapsedMinutes } = question;
      // Before the write: a transaction is no place to wait for somebody else's machine.
      const draft = await draftOnce(actor, question);
      return database.write(actor.userId, async () => {
        const session = await focus.witness(actor, sessionId);
        const moment = await momentOf(actor.userId, session);
        if (moment.current) return moment.current.message;
        const spoken = await spokenOf(actor.userId, sessionId, moment.said);
        const occasion = await occasionOf(actor, session, { ...moment, elapsedMinutes });
        const message = draft ?? checkInReply(occasion, spoken);
        await store.add(actor.userId, sessionId, { saidAt: clock.now(), message });
        database.afterCommit(() => hub.send(actor.userId, { type: 'checkin', data: { message } }, actor.clientId));
        return message;
      });
    },

    /**
     * Notes how the user answered the last word of a session: the next one knows of it.
     * @throws AppError 404 where nothing was asked, as in a missing session or somebody else's
     */
    answer: (actor: Actor, { sessionId, answer }: BodyOf<typeof answerCheckIn>): Promise<Answer> =>
      database.write(actor.userId, async () => {
        const last = isId(sessionId) ? (await store.said(actor.userId, sessionId)).at(-1) : undefined;
        if (!last) throw notFound(texts.missing);
        await store.answer(actor.userId, sessionId, last.saidAt, answer);
        return answer;
      }),
  };
}

export type CheckInService = ReturnType<typeof checkInService>;
