import { useCallback, useState } from 'react';

/** The state of a dialog whose code comes with its first opening. */
export interface Opening {
  open: boolean;
  /** A new value for every opening; undefined until the first: its code is needed from then. */
  asked: object | undefined;
  show: () => void;
  change: (open: boolean) => void;
}

export function useOpening(): Opening {
  const [open, change] = useState(false);
  const [asked, setAsked] = useState<object>();
  const show = useCallback(() => {
    setAsked({});
    change(true);
  }, []);
  return { open, asked, show, change };
}
