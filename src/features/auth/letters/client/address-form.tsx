import { useMutation } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { texts as entrance } from '../../client/texts.ts';
import type { confirmAddress } from '../contract.ts';
import { texts } from './texts.ts';

/** Confirms another address by a press: programs that look into letters follow links, and press nothing. */
export function AddressForm({ token }: { token: string }) {
  const confirming = useMutation({
    mutationFn: () => call<typeof confirmAddress>('POST /api/auth/confirm-address', { body: { token } }),
  });
  const { data, error, isPending } = confirming;
  return (
    <div className="flex flex-col gap-4">
      {data && (
        <p role="status" className="wrap-anywhere">
          {data.changed ? texts.confirmed(data.email) : texts.confirmedOwn(data.email)}
        </p>
      )}
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger text-small">
          {serverMessage(error) ?? texts.confirmFailed}
        </p>
      )}
      {data ? (
        <Button size="large" className="w-full" onClick={() => location.assign(paths.home)}>
          {texts.open}
        </Button>
      ) : (
        <Button
          size="large"
          className="w-full"
          pending={isPending}
          pendingLabel={entrance.pending}
          onClick={() => confirming.mutate()}
        >
          {texts.confirm}
        </Button>
      )}
    </div>
  );
}
