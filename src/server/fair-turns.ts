/** Work that waits, user by user. */
export interface Turns<Work> {
  /** Who already has as much waiting as is allowed: everybody together, or this user; then nothing is added. */
  add(userId: string, work: Work): 'added' | 'all-full' | 'user-full';
  /** Work that was begun and goes on once all others who wait have had a turn, ahead of what else this user has waiting. */
  resume(userId: string, work: Work): void;
  /** The next user's oldest work: whoever asks for much waits for those who ask for little. */
  next(): Work | undefined;
}

/** A queue that takes users in turn; `most` and `mostOfUser` bound what waits. */
export function fairTurns<Work>({ most, mostOfUser }: { most: number; mostOfUser: number }): Turns<Work> {
  // The first user of the Map is the next; served ones go to its end.
  const waiting = new Map<string, Work[]>();
  let size = 0;
  return {
    add(userId, work) {
      const own = waiting.get(userId) ?? [];
      if (size >= most) return 'all-full';
      if (own.length >= mostOfUser) return 'user-full';
      waiting.set(userId, [...own, work]);
      size++;
      return 'added';
    },
    resume(userId, work) {
      const own = waiting.get(userId) ?? [];
      waiting.delete(userId);
      waiting.set(userId, [work, ...own]);
      size++;
    },
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [userId, [work, ...rest]] = first;
      waiting.delete(userId);
      if (rest.length > 0) waiting.set(userId, rest);
      size--;
      return work;
    },
  };
}
