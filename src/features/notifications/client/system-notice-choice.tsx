import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { SystemNoticeSwitch } from './system-notice-switch.tsx';
import { texts } from './texts.ts';

/** Asks once, and politely, for notices of the system; from then on a switch. */
export function SystemNoticeChoice() {
  if (!useNotices().undecided) return <SystemNoticeSwitch />;
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
