import { useQuery } from '@tanstack/react-query';
import type { EngineReply } from '../../model/contract.ts';
import type { PrivacyReply } from '../contract.ts';
import { ENGINE_KEY } from '../engine-key.ts';

/** Who gets data from this server; it does not change while it runs. */
export function usePrivacy() {
  return useQuery<PrivacyReply>({ queryKey: ['/api/privacy'] });
}

/** Who understands messages and writes texts here. */
export function useEngine() {
  return useQuery<EngineReply>({ queryKey: ENGINE_KEY });
}
