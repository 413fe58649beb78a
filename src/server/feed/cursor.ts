import { z } from 'zod';

/** How far somebody has followed an account. */
export interface Cursor {
  epoch: string;
  /** Whoever has not read everything yet is told all rows; of what was gone by `known` nothing. */
  whole: boolean;
  /** The revision up to which everything is known, or was when the reading of the whole began. */
  known: number;
  /** The last change that was told: revision, stream, place in it. Streams are told one after another in each revision. */
  told: readonly [revision: number, stream: number, at: string];
}

const count = z.int().min(0);
const form = z.tuple([z.string(), z.boolean(), count, z.tuple([count, count, z.string()])]);

/** Behind every stream. */
const END = 99;

export const writeCursor = ({ epoch, whole, known, told }: Cursor): string =>
  Buffer.from(JSON.stringify([epoch, whole, known, told])).toString('base64url');

/** @returns null for what was never one */
export function readCursor(text: string): Cursor | null {
  try {
    const { data } = form.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!data) return null;
    const [epoch, whole, known, told] = data;
    return { epoch, whole, known, told };
  } catch {
    return null;
  }
}

/** Whether it is of another history of the database than what is there now, where a copy took its place. */
export const isOfAnother = (cursor: Cursor, epoch: string, revision: number): boolean =>
  cursor.epoch !== epoch || cursor.known > revision;

/** Of whoever knows everything up to a revision. */
export const cursorAt = (epoch: string, revision: number): Cursor => ({
  epoch,
  whole: false,
  known: revision,
  told: [revision, END, ''],
});

/** Of whoever knows nothing of what there is at a revision. */
export const beginning = (epoch: string, revision: number): Cursor => ({
  epoch,
  whole: true,
  known: revision,
  told: [0, 0, ''],
});
