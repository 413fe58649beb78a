import type { KeptQuery } from '#client/store/kept-query.ts';
import type { Tag } from '../contract.ts';
import { byName } from '../rules.ts';
import { TAGS_KEY } from '../tags-key.ts';

export const keptTags: KeptQuery = {
  key: TAGS_KEY,
  answer: async (rowsOf) => byName(await rowsOf<Tag>('tags')),
};
