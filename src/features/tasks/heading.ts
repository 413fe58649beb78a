import type { Task } from './contract.ts';

/** What may be said of where in the projects a task stands. */
export type HeadingSaid = { [F in 'projectId' | 'headingId']?: Task[F] | undefined };

/** What is said of a task, with what follows from it: in another project it stands under no heading of the former one. */
export const underHeading = <T extends HeadingSaid>(was: Pick<Task, 'projectId' | 'headingId'>, said: T): T =>
  said.projectId !== undefined &&
  said.projectId !== was.projectId &&
  said.headingId === undefined &&
  was.headingId !== null
    ? { ...said, headingId: null }
    : said;
