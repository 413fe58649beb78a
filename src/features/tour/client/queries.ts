import { useQuery } from '@tanstack/react-query';
import type { SampleDay } from '../contract.ts';
import { SAMPLE_KEY } from '../sample-key.ts';

/** What became of the account's example of a day. */
export function useSampleDay() {
  return useQuery<SampleDay>({ queryKey: SAMPLE_KEY });
}
