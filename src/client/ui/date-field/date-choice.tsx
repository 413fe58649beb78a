import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { livedDay } from '#shared/day.ts';
import { Field } from '../field.tsx';
import { Select } from '../select.tsx';
import { ALONE, partsOf } from './date-text.ts';
import { Month } from './month.tsx';
import { texts } from './texts.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) =>
  [Math.floor(index / 2), (index % 2) * 30].map((part) => `${part}`.padStart(2, '0')).join(':'),
);

interface DateChoiceProps {
  value: string;
  /** The time that a day gets for which none is chosen; nothing where it has none. */
  alone: string | null;
  onChoose: (value: string) => void;
  onDone: () => void;
}

/** A day in a month and, where it may have one, its time. */
export function DateChoice({ value, alone, onChoose, onDone }: DateChoiceProps) {
  const today = livedDay(useMinute(), useOwnClock());
  const parts = partsOf(value);
  const time = parts?.time ?? alone ?? ALONE;
  const times = HALF_HOURS.includes(time) || time === ALONE ? HALF_HOURS : [...HALF_HOURS, time].sort();
  const options = [
    ...(alone === ALONE ? [{ value: ALONE, label: texts.noTime }] : []),
    ...times.map((each) => ({ value: each, label: each })),
  ];
  return (
    <>
      <Month
        value={parts?.day}
        today={today}
        onChoose={(day) => {
          onChoose(`${day}T${time}`);
          onDone();
        }}
      />
      {alone !== null && (
        <div className="border-line border-t p-3">
          <Field label={texts.time}>
            <Select
              options={options}
              value={time}
              onValueChange={(next) => onChoose(`${parts?.day ?? today}T${next}`)}
            />
          </Field>
        </div>
      )}
    </>
  );
}
