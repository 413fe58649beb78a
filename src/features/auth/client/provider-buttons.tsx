import { Button, buttonClass } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { navigations } from '#shared/paths.ts';
import type { Provider } from '../contract.ts';
import type { AuthMode } from './credentials-form.tsx';
import { texts } from './texts.ts';

/** Ways in through other services; one that this server has not set up is shown with the reason. */
export function ProviderButtons({ providers, mode }: { providers: readonly Provider[]; mode: AuthMode }) {
  const words = mode === 'login' ? texts.signInWith : texts.signUpWith;
  return (
    <ul className="flex flex-col gap-3">
      {providers.map(({ id, name, configured, reason }) => (
        <li key={id}>
          {configured ? (
            <a href={navigations.provider(id)} className={classNames(buttonClass('secondary', 'large'), 'w-full')}>
              {words(name)}
            </a>
          ) : (
            <>
              <Button variant="secondary" size="large" className="w-full" disabled aria-describedby={`reason-${id}`}>
                {words(name)}
              </Button>
              <p id={`reason-${id}`} className="mt-1.5 text-center text-small text-text-muted">
                {reason}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
