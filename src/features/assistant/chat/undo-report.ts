import type { PutBack, Reason } from '#features/journal/contract.ts';
import type { ChatChange } from './contract.ts';
import { texts } from './texts.ts';

export const isOfTask = ({ kind }: PutBack) => kind === 'tasks';

/** Why tasks stay as they are; a project that is in use stays without a word. */
export function undoRefusal(objects: readonly PutBack[], changes: readonly ChatChange[]): string | undefined {
  const blocked = objects.filter((object) => isOfTask(object) && object.reason !== null);
  if (blocked.length === 0) return undefined;
  const called = new Map(changes.map(({ id, title }) => [id, title]));
  const reason = blocked[0]!.reason as Reason;
  const alike = blocked.filter((object) => object.reason === reason);
  return texts.undo[reason](alike.map(({ id, title }) => title || (called.get(id) ?? '')));
}

/** What is told of objects that were taken back. */
export function undoReport(objects: readonly PutBack[]): string {
  const titles = (isMeant: (object: PutBack) => boolean) => objects.filter(isMeant).map(({ title }) => title);
  const ofTasks = (deed: PutBack['deed']) => titles((object) => isOfTask(object) && object.deed === deed);
  const parts = [
    [texts.undo.removed, ofTasks('removed')],
    [texts.undo.restored, ofTasks('restored')],
    [texts.undo.asBefore, ofTasks('changed')],
    [texts.undo.withoutProject, titles((object) => !isOfTask(object) && object.deed === 'removed')],
  ] as const;
  const told = parts.flatMap(([text, named]) => (named.length > 0 ? [text(named)] : []));
  return [texts.undo.done, ...told].join(' ');
}
