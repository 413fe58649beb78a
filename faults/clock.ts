import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARY = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((kind) => `/usr/lib/${kind}/faketime/libfaketimeMT.so.1`)
  .find(existsSync);

/** The clock of a server's machine, which can be put elsewhere whether it runs or not. */
export interface Clock {
  /** Of the server. */
  env: NodeJS.ProcessEnv;
  /** @param offset from the time that it is: `+3h`, `-400d` */
  put(offset: string): void;
}

/** @param folder where it may write a file */
export function startClock(folder: string): Clock {
  const file = join(folder, 'clock');
  const put = (offset: string) => writeFileSync(file, `${offset}\n`);
  put('+0');
  return {
    put,
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // The time since the start, by which servers wait, goes on evenly whatever the clock says.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
