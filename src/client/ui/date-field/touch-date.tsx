import { ownClock } from '#client/lib/clock.ts';
import { livedDay } from '#shared/day.ts';
import { Input } from '../input.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import type { DateFieldProps } from './date-field-props.ts';
import { ALONE } from './date-text.ts';
import { texts } from './texts.ts';

type TouchDateProps = Omit<DateFieldProps, 'openLabel'> & Required<Pick<DateFieldProps, 'min' | 'max'>>;

/** Under a finger: the device's own way to choose a day and, where it may have one, its time, which shows nothing where it has none. */
export function TouchDate({ value, onValueChange, alone, ...rest }: TouchDateProps) {
  if (alone === null) return <DayInput {...rest} value={value} onValueChange={onValueChange} />;
  const [day = '', time = ''] = value.split('T');
  const shown = time === ALONE ? '' : time;
  const said = (typed: string) => typed || alone;
  return (
    <div className="flex gap-2">
      <DayInput {...rest} value={day} onValueChange={(next) => onValueChange(next && `${next}T${said(shown)}`)} />
      <TimeField
        aria-label={texts.time}
        className="w-24 shrink-0"
        value={shown}
        onValueChange={(next) => onValueChange(`${day || livedDay(Date.now(), ownClock())}T${said(next)}`)}
      />
    </div>
  );
}

function DayInput({ onValueChange, ...rest }: Omit<TouchDateProps, 'alone'>) {
  return <Input {...rest} type="date" onChange={({ target }) => onValueChange(target.value)} />;
}
