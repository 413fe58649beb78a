import { PASSWORD_MIN } from '../rules.ts';
import { texts } from '../texts.ts';
import { useProviders } from './queries.ts';

/** Words for how long a new password is at least. */
export const usePasswordLeast = (): string => texts.passwordLeast(useProviders().data?.passwordMin ?? PASSWORD_MIN);
