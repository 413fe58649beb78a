import { memo, type ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { texts } from '../texts.ts';
import { type AskedField, EMPTY_SIGNS } from './in-place-field.ts';

export type AskToChange = (field: AskedField, element: HTMLButtonElement) => void;

interface InPlaceSignProps {
  field: AskedField;
  tabIndex: number;
  /** The same from one drawing to the next, and for every row. */
  onAsk: AskToChange;
  /** What the row shows of the field; nothing where there is nothing to show. */
  children: ReactNode;
}

/** A sign of a row by which its field is changed; where it is empty, it waits for the mouse or the keyboard to come near. */
export const InPlaceSign = memo(function InPlaceSign({ field, tabIndex, onAsk, children }: InPlaceSignProps) {
  const Icon = EMPTY_SIGNS[field];
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      title={texts.row.change[field]}
      data-unset={children ? undefined : ''}
      onClick={(event) => onAsk(field, event.currentTarget)}
      className={classNames(
        'touch-target z-1 -mx-1 inline-flex h-7 min-w-6 max-w-[calc(100%+0.5rem)] items-center gap-1.5 rounded-small px-1 hover:bg-surface-sunken',
        !children &&
          field !== 'any' &&
          'opacity-0 focus-visible:opacity-100 pointer-coarse:invisible pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100',
      )}
    >
      {children || <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
      <span className="sr-only">{texts.row.change[field]}</span>
    </button>
  );
});
