import { NetworkError } from '#client/lib/http-error.ts';
import { type DeviceState, deviceState } from '#client/store/device-state.ts';

/** Whether the page says that the network is away, and shows what this device keeps. */
export const isAway = ({ reached, keeps, readAt }: DeviceState) => !reached && Boolean(keeps) && readAt !== undefined;

/** Whether the page says of itself what a failed question would say. */
export const isAwayShown = (error: unknown) => error instanceof NetworkError && isAway(deviceState());
