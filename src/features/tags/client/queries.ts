import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { entryOf, rememberAct } from '#features/journal/client/queries.ts';
import type { deleteTag, Tag, TagChange, updateTag } from '../contract.ts';
import { tagDeleted, tagRenamed } from '../events.ts';
import { DEFAULT_TAG_COLOR, isSameTag, tagKey } from '../rules.ts';
import { texts } from '../texts.ts';

export const TAGS_KEY = ['/api/tags'] as const;

/** Tags of the account, by their names. */
export function useTags() {
  return useQuery<Tag[]>({ queryKey: TAGS_KEY });
}

/** Asks for the tags again where a task has one that this window has not heard of. */
export function heardOfTags(client: QueryClient, names: readonly string[]): void {
  const known = client.getQueryData<Tag[]>(TAGS_KEY);
  if (names.some((name) => !known?.some((tag) => isSameTag(tag.name, name))))
    void client.invalidateQueries({ queryKey: TAGS_KEY });
}

/** The colour of a tag by its name. */
export function useTagColors(): (name: string) => string {
  const { data } = useTags();
  return useMemo(() => {
    const colors = new Map(data?.map(({ name, color }) => [tagKey(name), color]));
    return (name) => colors.get(tagKey(name)) ?? DEFAULT_TAG_COLOR;
  }, [data]);
}

async function show(client: QueryClient, edit: (tags: readonly Tag[]) => Tag[]) {
  await client.cancelQueries({ queryKey: TAGS_KEY });
  const before = client.getQueryData<Tag[]>(TAGS_KEY);
  if (before) client.setQueryData(TAGS_KEY, edit(before));
  return { before };
}

/** Taken back where refused, and asked for again in the end. */
function settling(client: QueryClient, failure: string) {
  return {
    onError: (error: Error, _: unknown, shown: { before: Tag[] | undefined } | undefined) => {
      if (shown?.before) client.setQueryData(TAGS_KEY, shown.before);
      tellFailure(error, texts.toast.error, serverMessage(error) ?? failure);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: TAGS_KEY }),
  };
}

/** Another name or colour, on all tasks; under the name of another tag it becomes that one. */
export function useUpdateTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saying: { tag: Tag; change: TagChange }) => {
      const { tag, change: body } = saying;
      const params = { id: tag.id };
      return call<typeof updateTag>('PUT /api/tags/:id', { params, body, act: entryOf(saying) });
    },
    onMutate: ({ tag, change }) =>
      show(client, (tags) => tags.map((each) => (each.id === tag.id ? { ...each, ...change } : each))),
    onSuccess: (after, saying) => {
      const undoable = rememberAct(client, { entry: entryOf(saying) });
      happened(client, tagRenamed);
      if (after.id !== saying.tag.id)
        toast({
          title: texts.toast.merged(saying.tag.name, after.name),
          action: { label: texts.toast.undo, onClick: () => undoChange(undoable) },
        });
    },
    ...settling(client, texts.toast.updateFailed),
  });
}

/** Deletes a tag and takes it off its tasks. It can be taken back. */
export function useDeleteTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deletion: { tag: Tag }) =>
      call<typeof deleteTag>('DELETE /api/tags/:id', { params: { id: deletion.tag.id }, act: entryOf(deletion) }),
    onMutate: ({ tag }) => show(client, (tags) => tags.filter(({ id }) => id !== tag.id)),
    onSuccess: (_, deletion) => {
      const undoable = rememberAct(client, { entry: entryOf(deletion) });
      toast({
        title: texts.toast.deleted(deletion.tag.name),
        action: { label: texts.toast.undo, onClick: () => undoChange(undoable) },
      });
      happened(client, tagDeleted);
    },
    ...settling(client, texts.toast.deleteFailed),
  });
}
