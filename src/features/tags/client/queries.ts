import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tag } from '../contract.ts';
import { DEFAULT_TAG_COLOR, isSameTag, tagKey } from '../rules.ts';
import { TAGS_KEY } from '../tags-key.ts';

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
