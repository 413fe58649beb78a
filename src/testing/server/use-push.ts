import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PushDevice, type PushService, startPushService } from './push-service.ts';
import { type TestApp, type TestUser, useTestApp } from './test-app.ts';

export interface PushTest extends TestApp {
  service: PushService;
  /** Subscribes a browser. */
  device(user: TestUser, name?: string): Promise<PushDevice & { id: string }>;
  /** Titles of what devices were sent, in order. */
  titles(): string[];
}

/** A server, a push service that it may send to, and browsers behind that. */
export function usePush(): PushTest {
  const env: NodeJS.ProcessEnv = {};
  const test = {} as PushTest;
  let key = '';
  beforeAll(async () => {
    test.service = await startPushService(() => key);
    env.PUSH_ALLOWED_ORIGINS = test.service.origin;
  });
  const server = useTestApp(env);
  beforeAll(() => void Object.assign(test, server));
  beforeEach(async () => {
    // Clocks are put back between tests, and then what is to come is put down anew: nobody hears of it.
    for (const table of ['push_subscriptions', 'jobs'] as const)
      await server.context.database.query.deleteFrom(table).execute();
    test.service.pushed = [];
    test.service.answers = () => 201;
  });
  afterAll(() => test.service.close());
  let made = 0;
  return Object.assign(test, {
    async device(user: TestUser, name = 'Телефон') {
      key = (await user.get('/api/push/key')).body.key;
      const device = test.service.subscribe(`${name} ${++made}`);
      const { status, body } = await user.post('/api/push/subscriptions', {
        ...device.subscription,
        deviceName: device.name,
      });
      if (status !== 201) throw new Error(`a subscription was answered ${status}: ${JSON.stringify(body)}`);
      return { ...device, id: body.id };
    },
    titles: () => test.service.pushed.map(({ message }) => message.title ?? message.kind),
  });
}
