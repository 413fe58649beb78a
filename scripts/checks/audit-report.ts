import { z } from 'zod';

const cause = z.union([z.string(), z.object({ title: z.string() })]);
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string(), via: z.array(cause) })),
});
const refusal = z.object({
  message: z.string().optional(),
  error: z.object({ code: z.string().nullish(), summary: z.string().optional() }).optional(),
});

export interface Vulnerable {
  name: string;
  severity: string;
  title: string;
}

function parsed(output: string): unknown {
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('}')];
  try {
    return JSON.parse(output.slice(start, end + 1));
  } catch {
    return null;
  }
}

/** What `npm audit --json` said: what is vulnerable, or why it does not know. Silence of a registry is never taken for health. */
export function readAudit(output: string): { found: Vulnerable[] } | { unknown: string } {
  const said = parsed(output);
  const told = report.safeParse(said);
  if (!told.success) {
    const { message, error } = refusal.safeParse(said).data ?? {};
    return { unknown: message || error?.summary || error?.code || 'ответ непонятен' };
  }
  const found = Object.values(told.data.vulnerabilities).map(({ name, severity, via }) => {
    const [first = ''] = via;
    return { name, severity, title: typeof first === 'string' ? `через ${first}` : first.title };
  });
  return { found };
}
