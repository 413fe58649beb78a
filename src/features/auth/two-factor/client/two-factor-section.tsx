import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/call.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import { OwnerDialog } from '../../client/owner-dialog.tsx';
import { SecurityCard } from '../../client/security-card.tsx';
import type { User } from '../../contract.ts';
import type { disableTwoFactor, renewRecoveryCodes, Setup, setUpTwoFactor } from '../contract.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { TWO_FACTOR_KEY, useTwoFactor } from './queries.ts';
import { SetupDialog } from './setup-dialog.tsx';
import { texts } from './texts.ts';

type Asked = 'enable' | 'renew' | 'disable';

/** The second factor of the account: on, off, and the codes for a day without the phone. */
export function TwoFactorSection({ user }: { user: User }) {
  const query = useTwoFactor();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: TWO_FACTOR_KEY });
  const ask = (what: Asked) => () => setAsked(what);
  const dialogOf = (what: Asked) => ({
    user,
    open: asked === what,
    onOpenChange: (open: boolean) => setAsked(open ? what : null),
  });
  const show = (given: readonly string[]) => {
    setCodes(given);
    void refresh();
  };

  return (
    <>
      <SecurityCard
        title={texts.title}
        text={(state) => (state?.enabled ? texts.onText(state.recoveryCodesLeft) : texts.offText)}
        query={query}
        failure={texts.loadFailed}
        action={({ enabled }) => enabled && <Badge tone="success">{texts.on}</Badge>}
      >
        {({ enabled }) =>
          enabled ? (
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={ask('renew')}>
                {texts.newCodes}
              </Button>
              <Button variant="secondary" onClick={ask('disable')}>
                {texts.disable}
              </Button>
            </div>
          ) : (
            <Button className="self-start" onClick={ask('enable')}>
              {texts.enable}
            </Button>
          )
        }
      </SecurityCard>
      <OwnerDialog
        {...dialogOf('enable')}
        title={texts.enableTitle}
        text={texts.offText}
        action={texts.enable}
        failure={texts.enableFailed}
        submit={(password) => call<typeof setUpTwoFactor>('POST /api/account/two-factor/setup', { body: { password } })}
        onDone={setSetup}
      />
      <OwnerDialog
        {...dialogOf('renew')}
        title={texts.newCodes}
        text={texts.newCodesText}
        action={texts.newCodesAction}
        failure={texts.newCodesFailed}
        submit={(password) =>
          call<typeof renewRecoveryCodes>('POST /api/account/two-factor/recovery-codes', { body: { password } })
        }
        onDone={({ recoveryCodes }) => show(recoveryCodes)}
      />
      <OwnerDialog
        {...dialogOf('disable')}
        title={texts.disableTitle}
        text={texts.disableText}
        action={texts.disable}
        tone="danger"
        failure={texts.disableFailed}
        submit={(password) =>
          call<typeof disableTwoFactor>('POST /api/account/two-factor/disable', { body: { password } })
        }
        onDone={(state) => {
          client.setQueryData(TWO_FACTOR_KEY, state);
          toast({ title: texts.disabled });
        }}
      />
      {setup && (
        <SetupDialog
          setup={setup}
          open
          onOpenChange={(open) => open || setSetup(null)}
          onEnabled={(given) => {
            setSetup(null);
            show(given);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} open onOpenChange={(open) => open || setCodes(null)} />}
    </>
  );
}
