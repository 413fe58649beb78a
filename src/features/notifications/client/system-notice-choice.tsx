import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { texts } from '../texts.ts';

/** Asks once, and politely, for notices of the system; from then on a switch. Says so where there can be none. */
export function SystemNoticeChoice() {
  const { permission, on, undecided } = useNotices();
  if (undecided) return <Question />;
  const impossible = permission === 'default' || permission === 'granted' ? undefined : texts.system[permission];
  return (
    <Switch
      label={texts.system.label}
      hint={impossible ?? texts.system.hint}
      checked={on}
      disabled={impossible !== undefined}
      onChange={(event) => void wishForNotices(event.target.checked)}
    />
  );
}

function Question() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
      <p className="min-w-48 flex-1 text-small text-text-muted">{texts.system.question}</p>
      <div className="flex gap-1">
        <Button size="small" variant="secondary" onClick={() => void wishForNotices(true)}>
          {texts.system.accept}
        </Button>
        <Button size="small" variant="quiet" onClick={() => void wishForNotices(false)}>
          {texts.system.decline}
        </Button>
      </div>
    </div>
  );
}
