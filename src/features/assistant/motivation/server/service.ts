import type { SettingsService } from '#features/settings/server/service.ts';
import { isDoneOn } from '#features/tasks/outcome.ts';
import { currentTask } from '#features/tasks/rules.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { livedDay, MINUTE } from '#shared/day.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { mannerOf } from '../../manner/from-settings.ts';
import type { Writer } from '../../model/writer.ts';
import type { motivate } from '../contract.ts';
import { encouragement, type Need } from '../replies/encouragement.ts';
import { encouragementFacts, encouragementInstructions, LONGEST, readEncouragement } from '../replies/prompt.ts';
import { stageOf } from '../rules.ts';
import { texts } from '../texts.ts';
import { motivationStore } from './store.ts';

interface Sources {
  settings: SettingsService;
  tasks: TaskService;
  writer: Writer;
}

type Asked = BodyOf<typeof motivate>;

export function motivationService(context: Context, { settings, tasks, writer }: Sources) {
  const { database, clock } = context;
  const store = motivationStore(context);

  /** What the account itself says, where no task and no session is meant. */
  async function ofDay(actor: Actor): Promise<Pick<Need, 'task' | 'doneToday'>> {
    const list = await tasks.list(actor.userId);
    const today = livedDay(clock.now(), actor);
    const done = list.filter((task) => isDoneOn(task, today));
    return { task: currentTask(list)?.title ?? null, doneToday: done.length };
  }

  async function needOf(actor: Actor, asked: Asked, manner: Need['manner']): Promise<Need> {
    const { taskTitle, sessionProgress: progress, timeRemaining: remaining } = asked;
    if (taskTitle === texts.general) {
      return { stage: 'general', manner, progress: null, remaining: null, ...(await ofDay(actor)) };
    }
    const stage = stageOf(progress, remaining);
    return { stage, manner, task: taskTitle || null, progress, remaining, doneToday: null };
  }

  return {
    /** A word of encouragement that was not among the last ones. */
    async encourage(actor: Actor, asked: Asked): Promise<string> {
      const { userId } = actor;
      const account = await settings.read(userId);
      const need = await needOf(actor, asked, mannerOf(account));
      const before = await store.said(userId);
      // Before the write: a transaction is no place to wait for somebody else's machine.
      const text = await writer.write({
        instructions: encouragementInstructions(need),
        facts: encouragementFacts(need, account.customSystemPrompt, before),
        maxCharacters: LONGEST,
      });
      return database.write(userId, async () => {
        const said = await store.said(userId);
        const written = text === undefined ? undefined : readEncouragement(text, need, said);
        const message = written ?? encouragement(need, Math.floor(clock.now() / MINUTE), said);
        await store.add(userId, newId(), message);
        return message;
      });
    },
  };
}

export type MotivationService = ReturnType<typeof motivationService>;
