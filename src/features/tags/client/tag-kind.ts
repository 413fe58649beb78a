import type { ChangeKind } from '#client/store/kept-change.ts';
import type { Tag } from '../contract.ts';
import { tagDeleted, tagRenamed } from '../events.ts';
import { TAGS_KEY } from '../tags-key.ts';
import { texts } from '../texts.ts';
import { type UnsentTag, withUnsentTag } from '../unsent.ts';

export const tagKind: ChangeKind<UnsentTag> = {
  kind: 'tags',
  keys: [TAGS_KEY],
  inAnswer: (answer, change) => withUnsentTag(answer as Tag[], change),
  tells: ({ deed }) => (deed === 'delete' ? tagDeleted : tagRenamed),
  failure: { title: texts.toast.error, text: texts.toast.updateFailed },
};
