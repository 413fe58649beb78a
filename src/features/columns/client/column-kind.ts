import type { ChangeKind } from '#client/store/kept-change.ts';
import { COLUMNS_KEY } from '../columns-key.ts';
import type { Column } from '../contract.ts';
import { columnDeleted } from '../events.ts';
import { texts } from '../texts.ts';
import { type UnsentColumn, withUnsentColumn } from '../unsent.ts';

export const columnKind: ChangeKind<UnsentColumn> = {
  kind: 'columns',
  keys: [COLUMNS_KEY],
  inAnswer: (answer, change) => withUnsentColumn(answer as Column[], change),
  // Tasks let go of a column that goes, and return to one that is put back.
  tells: ({ deed }) => (deed === 'delete' || deed === 'put-back' ? columnDeleted : undefined),
  failure: { title: texts.error, text: texts.renameFailed },
};
