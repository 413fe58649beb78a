import { useEffect, useState } from 'react';
import { TimeField } from '#client/ui/time-field/time-field.tsx';
import { timeTyped } from '#shared/russian/time-typed.ts';

interface TimeSettingProps {
  value: string;
  className?: string;
  onSave: (value: string) => void;
}

/** A time of the settings: the whole of it is said when it is left, and what is no time is what it was. */
export function TimeSetting({ value, className, onSave }: TimeSettingProps) {
  const [time, setTime] = useState(value);
  useEffect(() => setTime(value), [value]);
  const leave = () => {
    const said = timeTyped(time);
    setTime(said ?? value);
    if (said !== undefined && said !== value) onSave(said);
  };
  return <TimeField value={time} onValueChange={setTime} onBlur={leave} {...(className && { className })} />;
}
