import { useUser } from '#features/auth/client/queries.ts';
import { Unconfirmed } from '#features/auth/letters/client/address-state.tsx';
import { useOwnAddress } from '#features/auth/letters/client/queries.ts';
import { LetterSettings } from '#features/settings/client/letter-settings.tsx';
import { texts } from './texts.ts';

/** Which letters come, where to, and why none can where none can. */
export function LettersPart() {
  const { data: address, isError } = useOwnAddress();
  const email = useUser().data?.email ?? '';
  // Without the network nobody knows: what is chosen is kept, like every setting.
  const isAvailable = address ? address.mail && address.confirmed : isError;
  return (
    <LetterSettings isAvailable={isAvailable}>
      {address?.mail && !address.confirmed ? (
        <Unconfirmed email={email} text={texts.unconfirmed(email)} />
      ) : (
        <p className="wrap-anywhere text-small text-text-muted">
          {address ? (address.mail ? texts.to(email) : texts.off) : isError ? texts.unknown : texts.loading}
        </p>
      )}
    </LetterSettings>
  );
}
