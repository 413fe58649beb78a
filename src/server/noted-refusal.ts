import { AppError } from '#shared/errors.ts';

/** A refusal beside which something was noted: the transaction that it leaves is committed all the same. */
export class NotedRefusal extends AppError {
  constructor({ status, code, message, issues }: AppError) {
    super(status, code, message, issues);
  }
}
