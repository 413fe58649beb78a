import { useQuery } from '@tanstack/react-query';
import type { TwoFactorState } from '../contract.ts';

export const TWO_FACTOR_KEY = ['/api/account/two-factor'] as const;

/** Whether the account asks for a second factor. */
export const useTwoFactor = () => useQuery<TwoFactorState>({ queryKey: TWO_FACTOR_KEY });
