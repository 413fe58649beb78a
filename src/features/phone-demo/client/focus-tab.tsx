import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { type Clock, SessionClock } from '#features/focus/client/session-clock.tsx';
import { TimerFace } from '#features/focus/client/timer-face.tsx';
import { MINUTE } from '#shared/day.ts';
import { PRESETS, type Preset } from '../rules.ts';
import { texts } from '../texts.ts';
import { usePhoneAccount } from './phone-account.ts';

const words = texts.focus;

export function FocusTab() {
  const { isSample } = usePhoneAccount();
  return isSample ? <Idle /> : <Live />;
}

function Live() {
  const [preset, setPreset] = useState<Preset>(PRESETS[0]);
  if (!useActiveSession()) return <Idle preset={preset} onPreset={setPreset} />;
  return <SessionClock>{(clock) => <Running clock={clock} onPreset={setPreset} />}</SessionClock>;
}

interface IdleProps {
  preset?: Preset;
  onPreset?: (preset: Preset) => void;
}

/** The timer at rest: the chosen time, and the button that starts it. */
function Idle({ preset: given, onPreset }: IdleProps) {
  const { startFocus } = usePhoneAccount();
  const [own, setOwn] = useState<Preset>(PRESETS[0]);
  const preset = given ?? own;
  const reading = { elapsed: 0, remaining: preset * MINUTE, progress: 0, paused: false };
  return (
    <div className="flex flex-col items-center gap-6 pt-2">
      <TimerFace reading={reading} size="large" />
      <p className="text-text-muted">{words.idle}</p>
      <Button size="large" className="min-w-48" onClick={() => startFocus(preset)}>
        <Play aria-hidden />
        {words.start}
      </Button>
      <Presets value={preset} onChange={onPreset ?? setOwn} />
    </div>
  );
}

/** The session that runs. Another time ends it first, after the question that an early end asks. */
function Running({ clock, onPreset }: { clock: Clock; onPreset: (preset: Preset) => void }) {
  const { session, reading, pause, resume, finish } = clock;
  return (
    <div className="flex flex-col items-center gap-6 pt-2">
      <TimerFace reading={reading} size="large" />
      <p className="wrap-anywhere line-clamp-2 text-center font-medium">{session.taskTitle ?? words.over}</p>
      <div className="flex gap-3">
        <Button size="large" className="min-w-36" onClick={reading.paused ? resume : pause}>
          {reading.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {reading.paused ? words.start : words.pause}
        </Button>
        <Button size="large" variant="secondary" onClick={finish}>
          <Square aria-hidden />
          {words.finish}
        </Button>
      </div>
      <Presets
        value={session.durationMinutes}
        onChange={async (preset) => {
          if (await finish()) onPreset(preset);
        }}
      />
    </div>
  );
}

interface PresetsProps {
  /** Minutes; another number than those offered is none of them. */
  value: number | null;
  onChange: (preset: Preset) => void;
}

function Presets({ value, onChange }: PresetsProps) {
  return (
    <fieldset className="flex w-full gap-2">
      <legend className="sr-only">{words.presets}</legend>
      {PRESETS.map((minutes) => (
        <Button
          key={minutes}
          variant="secondary"
          aria-pressed={minutes === value}
          onClick={() => onChange(minutes)}
          className="h-11 min-w-0 flex-1 px-1! aria-pressed:border-accent aria-pressed:text-accent-text"
        >
          {words.minutes(minutes)}
        </Button>
      ))}
    </fieldset>
  );
}
