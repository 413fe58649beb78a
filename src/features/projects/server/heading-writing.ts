import type { Actor, Context } from '#server/context.ts';
import { intentionOf, keepTimes, merge, withLatest } from '#server/field-times.ts';
import { newId } from '#server/id.ts';
import { timesOfSeen } from '#server/meeting-deletion.ts';
import { placedBehind, ranksAfter } from '#server/ranks.ts';
import { conflict, notFound } from '#shared/errors.ts';
import { saysSomething } from '#shared/fields.ts';
import type { Project } from '../contract.ts';
import type { AddedHeading, Heading, HeadingChange, HeadingInput } from '../heading-contract.ts';
import { HEADINGS_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import type { ProjectStore } from './store.ts';

interface Beside {
  context: Pick<Context, 'clock' | 'database'>;
  store: Pick<ProjectStore, 'fieldTimes' | 'update'>;
  changing(actor: Actor, id: string, says: (project: Project) => boolean): Promise<Project>;
  announceChange(actor: Actor, before: Project): Promise<Project>;
}

/** The headings with which a project is made. */
export function firstHeadingsOf(inputs: readonly HeadingInput[] = []): Heading[] {
  const ranks = ranksAfter(null, inputs.length);
  return inputs.map(({ id = newId(), title }, at) => ({ id, title, rank: ranks[at]! }));
}

const has = ({ headings }: Project, headingId: string): boolean => headings.some(({ id }) => id === headingId);

/** When anything was said of headings: a deletion of the project that was said before it is outlived. */
const WRITTEN = 'ofHeadings';

/** Changes the headings of a project, one at a time. Of each one's title the last who changed it wins. */
export function headingWriting({ context: { clock, database }, store, changing, announceChange }: Beside) {
  async function write(actor: Actor, project: Project, headings: Heading[], known?: string): Promise<void> {
    const times = known ?? (await store.fieldTimes(actor.userId, project.id));
    const at = intentionOf(actor, clock);
    await store.update(actor.userId, project.id, { headings }, withLatest(timesOfSeen(times, at), WRITTEN, at));
    await announceChange(actor, project);
  }

  return {
    /**
     * Adds a heading, or answers the one of that id as it is.
     * @throws AppError 404 for a missing project or somebody else's, 409 where it has no room
     */
    addHeading: (
      actor: Actor,
      projectId: string,
      { afterHeadingId, ...said }: AddedHeading,
      again = () => {},
    ): Promise<Heading> =>
      database.write(actor.userId, async () => {
        const id = said.id ?? newId();
        const project = await changing(actor, projectId, (before) => !has(before, id));
        const { headings } = project;
        const there = headings.find((each) => each.id === id);
        if (there) {
          again();
          return there;
        }
        if (headings.length >= HEADINGS_MAX) throw conflict(texts.heading.full);
        const all = placedBehind(headings, { id, title: said.title }, afterHeadingId);
        await write(actor, project, all);
        return all.find((each) => each.id === id)!;
      }),

    /** @throws AppError 404 for a missing project or heading, or somebody else's */
    changeHeading: (actor: Actor, projectId: string, headingId: string, said: HeadingChange): Promise<Heading> =>
      database.write(actor.userId, async () => {
        const project = await changing(actor, projectId, () => saysSomething(said));
        const heading = project.headings.find(({ id }) => id === headingId);
        if (!heading) throw notFound(texts.heading.missing);
        const before = await store.fieldTimes(actor.userId, projectId);
        const { change, times, applies } = merge(before, said, actor, clock.now(), (field) =>
          // Places go by arrival.
          field === 'afterHeadingId' ? [] : [`${headingId}.${field}`],
        );
        if (!applies) return heading;
        const { afterHeadingId, title = heading.title } = change;
        const changed = { ...heading, title };
        const all =
          afterHeadingId === undefined
            ? project.headings.map((each) => (each === heading ? changed : each))
            : placedBehind(
                project.headings.filter((each) => each !== heading),
                changed,
                afterHeadingId,
              );
        await write(actor, project, all, times);
        return all.find(({ id }) => id === headingId)!;
      }),

    /**
     * Tasks go on saying that they stand under it, which means nothing as long as it is not there.
     * @throws AppError 404 for a missing project or somebody else's; to delete one again changes nothing
     */
    removeHeading: (actor: Actor, projectId: string, headingId: string): Promise<void> =>
      database.write(actor.userId, async () => {
        const project = await changing(actor, projectId, (before) => has(before, headingId));
        if (!has(project, headingId)) return;
        const others = project.headings.filter(({ id }) => id !== headingId);
        const times = await store.fieldTimes(actor.userId, projectId);
        await write(
          actor,
          project,
          others,
          keepTimes(times, (field) => !field.startsWith(`${headingId}.`)),
        );
      }),
  };
}
