import type { TestUser } from '../test-app.ts';

type Row = { id: string } & Record<string, unknown>;
/** What somebody holds: rows by id, of every kind. */
export type Held = Record<string, Record<string, Row>>;

/** Somebody who keeps a copy of an account by its feed. */
export interface Follower {
  held: Held;
  /** Asks for one page. @returns whether there is more */
  step(limit: number): Promise<boolean>;
  /** Asks until there is no more. */
  catchUp(limit: number): Promise<void>;
  /** How often it had to begin anew. */
  begun: number;
}

export function follow(user: TestUser): Follower {
  let cursor: string | undefined;
  const follower: Follower = {
    held: {},
    begun: 0,
    async step(limit) {
      const since = cursor === undefined ? '' : `&since=${cursor}`;
      const { status, body } = await user.get(`/api/changes?limit=${limit}${since}`);
      if (status === 410) {
        if (!['feed-expired', 'feed-restored'].includes(body.code) || cursor === undefined)
          throw new Error(JSON.stringify(body));
        cursor = undefined;
        follower.held = {};
        follower.begun++;
        return true;
      }
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      const told = Object.values(body.changes as Record<string, { rows: Row[]; gone: string[] }>);
      const count = told.reduce((sum, { rows, gone }) => sum + rows.length + gone.length, 0);
      if (count > limit) throw new Error(`a page of ${count} where ${limit} was asked for`);
      for (const [kind, { rows, gone }] of Object.entries<{ rows: Row[]; gone: string[] }>(body.changes)) {
        const held = { ...follower.held[kind] };
        for (const row of rows) held[row.id] = row;
        for (const id of gone) delete held[id];
        follower.held[kind] = held;
      }
      leaveDays(follower.held, body.changes.habits.gone);
      cursor = body.cursor;
      return body.more;
    },
    async catchUp(limit) {
      while (await follower.step(limit));
    },
  };
  return follower;
}

/** The days of a habit go with it; they may come before it. */
function leaveDays(held: Held, goneHabits: string[]): void {
  const days = Object.values(held.habitEntries ?? {});
  const left = days.filter(({ habitId }) => !goneHabits.includes(habitId as string));
  held.habitEntries = Object.fromEntries(left.map((day) => [day.id, day]));
}
