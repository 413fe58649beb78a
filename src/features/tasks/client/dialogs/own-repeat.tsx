import { classNames } from '#client/ui/class-names.ts';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { addMonths, type Day, isDay } from '#shared/day.ts';
import type { RepeatInput } from '#shared/repeat/repeat.ts';
import { COUNT_MAX, type Frequency, INTERVAL_MAX, type Rule, writeRule } from '#shared/repeat/rule.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { daysOfPeriod, MONTHLY, type Monthly, monthlyOf, ruleTyped } from '../../repeat-choices.ts';
import { texts } from './texts.ts';

const { repeat: words } = texts;
const UNITS = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map((value) => ({
  value,
  label: words.units[value],
}));
const FROMS = (['due', 'completion'] as const).map((value) => ({ value, label: words.froms[value] }));
const ENDS = (['never', 'until', 'count'] as const).map((value) => ({ value, label: words.ends[value] }));
const FIRST_COUNT = 10;
const LAST_DAY = '2100-12-31';

interface OwnRepeatProps {
  value: RepeatInput;
  /** On which the task is due. */
  day: Day;
  onValueChange: (value: RepeatInput) => void;
}

/** A rule of one's own: every how many days, weeks, months or years, on which of their days, and until when. */
export function OwnRepeat({ value, day, onValueChange }: OwnRepeatProps) {
  const rule = ruleTyped(value);
  const { frequency } = rule;
  const monthly = monthlyOf(value, rule);
  const change = (changed: Partial<Rule>, rest: Partial<RepeatInput> = {}) =>
    onValueChange({ from: value.from, calendar: value.calendar, rule: writeRule({ ...rule, ...changed }), ...rest });
  const choose = (next: Frequency, inMonth: Monthly) =>
    change(
      { frequency: next, ...daysOfPeriod(next, inMonth, day) },
      { calendar: next === 'MONTHLY' && inMonth === 'workday' ? 'workdays' : 'all' },
    );
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">{words.ownLabel}</legend>
      <Field label={words.interval}>
        <NumberInput max={INTERVAL_MAX} value={rule.interval} onValueChange={(interval) => change({ interval })} />
      </Field>
      <Field label={words.unit}>
        <Select options={UNITS} value={frequency} onValueChange={(next) => choose(next, monthly)} />
      </Field>
      {frequency === 'WEEKLY' && <Weekdays rule={rule} onValueChange={(weekdays) => change({ weekdays })} />}
      {frequency === 'MONTHLY' && (
        <Field label={words.inMonth} className="col-span-2">
          <Select
            options={MONTHLY.map((each) => ({ value: each, label: monthlyWords(each, day) }))}
            value={monthly}
            onValueChange={(next) => choose('MONTHLY', next)}
          />
        </Field>
      )}
      <Field label={words.from}>
        <Select options={FROMS} value={value.from} onValueChange={(from) => change({}, { from })} />
      </Field>
      <Ending rule={rule} day={day} change={change} />
    </fieldset>
  );
}

/** A choice of the day of a month, as it is said of the day of the task. */
const monthlyWords = (monthly: Monthly, day: Day) =>
  repeatWords({
    rule: writeRule({ frequency: 'MONTHLY', ...daysOfPeriod('MONTHLY', monthly, day) }),
    from: 'due',
    calendar: monthly === 'workday' ? 'workdays' : 'all',
  });

interface NumberInputProps {
  max: number;
  value: number;
  onValueChange: (value: number) => void;
}

/** A number from 1; what is none while it is typed changes nothing. */
function NumberInput({ max, value, onValueChange }: NumberInputProps) {
  return (
    <Input
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      defaultValue={value}
      onChange={({ target }) => {
        const typed = Number(target.value);
        if (Number.isInteger(typed) && typed >= 1 && typed <= max) onValueChange(typed);
      }}
    />
  );
}

function Weekdays({ rule, onValueChange }: { rule: Rule; onValueChange: (weekdays: Rule['weekdays']) => void }) {
  const chosen = rule.weekdays.map(({ weekday }) => weekday);
  const toggle = (weekday: number) => {
    const next = chosen.includes(weekday) ? chosen.filter((one) => one !== weekday) : [...chosen, weekday].sort();
    // One stays: a week without days is none that repeats.
    if (next.length > 0) onValueChange(next.map((one) => ({ weekday: one, nth: null })));
  };
  return (
    <fieldset className="col-span-2 flex flex-wrap gap-1.5">
      <legend className="mb-1.5 font-medium text-small">{words.weekdays}</legend>
      {words.weekdayNames.map((name, index) => (
        <label
          key={name}
          className={classNames(
            'touch-target flex size-10 cursor-pointer select-none items-center justify-center rounded-control border border-line-strong text-small',
            'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="checkbox"
            className="sr-only"
            checked={chosen.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface EndingProps {
  rule: Rule;
  day: Day;
  change: (changed: Partial<Rule>) => void;
}

function Ending({ rule: { until, count }, day, change }: EndingProps) {
  const end = until !== null ? 'until' : count !== null ? 'count' : 'never';
  const choose = (next: typeof end) =>
    change({
      until: next === 'until' ? addMonths(day, 1) : null,
      count: next === 'count' ? FIRST_COUNT : null,
    });
  return (
    <>
      <Field label={words.end}>
        <Select options={ENDS} value={end} onValueChange={choose} />
      </Field>
      {until !== null && (
        <Field label={words.until} className="col-span-2">
          <DateField
            value={until}
            // What is no day that can be the last one leaves the one that was.
            onValueChange={(next) =>
              isDay(next) && next >= day && next <= LAST_DAY && change({ until: next, count: null })
            }
            openLabel={words.chooseUntil}
            alone={null}
            min={day}
            max={LAST_DAY}
          />
        </Field>
      )}
      {count !== null && (
        <Field label={words.count} className="col-span-2">
          <NumberInput max={COUNT_MAX} value={count} onValueChange={(next) => change({ count: next, until: null })} />
        </Field>
      )}
    </>
  );
}
