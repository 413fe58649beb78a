import { PartLost } from './part-files.ts';
import { texts } from './texts.ts';

interface Words {
  title: string;
  text: string;
  /** What the press about it is called. */
  retry: string;
}

const FAILED = { title: texts.partFailed, text: texts.partFailedText, retry: texts.retry };

/** What is said where a part of the page cannot be had: of a page that is older than the server, that it is. @param otherwise of any other */
export const partWords = (error: unknown, otherwise?: Partial<Words>): Words =>
  error instanceof PartLost && error.isOutdated ? texts.outdated : { ...FAILED, ...otherwise };
