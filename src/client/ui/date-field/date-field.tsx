import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMediaQuery } from '#client/lib/media-query.ts';
import { IconButton } from '../icon-button.tsx';
import { Input } from '../input.tsx';
import { Popover } from '../popover.tsx';
import type { DateFieldProps } from './date-field-props.ts';
import { ALONE, dateOf, dateText, dateWords, partsOf } from './date-text.ts';
import { texts } from './texts.ts';
import { TouchDate } from './touch-date.tsx';

const load = () => import('./date-choice.tsx');
const DateChoice = lazyPart(() => load().then((module) => ({ default: module.DateChoice })));

const MIN = '2000-01-01';
const MAX = '2100-12-31';

/**
 * A date, typed as one would say it or chosen in a month; under a finger the device's own way to choose one, which is made for it.
 */
export function DateField({
  value,
  onValueChange,
  openLabel = texts.open,
  alone,
  min = MIN,
  max = MAX,
  ...rest
}: DateFieldProps) {
  const touched = useMediaQuery('(pointer: coarse)');
  const [typed, setTyped] = useState<string>();
  // The line stays when the field is left: what is about to be pressed must not move.
  const [told, setTold] = useState(false);
  if (touched) return <TouchDate {...rest} {...{ value, onValueChange, alone, min, max }} />;
  const said = (date: string | undefined) => (alone === null ? partsOf(date ?? '')?.day : date);
  const type = (text: string) => {
    setTyped(text);
    setTold(true);
    const read = dateOf(text, { now: Date.now(), clock: ownClock(), alone: alone ?? ALONE, latest: max });
    onValueChange(text.trim() === '' ? '' : (said(read) ?? text));
  };
  return (
    <div>
      <div className="relative">
        <Input
          {...rest}
          className="pr-11"
          autoComplete="off"
          placeholder={alone === null ? texts.dayExample : texts.example}
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
            {(close) => (
              <DateChoice value={value} alone={alone} onChoose={(date) => onValueChange(said(date)!)} onDone={close} />
            )}
          </Popover>
        </div>
      </div>
      <p aria-live="polite" className="pt-1 text-small text-text-muted empty:hidden">
        {told && dateWords(value)}
      </p>
    </div>
  );
}
