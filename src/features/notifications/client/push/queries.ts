import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { useUser } from '#features/auth/client/queries.ts';
import type { Subscription, testSubscription } from '../../contract.ts';
import { pushChance, turnOff, turnOn } from './this-device.ts';

const DEVICES_KEY = ['/api/push/subscriptions'] as const;

export const usePushDevices = () => useQuery<Subscription[]>({ queryKey: DEVICES_KEY });

export const usePushChance = () => useQuery({ queryKey: ['push-chance'], queryFn: pushChance, staleTime: 0 });

function useAsked<V, R>(mutationFn: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: DEVICES_KEY }),
        client.invalidateQueries({ queryKey: ['push-chance'] }),
      ]),
  });
}

export function useTurnOn() {
  const user = useUser().data;
  return useAsked((deviceName: string) => turnOn(user!.id, deviceName));
}

export const useTurnOff = () => useAsked(({ id, current }: Subscription) => turnOff(id, current));

export const useTest = () =>
  useAsked((id: string) => call<typeof testSubscription>('POST /api/push/subscriptions/:id/test', { params: { id } }));
