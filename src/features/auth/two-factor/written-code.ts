import { z } from 'zod';
import { codeInput } from './contract.ts';
import { normalCode } from './rules.ts';

/** A code as people write it, sent as it is compared. */
export const writtenCode = z.object({ code: z.string().transform(normalCode).pipe(codeInput.shape.code) });
