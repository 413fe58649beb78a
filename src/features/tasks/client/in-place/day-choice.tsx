import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { Choices } from '#client/ui/choices.tsx';
import { type Day, type DayClock, livedDay } from '#shared/day.ts';
import { shortDay } from '../../due.ts';
import { DUE_PRESETS, presetDay } from '../../due-presets.ts';
import { texts } from './texts.ts';
import { type ReadTyped, TypedLine } from './typed-line.tsx';

interface DayChoiceProps {
  onDay: (day: Day, clock: DayClock) => void;
  /** Beside the days. */
  others: readonly { key: string; label: string; chosen?: boolean; onChoose: () => void }[];
  read: ReadTyped;
}

/** A day by one press, or by words. */
export function DayChoice({ onDay, others, read }: DayChoiceProps) {
  const clock = useOwnClock();
  const today = livedDay(useMinute(), clock);
  return (
    <>
      <Choices
        choices={[
          ...DUE_PRESETS.map((preset) => {
            const day = presetDay(preset, today);
            return {
              key: preset,
              label: texts.presets[preset],
              more: shortDay(day, today),
              onChoose: () => onDay(day, clock),
            };
          }),
          ...others,
        ]}
      />
      <TypedLine read={read} placeholder={texts.typedPlaceholder} unclear={texts.unclear} />
    </>
  );
}
