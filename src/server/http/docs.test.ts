import { expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { createDocs } from './docs.ts';

const served: Endpoint[] = [{ method: 'GET', path: '/api/tasks', summary: 'Tasks' }];

it('the pages of the interface show what is served, styled, over plain http as well', async () => {
  const docs = await createDocs(served, '1.2.3', 'takt.session_token');
  const page = await docs.inject('/api/docs/');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Swagger UI')]);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  for (const part of ['script-src', 'upgrade-insecure-requests', 'swagger.io', 'https:'])
    expect(policy).not.toContain(part);
  const { info, paths, components } = (await docs.inject('/api/docs/json')).json();
  expect([info.version, Object.keys(paths)]).toEqual(['1.2.3', ['/api/tasks']]);
  expect(components.securitySchemes.session.name).toBe('takt.session_token');
  await docs.close();
});
