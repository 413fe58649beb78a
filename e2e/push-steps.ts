import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushMessage } from '#features/notifications/push.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { type PushService, startPushService } from '#testing/server/push-service.ts';
import { expect } from './fixtures.ts';
import { test as base } from './own-server.ts';

const certificate = join(mkdtempSync(join(tmpdir(), 'takt-push-')), 'service.pem');
writeFileSync(certificate, loopbackCertificate.cert);

type SubscribedService = PushService & { known: { key: string } };

/** A push service that the journey's server may send to, and what came there. */
export const test = base.extend<{ service: SubscribedService }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures used
  service: async ({}, use) => {
    const known = { key: '' };
    const service = Object.assign(await startPushService(() => known.key), { known });
    await use(service);
    await service.close();
  },
  ownEnv: async ({ service }, use) => use({ PUSH_ALLOWED_ORIGINS: service.origin, NODE_EXTRA_CA_CERTS: certificate }),
});

/** A headless browser can neither permit notices nor subscribe: both are said in its place, and the rest is the product's. */
export async function canSubscribe(context: BrowserContext, service: PushService, name: string): Promise<void> {
  await context.addInitScript((subscription) => {
    let permission: NotificationPermission = 'default';
    let subscribed: object | null = null;
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        subscribed = { toJSON: () => subscription, unsubscribe: async () => true };
        return subscribed;
      },
      getSubscription: async () => subscribed,
    });
  }, service.subscribe(name).subscription);
}

interface Shown {
  title: string;
  body: string;
  data: PushNotice;
  actions: string[];
}

/** The service worker with what it shows, which the headless browser would refuse. */
export class Device {
  readonly #worker: Worker;
  readonly #session: CDPSession;
  readonly #registration: string;
  readonly #origin: string;
  #delivered = 0;

  private constructor(worker: Worker, session: CDPSession, registration: string) {
    this.#worker = worker;
    this.#session = session;
    this.#registration = registration;
    this.#origin = new URL(worker.url()).origin;
  }

  static async of(page: Page): Promise<Device> {
    const context = page.context();
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one) resolve(one.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(keepNotices);
    return new Device(worker!, session, await registered);
  }

  /** Hands the worker a push. */
  async say(message: PushMessage): Promise<void> {
    const [origin, registrationId] = [this.#origin, this.#registration];
    const data = JSON.stringify(message);
    await this.#session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** Hands the worker what the service was given since, once that is so much. */
  async deliver({ pushed }: PushService, count = 1): Promise<void> {
    await expect.poll(() => pushed.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(this.#delivered + count);
    for (const { message } of pushed.slice(this.#delivered)) await this.say(message);
    this.#delivered = pushed.length;
  }

  shown = (): Promise<Shown[]> => this.#worker.evaluate(() => (globalThis as unknown as Kept).kept.shown());

  /** Presses a button of the notice that is shown, or the notice itself, once there is one. @returns once the worker has done it */
  async press(action = ''): Promise<void> {
    await expect.poll(this.shown).not.toEqual([]);
    await this.#worker.evaluate((pressed) => (globalThis as unknown as Kept).kept.press(pressed), action);
  }

  /** Addresses that the worker has opened windows at. */
  opened = (): Promise<string[]> => this.#worker.evaluate(() => (globalThis as unknown as Kept).kept.opened);
}

interface Kept {
  kept: { shown(): Shown[]; press(action: string): Promise<void>; opened: string[] };
}

/** What of a service worker's own is used and replaced: the types of its world stand aside of those of a page. */
interface WorkerScope extends EventTarget, Kept {
  registration: {
    showNotification(title: string, options: Omit<Shown, 'title' | 'actions'> & ShownOptions): Promise<void>;
    getNotifications(filter?: { tag?: string }): Promise<Shown[]>;
  };
  clients: { openWindow(url: string): Promise<null> };
}
interface ShownOptions {
  tag: string;
  actions: { title: string }[];
}

/** Runs in the service worker. */
function keepNotices() {
  const scope = globalThis as unknown as WorkerScope;
  const notices = new Map<string, Shown & { close(): void }>();
  const opened: string[] = [];
  scope.registration.showNotification = async (title, { tag, body, data, actions }) => {
    const titles = actions.map((action) => action.title);
    notices.set(tag, { title, body, data, actions: titles, close: () => notices.delete(tag) });
  };
  scope.registration.getNotifications = async (filter) =>
    [...notices].filter(([tag]) => filter?.tag === undefined || tag === filter.tag).map(([, notice]) => notice);
  // Without a press of a person's own no window may be opened.
  scope.clients.openWindow = async (url) => {
    opened.push(url);
    return null;
  };
  scope.kept = {
    opened,
    shown: () => [...notices.values()].map(({ close: _, ...notice }) => notice),
    async press(action) {
      const done: Promise<unknown>[] = [];
      const [notification] = notices.values();
      const event = Object.assign(new Event('notificationclick'), {
        ...{ notification, action },
        waitUntil: (work: Promise<unknown>) => void done.push(work),
      });
      scope.dispatchEvent(event);
      await Promise.all(done);
    },
  };
}
