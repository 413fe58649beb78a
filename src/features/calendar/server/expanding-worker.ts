import { parentPort } from 'node:worker_threads';
import { type Expanding, expand } from './expanding.ts';

parentPort!.on('message', (task: Expanding) => {
  try {
    parentPort!.postMessage({ answer: expand(task) });
  } catch (error) {
    parentPort!.postMessage({ failure: String(error) });
  }
});
