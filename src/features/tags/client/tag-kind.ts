import type { ChangeKind } from '#client/store/kept-change.ts';
import { saidOtherwise } from '#client/store/overruled.ts';
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
  overruled(change, answer) {
    const lost = change.deed === 'change' && saidOtherwise(change.change, answer);
    return lost ? { change: { ...change, change: lost }, body: lost } : undefined;
  },
  failure: { title: texts.toast.error, text: texts.toast.updateFailed },
};
