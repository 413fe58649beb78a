export interface GuessingTables {
  guesses: GuessesTable;
  known_places: KnownPlacesTable;
}

/** Wrong tries of passwords and codes. It names neither people nor addresses: keys are hashes that only SECRET makes. */
interface GuessesTable {
  key: string;
  /** When the last of them will be forgotten: all that there is to know of a count that drains steadily. */
  forgotten_at: number;
}

/** Browsers in which the account has signed in, and networks from which it has. */
export interface KnownPlacesTable {
  user_id: string;
  kind: 'device' | 'network';
  /** Of a device, what its cookie says, sealed there; of a network, its hash. */
  name: string;
  created_at: number;
  seen_at: number;
}
