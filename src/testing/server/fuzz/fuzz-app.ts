import type { AddressInfo } from 'node:net';
import { createApp } from '#app/server/app.ts';
import { createTestDatabase } from '../database.ts';
import { createClock, createTestContext, testConfig } from '../test-context.ts';
import { type FuzzOptions, fuzz, type Tally } from './fuzz.ts';

/** Fuzzes the whole server on an empty database of the engine under test. @throws Error as `fuzz` does */
export async function fuzzApp(options: FuzzOptions): Promise<Tally> {
  const clock = createClock();
  const database = await createTestDatabase();
  const { context, close } = await createTestContext(testConfig(database), clock);
  const { http } = await createApp(context, null);
  try {
    await http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.server.address() as AddressInfo;
    const document = (await http.inject('/api/openapi.json')).json();
    return await fuzz({ port, clock, document }, options);
  } finally {
    await http.close();
    await close();
    await database.remove();
  }
}
