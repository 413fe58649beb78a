/** Counts the open sockets of each account. */
export interface OpenSockets {
  /** Takes a place for a socket of the account. @returns how to give it back; null where the account has too many open */
  take(userId: string): (() => void) | null;
}

export function countSockets(most: number): OpenSockets {
  const open = new Map<string, number>();
  return {
    take(userId) {
      const count = open.get(userId) ?? 0;
      if (count >= most) return null;
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
    },
  };
}
