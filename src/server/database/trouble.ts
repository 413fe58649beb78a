/** Why the database cannot do its work for now, as the log and the operator's probes name it. */
export type Trouble =
  | 'database_away'
  | 'database_claimed'
  | 'database_busy'
  | 'read_only'
  | 'disk_full'
  | 'disk_failed'
  | 'file_missing'
  | 'file_damaged';

/** What is thrown where the database is known not to answer, or did not in time. */
export class Unavailable extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`The database is unavailable: ${trouble}`, cause === undefined ? undefined : { cause });
    this.name = 'Unavailable';
    this.trouble = trouble;
  }
}

interface DriverError {
  code?: unknown;
  errcode?: unknown;
  severity?: unknown;
  message?: unknown;
}

/** SQLite's primary result codes. */
const OF_SQLITE: Record<number, Trouble> = {
  5: 'database_busy',
  6: 'database_busy',
  8: 'read_only',
  10: 'disk_failed',
  11: 'file_damaged',
  13: 'disk_full',
  14: 'file_missing',
  26: 'file_damaged',
};

/** PostgreSQL's SQLSTATEs: a statement or a lock that took too long, one that had to give way to another, and what a transaction says after it. */
const OF_POSTGRES: [RegExp, Trouble][] = [
  [/^(57014|55P03|40P01|40001|25P02)$/, 'database_busy'],
  [/^25006$/, 'read_only'],
  [/^53100$/, 'disk_full'],
  [/^58030$/, 'disk_failed'],
  [/^XX00[12]$/, 'file_damaged'],
  [/^(57P0\d|25P03|53\w{3}|08\w{3})$/, 'database_away'],
];

const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** What node-postgres says in words alone. */
const WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|read timeout|not queryable/;

const fromPostgres = ({ severity }: DriverError) => typeof severity === 'string';
const fromNetwork = ({ code, message }: DriverError) =>
  (typeof code === 'string' && NETWORK.test(code)) || WORDS.test(String(message));

/** What befell the database, of an error of either driver; undefined for an error that is the statement's own. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof Unavailable) return error.trouble;
  const thrown = (error ?? {}) as DriverError;
  if (thrown.code === 'ERR_SQLITE_ERROR') return OF_SQLITE[Number(thrown.errcode) & 0xff];
  if (fromPostgres(thrown)) return OF_POSTGRES.find(([code]) => code.test(String(thrown.code)))?.[1];
  return fromNetwork(thrown) ? 'database_away' : undefined;
}

/**
 * True where a PostgreSQL connection can serve no further statement: whatever did not come from the server itself, and
 * its farewells.
 */
export function breaksConnection(error: unknown): boolean {
  const thrown = error as DriverError;
  return !fromPostgres(thrown) || thrown.severity === 'FATAL' || /^(57P0\d|08\w{3})$/.test(String(thrown.code));
}

/** True where the connection went, so that another one may serve at once: not where an answer was awaited in vain. */
export const isLost = (error: unknown) =>
  !(error instanceof Unavailable) &&
  !/timeout/.test(String((error as DriverError)?.message)) &&
  troubleOf(error) === 'database_away' &&
  breaksConnection(error);
