import { Skeleton } from '#client/ui/skeleton.tsx';
import { texts as shared } from '../texts.ts';
import { type AuthMode, CredentialsForm } from './credentials-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useProviders } from './queries.ts';
import { texts } from './texts.ts';

interface SignInPanelProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  confirmed?: boolean;
  failure: { title: string; fallback: string };
  onDone: () => void;
}

/** Everything by which one signs in or up: other services, the form, the way to the other mode. */
export function SignInPanel({ mode, onModeChange, ...form }: SignInPanelProps) {
  const { data, isPending } = useProviders();
  const open = data?.registration ?? true;
  return (
    <>
      {isPending && <Skeleton className="h-12 w-full rounded-control" />}
      {data && data.providers.length > 0 && <ProviderButtons providers={data.providers} mode={mode} />}
      {(isPending || (data && data.providers.length > 0)) && <Divider />}
      <CredentialsForm key={mode} mode={mode} {...form} />
      {mode === 'login' && (
        <details className="mt-4 text-small text-text-muted">
          <summary className="mx-auto flex min-h-8 w-fit cursor-pointer list-none items-center rounded-small hover:text-text">
            {texts.forgotten}
          </summary>
          <p className="mt-1 text-balance text-center">{texts.forgottenHint}</p>
        </details>
      )}
      <p className="mt-4 text-center text-small text-text-muted">
        {mode === 'register' ? (
          <>
            {texts.toSignIn} <ModeLink onClick={() => onModeChange('login')}>{texts.toSignInLink}</ModeLink>
          </>
        ) : open ? (
          <>
            {texts.toSignUp} <ModeLink onClick={() => onModeChange('register')}>{texts.toSignUpLink}</ModeLink>
          </>
        ) : (
          shared.registrationClosed
        )}
      </p>
    </>
  );
}

function ModeLink({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target rounded-small font-medium text-accent-text underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

function Divider() {
  return (
    <div className="my-5 flex items-center gap-3 text-small text-text-muted">
      <span className="h-px flex-1 bg-line" />
      {texts.or}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
