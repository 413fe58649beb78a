import type { FastifyReply } from 'fastify';

/** What a call was answered; its payload is undefined where its asker had hung up. */
interface Answered<Payload> {
  payload: Payload | undefined;
  status: number;
  /** Those that making it set: what stood there before, as a renewed session's cookie, is its asker's alone. */
  headers: Partial<ReturnType<FastifyReply['getHeaders']>>;
}

/**
 * Makes one answer for calls that ask for the same of the same state at the same time: all windows of an account ask again
 * once something changed.
 */
export function createSharedAnswers<Payload>() {
  const underWay = new Map<string, Promise<Answered<Payload>>>();

  async function answer(reply: FastifyReply, make: () => Promise<Payload | undefined>): Promise<Answered<Payload>> {
    const before = reply.getHeaders();
    const payload = await make();
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !(name in before)));
    return { payload, status: reply.statusCode, headers };
  }

  /** @param name tells apart whatever the answer depends on, the state of the account among it */
  return async (name: string, reply: FastifyReply, make: () => Promise<Payload | undefined>) => {
    for (let under = underWay.get(name); under; under = underWay.get(name)) {
      const { payload, status, headers } = await under;
      if (payload === undefined) continue;
      reply.code(status).headers(headers);
      return payload;
    }
    const own = answer(reply, make);
    underWay.set(name, own);
    try {
      return (await own).payload;
    } finally {
      if (underWay.get(name) === own) underWay.delete(name);
    }
  };
}
