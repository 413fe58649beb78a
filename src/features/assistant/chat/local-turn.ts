import type { Context as Conversation, Outcome } from '../engine/model.ts';
import { nextContext } from '../engine/next-context.ts';
import { makeProjects, type ProjectDeeds, performAll, type TaskDeeds } from './acting.ts';
import { type Answer, answerOf } from './answers.ts';

/** What a message came to. */
export interface Turn {
  answer: Answer;
  /** Something can be taken back. */
  acted: boolean;
  /** What the conversation goes on from. */
  next: Conversation;
}

/** Carries out what was decided, where nobody else writes meanwhile. */
export async function carriedOut(
  outcome: Outcome,
  before: Conversation,
  { tasks, projects }: { tasks: TaskDeeds; projects: ProjectDeeds },
): Promise<Turn> {
  const made = await makeProjects(projects, outcome.actions);
  const done = await performAll(tasks, outcome.actions, made);
  return {
    answer: answerOf(outcome, done),
    acted: done.acted,
    next: nextContext(before, outcome, [...done.tasks.keys()]),
  };
}
