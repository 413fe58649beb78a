import type { Kysely } from 'kysely';

/**
 * What the assistant did until now, and kept beside its messages, becomes entries of the journal, under the ids of the
 * messages.
 */
export async function assistantDeeds(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('chat_messages')
    .addColumn('acted', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await moveEffects(db as Kysely<Old>);
  for (const column of ['effects', 'undone_at']) await schema.alterTable('chat_messages').dropColumn(column).execute();
}

interface Old {
  tasks: { user_id: string; id: string; deleted_at: number | null };
  chat_messages: {
    user_id: string;
    id: string;
    client_id: string;
    created_at: number;
    effects: string | null;
    undone_at: number | null;
    acted: number;
  };
  journal: {
    user_id: string;
    entry_id: string;
    object_id: string;
    kind: string;
    at: number;
    by: string;
    client_id: string;
    undoes: string | null;
    before: string | null;
    after: string;
    undone_at: number | null;
  };
}
type Message = Omit<Old['chat_messages'], 'acted'>;

type Image = Record<string, unknown>;
type Effect = { id: string } & (
  | { kind: 'project'; name: string }
  | { kind: 'created'; after: Image }
  | { kind: 'deleted' }
  | { kind: 'changed'; before: Image; after: Image }
);
interface Images {
  kind: 'projects' | 'tasks';
  before: Image | null;
  after: Image;
}

/** Messages that are read at once, and rows that are written. */
const MESSAGES = 20;
const ROWS = 100;
/** Milliseconds after a message within which the entry of what it did was written, before anything else of its window. */
const TOGETHER = 10_000;

async function moveEffects(db: Kysely<Old>): Promise<void> {
  for (let last = { user_id: '', id: '' }; ; ) {
    const messages = await db
      .selectFrom('chat_messages')
      .select(['user_id', 'id', 'client_id', 'created_at', 'effects', 'undone_at'])
      .where('effects', 'is not', null)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('user_id', 'id'), '>', tuple(last.user_id, last.id)))
      .orderBy('user_id')
      .orderBy('id')
      .limit(MESSAGES)
      .execute();
    for (const message of messages) {
      const effects = JSON.parse(message.effects!) as Effect[];
      if (!(await renamed(db, message, effects))) await moveOf(db, message, effects);
    }
    if (messages.length < MESSAGES) break;
    last = messages.at(-1)!;
  }
  await db.updateTable('chat_messages').set({ acted: 1 }).where('effects', 'is not', null).execute();
}

/** What the journal has already, under a name of its own, gets the message's. False where it has none of it. */
async function renamed(db: Kysely<Old>, message: Message, effects: readonly Effect[]): Promise<boolean> {
  const { user_id, id, client_id, created_at, undone_at } = message;
  const entry = await db
    .selectFrom('journal')
    .select('entry_id')
    .where('user_id', '=', user_id)
    .where('object_id', '=', effects[0]?.id ?? '')
    .where('client_id', '=', client_id)
    .where('undoes', 'is', null)
    .where('at', '>=', created_at)
    .where('at', '<=', created_at + TOGETHER)
    .where('entry_id', '>', id)
    .orderBy('entry_id')
    .limit(1)
    .executeTakeFirst();
  if (!entry) return false;
  const own = db.updateTable('journal').where('user_id', '=', user_id).where('entry_id', '=', entry.entry_id);
  const name = { entry_id: id, by: 'assistant' };
  await own.set(undone_at === null ? name : { ...name, undone_at }).execute();
  return true;
}

async function moveOf(db: Kysely<Old>, message: Message, effects: readonly Effect[]): Promise<void> {
  const { user_id, id: entry_id, client_id, created_at, undone_at } = message;
  const objects = new Map<string, Images>();
  for (const effect of effects) {
    const images = imagesOf(effect, created_at, await deletedAt(db, user_id, effect, created_at));
    const earlier = objects.get(effect.id);
    objects.set(effect.id, earlier ? together(earlier, images) : images);
  }
  const rows = [...objects].map(([object_id, { kind, before, after }]) => ({
    user_id,
    entry_id,
    object_id,
    kind,
    at: created_at,
    by: 'assistant',
    client_id,
    undoes: null,
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
    undone_at,
  }));
  for (let at = 0; at < rows.length; at += ROWS)
    await db
      .insertInto('journal')
      .values(rows.slice(at, at + ROWS))
      .execute();
}

const iso = (instant: number) => new Date(instant).toISOString();

async function deletedAt(db: Kysely<Old>, userId: string, effect: Effect, createdAt: number): Promise<string | null> {
  if (effect.kind !== 'deleted') return null;
  const task = db.selectFrom('tasks').select('deleted_at').where('user_id', '=', userId).where('id', '=', effect.id);
  return iso((await task.executeTakeFirst())?.deleted_at ?? createdAt);
}

function imagesOf(effect: Effect, createdAt: number, deletedAt: string | null): Images {
  switch (effect.kind) {
    case 'project':
      return { kind: 'projects', before: null, after: { name: effect.name } };
    case 'created':
      return { kind: 'tasks', before: null, after: effect.after };
    case 'deleted':
      return { kind: 'tasks', before: { deletedAt: null }, after: { deletedAt } };
    case 'changed':
      return { kind: 'tasks', ...changeOf(effect, createdAt) };
  }
}

/** A change as the journal keeps it: of a task that was moved also all that follows from its place. */
function changeOf({ before, after }: Extract<Effect, { kind: 'changed' }>, createdAt: number) {
  // Where it stood among others was told by a number, which says nothing any more.
  const { position: _, ...was } = before;
  if (!('completedAt' in was)) return { before: was, after };
  const place = { status: was.status, kanbanColumnId: was.kanbanColumnId, ...after };
  const done = place.status === 'completed' ? iso(createdAt) : null;
  return { before: was, after: { ...place, completedAt: place.status === 'archived' ? was.completedAt : done } };
}

const together = (first: Images, next: Images): Images => ({
  kind: first.kind,
  before: first.before && { ...next.before, ...first.before },
  after: { ...first.after, ...next.after },
});
