import { useMediaQuery } from './media-query.ts';

/** True in the product's own window, without the browser's controls. */
export const useStandalone = (): boolean => useMediaQuery('(display-mode: standalone)');
