import { expect, it } from 'vitest';
import { readAudit } from './audit-report.ts';

it('what is vulnerable is told, itself or by what it needs', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'high', via: [{ title: 'Prototype pollution', url: '…' }] },
    b: { name: 'b', severity: 'low', via: ['a'] },
  };
  expect(readAudit(`npm warn old\n${JSON.stringify({ vulnerabilities, metadata: {} })}\n`)).toEqual({
    found: [
      { name: 'a', severity: 'high', title: 'Prototype pollution' },
      { name: 'b', severity: 'low', title: 'через a' },
    ],
  });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ found: [] });
});

it.each([
  ['{"message":"405 Method Not Allowed - POST https://registry/-/npm/v1/security"}', /405/],
  ['{"error":{"code":"ENOAUDIT","summary":"does not support audits"}}', /does not support/],
  ['{"error":{"code":"ECONNREFUSED"}}', /ECONNREFUSED/],
  ['', /непонятен/],
  ['{"vulnerabilities":{}', /непонятен/],
])('a registry that does not say is not taken for one that found nothing: %j', (output, reason) => {
  expect(readAudit(output)).toEqual({ unknown: expect.stringMatching(reason) });
});
