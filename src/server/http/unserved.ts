import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#shared/endpoint.ts';
import { notFound } from '#shared/errors.ts';
import { refusal } from './errors.ts';
import { texts } from './texts.ts';

/** True for a path of the HTTP interface, also for one under which nothing is served. */
export const isCall = ({ originalUrl }: FastifyRequest): boolean => /^\/api(?:[/?]|$)/.test(originalUrl);

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The endpoints at a path, of any method. */
export const endpointsAt = (served: readonly Endpoint[], url: string): Endpoint[] => {
  const path = url.split('?')[0]!;
  return served.filter((endpoint) => patternOf(endpoint).test(path));
};

/**
 * Refuses a call that nothing serves: 405 with the methods where there are others at its path, else 404.
 * @param served asked when it happens: some is served only once the app is ready
 */
export function refuseUnserved(served: () => Endpoint[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const methods = endpointsAt(served(), request.url).flatMap(({ method }) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method as string],
    );
    if (methods.length === 0 || methods.includes(request.method)) throw notFound(texts.noSuchCall);
    reply.header('allow', methods.join(', '));
    throw refusal(405);
  };
}
