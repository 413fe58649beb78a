import { KeyRound, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { browserZone, useDay } from '#client/lib/clock.ts';
import { loadPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import { isBlank } from '#shared/characters.ts';
import { type Day, dayOf } from '#shared/day.ts';
import { spokenDate } from '#shared/russian/spoken-date.ts';
import { OwnerDialog } from '../../client/owner-dialog.tsx';
import { SecurityCard } from '../../client/security-card.tsx';
import type { User } from '../../contract.ts';
import type { Passkey } from '../contract.ts';
import { PASSKEY_NAME_MAX } from '../rules.ts';
import { whyUnavailable } from './availability.ts';
import { isDismissed, isKnownDevice } from './ceremony-errors.ts';
import { useDeletePasskey, useKeepPasskey, usePasskeys } from './queries.ts';
import { texts } from './texts.ts';

/** Passkeys of the account: made here, named, removed. */
export function PasskeysSection({ user }: { user: User }) {
  const query = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [reason] = useState(whyUnavailable);
  const reasonId = useId();
  return (
    <>
      <SecurityCard title={texts.title} text={() => texts.text} query={query} failure={texts.loadFailed}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
            <div>
              <Button
                variant="secondary"
                disabled={reason !== undefined}
                aria-describedby={reason && reasonId}
                onClick={() => setAdding(true)}
              >
                {texts.add}
              </Button>
              {reason && (
                <p id={reasonId} className="mt-1.5 text-small text-text-muted">
                  {reason}
                </p>
              )}
            </div>
          </>
        )}
      </SecurityCard>
      <AddPasskey key={String(adding)} user={user} open={adding} onOpenChange={setAdding} />
    </>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const remove = useDeletePasskey();
  const today = useDay();
  const ask = async ({ id, name }: Passkey) => {
    const { removeTitle: title, removeAction: actionLabel, cancel: cancelLabel } = texts;
    if (await confirm({ title, text: texts.removeText(name), actionLabel, cancelLabel })) remove.mutate(id);
  };
  return (
    <ul className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <KeyRound aria-hidden className="size-5 shrink-0 text-text-muted" />
          <div className="min-w-0 flex-1">
            <p className="break-words font-medium">{passkey.name}</p>
            <p className="text-small text-text-muted">{datesOf(passkey, today)}</p>
          </div>
          <IconButton label={texts.remove(passkey.name)} onClick={() => ask(passkey)}>
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function datesOf({ createdAt, lastUsedAt }: Passkey, today: Day): string {
  const spoken = (instant: string) => spokenDate(dayOf(Date.parse(instant), browserZone), today);
  return texts.added(spoken(createdAt)) + (lastUsedAt ? texts.used(spoken(lastUsedAt)) : '');
}

interface AddPasskeyProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function AddPasskey({ user, open, onOpenChange }: AddPasskeyProps) {
  const [name, setName] = useState<string>(texts.usualName);
  const keep = useKeepPasskey();
  return (
    <OwnerDialog
      user={user}
      open={open}
      onOpenChange={onOpenChange}
      title={texts.addTitle}
      text={texts.addText}
      action={texts.create}
      failure={texts.createFailed}
      submit={async (password) => {
        const { register } = await loadPart(() => import('./ceremony.ts'));
        return register(isBlank(name) ? texts.usualName : name, password);
      }}
      explain={(error) => (isDismissed(error) ? texts.cancelled : isKnownDevice(error) ? texts.known : undefined)}
      onDone={(passkey) => {
        keep(passkey);
        toast({ title: texts.created });
      }}
    >
      <Field label={texts.name} hint={texts.nameHint}>
        <Input
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </OwnerDialog>
  );
}
