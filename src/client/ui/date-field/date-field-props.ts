import type { Ref } from 'react';

export interface DateFieldProps {
  /** `YYYY-MM-DDTHH:mm`, or a day alone where it has no time; words that are no date stand as they were typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** What the button is called by which a day is chosen, where another field of the form has one as well. */
  openLabel?: string;
  /** The time of a day for which none is said: 23:59 means that it has none; nothing where none can be said. */
  alone: string | null;
  /** The first and the last day that may be meant; what is said beyond them is the form's to refuse. */
  min?: string;
  max?: string;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}
