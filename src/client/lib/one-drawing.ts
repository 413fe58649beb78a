import { notifyManager } from '@tanstack/react-query';

/** Changes what queries hold, and draws together with it what follows from that: a list of thousands once, and not twice. */
export const inOneDrawing = ([change, then]: readonly [() => void, () => void]): void =>
  notifyManager.batch(() => {
    change();
    notifyManager.schedule(then);
  });
