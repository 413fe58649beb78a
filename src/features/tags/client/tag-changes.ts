import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptChange, wayBack } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { type BegunAct, beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import type { Tag, TagChange } from '../contract.ts';
import { TAGS_KEY } from '../tags-key.ts';
import { texts } from '../texts.ts';
import type { UnsentTag } from '../unsent.ts';
import { changeWords } from './field-words.ts';
import { tagKind } from './tag-kind.ts';

const pathOf = ({ id }: Tag) => `${TAGS_KEY[0]}/${encodeURIComponent(id)}`;

/** Remembers a change as this window's last act, which shows the tag again as it was. */
function begin(client: QueryClient, entry: string, tag: Tag, words: string) {
  const back: UnsentTag = { deed: 'put-back', tag };
  return beginAct(client, { entry, ...wayBack(client, tagKind, back, texts.unsent.takeBack(words)) });
}

interface TagUpdate {
  tag: Tag;
  change: TagChange;
}

const updating = (client: QueryClient) =>
  keptChange<TagUpdate, UnsentTag, Tag, BegunAct>(client, {
    kind: tagKind,
    said: (saying) => ({
      change: { deed: 'change', id: saying.tag.id, change: saying.change },
      method: 'PUT',
      path: pathOf(saying.tag),
      body: saying.change,
      entry: entryOf(saying),
      words: changeWords(saying.tag, saying.change),
    }),
    begin: (saying, { words }) => begin(client, entryOf(saying), saying.tag, words),
    done(after, { tag }, begun) {
      if (!after || after.id === tag.id) return;
      toast({ title: texts.toast.merged(tag.name, after.name), action: undoAction(texts.toast.undo, begun) });
    },
    refused: refuseAct,
    failure: texts.toast.updateFailed,
  });

/** Another name or colour, on all tasks; under the name of another tag it becomes that one. */
export function useUpdateTag() {
  const client = useQueryClient();
  return useMutation(useMemo(() => updating(client), [client]));
}

const deleting = (client: QueryClient) =>
  keptChange<{ tag: Tag }, UnsentTag, unknown, BegunAct>(client, {
    kind: tagKind,
    said: (deletion) => ({
      change: { deed: 'delete', id: deletion.tag.id },
      method: 'DELETE',
      path: pathOf(deletion.tag),
      entry: entryOf(deletion),
      words: texts.unsent.remove(deletion.tag.name),
    }),
    begin: (deletion, { words }) => begin(client, entryOf(deletion), deletion.tag, words),
    done: (_, { tag }, begun) => {
      toast({ title: texts.toast.deleted(tag.name), action: undoAction(texts.toast.undo, begun) });
    },
    refused: refuseAct,
    failure: texts.toast.deleteFailed,
  });

/** Deletes a tag and takes it off its tasks. It can be taken back. */
export function useDeleteTag() {
  const client = useQueryClient();
  return useMutation(useMemo(() => deleting(client), [client]));
}
