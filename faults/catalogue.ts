/** Something that goes wrong, and where what must happen then is held. */
export interface Fault {
  what: string;
  must: string;
  engines: readonly ('sqlite' | 'postgres')[];
  file: string;
  /** It needs time rather than the machine, which it leaves to others. */
  waits?: true;
}

const BOTH = ['sqlite', 'postgres'] as const;
/** Also what has nothing to do with the engine: PostgreSQL has more to go through. */
const SQLITE = ['sqlite'] as const;
const POSTGRES = ['postgres'] as const;

const app = (name: string) => `src/app/server/${name}.test.ts`;
const own = (name: string) => `faults/${name}.fault.ts`;

/** Those of `npm test` are run again here: a fault stands once. */
export const FAULTS: Fault[] = [
  {
    what: 'the disk is full, files may not grow, the file is moved away or deleted',
    must: 'reads go on; writes and health say 503 with the reason; all is saved again by itself; nothing acknowledged is lost',
    engines: SQLITE,
    file: app('failing-disk'),
  },
  {
    what: 'the disk is full at a start, files are somebody else’s, an umask opens them',
    must: 'it starts or refuses in words, and changes nothing by halves',
    engines: SQLITE,
    file: app('cramped-disk'),
  },
  {
    what: 'the disk may only be read, from the start on or since the system met an error of it',
    must: 'a start is refused in words; a server that runs reads on, saves nothing and says so; nothing acknowledged is lost',
    engines: SQLITE,
    file: own('read-only-disk'),
  },
  {
    what: 'the disk takes long for whatever it is to keep, or answers with errors',
    must: 'reads go on; writes are kept or refused within five seconds, and all are kept again by themselves; a kill meanwhile loses nothing',
    engines: SQLITE,
    file: own('slow-disk'),
  },
  {
    what: 'the disk is full while a copy is made or put back',
    must: 'the command says so and changes nothing; nothing half made is left; with room it goes through',
    engines: BOTH,
    file: own('full-copies'),
  },
  {
    what: 'the store of copies says nothing or refuses while one is due, and while it is sent; the machine is lost afterwards',
    must: 'nobody notices; the copy is made here, the log says why it is not there, and it is sent ten minutes later; the server stops in time; the next copy is whole',
    engines: BOTH,
    file: own('store-away'),
    waits: true,
  },
  {
    what: 'one bit of a copy is another than it was, here or in the store, encrypted or not',
    must: 'restore refuses it in words, beside a server that runs and where none does, and changes nothing; the copy as it was goes back',
    engines: BOTH,
    file: own('altered-copy'),
  },
  {
    what: 'the database or the secret is damaged, older or newer',
    must: 'is not served; the words name the copy to go back to, and the copy works',
    engines: BOTH,
    file: app('damaged-data'),
  },
  {
    what: 'the server is killed in the middle of writes, again and again',
    must: 'everything acknowledged is there once; what was not, is made once when it is sent again',
    engines: BOTH,
    file: own('killed'),
  },
  {
    what: 'the server of a thousand open windows is killed, and all ask it for their channel at the same moment',
    must: 'all are back within thirty seconds of its start, none is refused, each is told of what it missed and of what comes; nobody who asks meanwhile waits for five',
    engines: BOTH,
    file: own('windows-back'),
  },
  {
    what: 'power is lost with a torn log, or with a disk that only said that it had written it',
    must: 'it starts, the database is whole, and holds everything up to the tear without a gap',
    engines: SQLITE,
    file: own('torn-log'),
  },
  {
    what: 'it is told to stop while requests are under way or never arrive',
    must: 'it answers who is about to finish and ends within ten seconds',
    engines: SQLITE,
    file: app('stop'),
  },
  {
    what: 'PostgreSQL is absent, ends connections, breaks off at any point, goes silent, is slow, killed, frozen, claimed',
    must: '503 within seconds, also of health; nothing lost or done twice; at work again by itself',
    engines: POSTGRES,
    file: app('lost-database'),
  },
  {
    what: 'PostgreSQL takes no writes',
    must: 'reads go on; writes and health say 503 with the reason; all is saved again by itself',
    engines: POSTGRES,
    file: own('read-only-database'),
  },
  {
    what: 'the disk of PostgreSQL is full, so that it refuses what is to be kept, or ends of it',
    must: 'writes and health say 503 with the reason; reads go on as long as there is a PostgreSQL; with room all is at work again, and nothing is lost or made twice',
    engines: POSTGRES,
    file: own('full-postgres'),
  },
  {
    what: 'a read replica is behind, stands still, falls silent, is killed and comes back',
    must: 'everybody reads what they have written, no request fails, health says 200, and it is read again by itself',
    engines: POSTGRES,
    file: app('read-replicas'),
  },
  {
    what: 'Redis or one of several servers is killed, connections go through PgBouncer',
    must: 'work goes on, what the killed one had begun another does once, every window asks again for what it missed',
    engines: POSTGRES,
    file: app('several-instances'),
  },
  {
    what: 'PgBouncer is killed, or stands still, also for longer than the lease that is held through it',
    must: '503 within seconds; at work again by itself under the same lease; nothing lost or done twice',
    engines: POSTGRES,
    file: own('pgbouncer-away'),
  },
  {
    what: 'of three servers behind nginx each in turn is killed under load',
    must: 'reads hear nothing of it; of writes only those under way at it are refused, and made once when sent again; it serves when it is back',
    engines: POSTGRES,
    file: own('one-of-three-killed'),
  },
  {
    what: 'the machine of the primary database dies, of three under Patroni, with three servers behind nginx',
    must: 'writes are answered 503 meanwhile, within seconds each; within twenty the next one takes them; nothing acknowledged is lost, the rest is made when sent again; reminders of those seconds come once, and open windows hear of changes again',
    engines: POSTGRES,
    file: own('primary-killed'),
  },
  {
    what: 'the network to Redis goes silent',
    must: 'nobody waits longer than its limit; nothing is lost; both servers agree; once it is heard every window asks for what it missed, and limits count together again',
    engines: POSTGRES,
    file: own('redis-cut-off'),
  },
  {
    what: 'the collector of traces is not there, or takes what is sent and answers nothing',
    must: 'no call waits for it, the memory stays, the log says so once, and the server stops in time',
    engines: SQLITE,
    file: own('collector-away'),
  },
  {
    what: 'the clock jumps by hours, days and years, ahead and back',
    must: 'people stay signed in, changes keep their order, what is due is done once',
    engines: BOTH,
    file: own('clock-jumps'),
  },
  {
    what: 'a server is killed between the planning of a reminder and its time, its clock jumps over that, and the push service or the mail server is away',
    must: 'the reminder and its letter come once, late where they are late, as soon as they can',
    engines: BOTH,
    file: own('reminders'),
    waits: true,
  },
  {
    what: 'one account sends as much as it can',
    must: 'nobody else waits noticeably',
    engines: BOTH,
    file: app('neighbours'),
  },
  {
    what: 'one account asks for what is expensive, again and again',
    must: 'it stands in its own line; beyond it a 429 says when to come back',
    engines: BOTH,
    file: app('heavy-calls'),
  },
  {
    what: 'bytes that are no HTTP, or broken, or hostile',
    must: 'a refusal in one form, and the server goes on',
    engines: BOTH,
    file: app('raw-requests'),
  },
];
