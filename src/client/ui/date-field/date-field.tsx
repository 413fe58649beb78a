import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMediaQuery } from '#client/lib/media-query.ts';
import { IconButton } from '../icon-button.tsx';
import { Input } from '../input.tsx';
import { Popover } from '../popover.tsx';
import { dateOf, dateText, dateWords } from './date-text.ts';
import { texts } from './texts.ts';

const load = () => import('./date-choice.tsx');
const DateChoice = lazyPart(() => load().then((module) => ({ default: module.DateChoice })));

const MIN = '2000-01-01T00:00';
const MAX = '2100-12-31T23:59';

interface DateFieldProps {
  /** `YYYY-MM-DDTHH:mm`; words that are no date stand as they were typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** What the button is called by which a day is chosen, where another field of the form has one as well. */
  openLabel?: string;
  /** The time of a day for which none is said: 23:59 means that it has none. */
  alone: string;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date, typed as one would say it or chosen in a month; under a finger the device's own way to choose one, which is made for it.
 */
export function DateField({ value, onValueChange, openLabel = texts.open, alone, ...rest }: DateFieldProps) {
  const touched = useMediaQuery('(pointer: coarse)');
  const [typed, setTyped] = useState<string>();
  // The line stays when the field is left: what is about to be pressed must not move.
  const [told, setTold] = useState(false);
  if (touched)
    return (
      <Input
        {...rest}
        type="datetime-local"
        min={MIN}
        max={MAX}
        className="tabular"
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    );
  const type = (text: string) => {
    setTyped(text);
    setTold(true);
    const read = dateOf(text, { now: Date.now(), clock: ownClock(), alone });
    onValueChange(text.trim() === '' ? '' : (read ?? text));
  };
  return (
    <div>
      <div className="relative">
        <Input
          {...rest}
          className="tabular pr-11"
          autoComplete="off"
          placeholder={texts.example}
          value={typed ?? dateText(value)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            setTyped(undefined);
            rest.onBlur?.();
          }}
        />
        <div className="absolute inset-y-0 right-1 flex items-center">
          <Popover
            label={openLabel}
            preload={load}
            trigger={(props) => (
              <IconButton label={openLabel} {...props}>
                <CalendarDays aria-hidden strokeWidth={1.75} />
              </IconButton>
            )}
          >
            {(close) => <DateChoice value={value} alone={alone} onChoose={onValueChange} onDone={close} />}
          </Popover>
        </div>
      </div>
      <p aria-live="polite" className="pt-1 text-small text-text-muted empty:hidden">
        {told && dateWords(value)}
      </p>
    </div>
  );
}
