import { Dialog } from '#client/ui/dialog.tsx';
import { lines } from './shortcut-lines.ts';
import { useSingleKeys } from './single-keys.ts';
import { SingleKeysSwitch } from './single-keys-switch.tsx';
import { texts } from './texts.ts';

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every shortcut and what it does. */
export function ShortcutSheet({ open, onOpenChange }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.shortcuts} closeLabel={texts.close}>
      <Keys title={texts.everywhere} of={lines.everywhere} note={texts.everywhereNote} />
      <Keys title={texts.single} of={lines.single} note={useSingleKeys() ? undefined : texts.singleOff} />
      {texts.places.map(({ title, keys }) => (
        <Keys key={title} title={title} of={keys} />
      ))}
      <div className="border-line border-t pt-3">
        <SingleKeysSwitch />
      </div>
    </Dialog>
  );
}

interface KeysProps {
  title: string;
  of: readonly { keys: string; does: string }[];
  note?: string | undefined;
}

function Keys({ title, of, note }: KeysProps) {
  return (
    <section className="mb-4">
      <h3 className="mb-1 font-medium text-small text-text-muted">{title}</h3>
      {note && <p className="text-small text-text-muted">{note}</p>}
      <dl>
        {of.map(({ keys, does }) => (
          <div key={keys} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd>
              <kbd className="whitespace-nowrap rounded-small border border-line bg-surface-sunken px-2 py-0.5 text-small">
                {isMac ? keys.replace('Ctrl ', '⌘ ') : keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
