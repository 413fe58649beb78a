import { parentPort } from 'node:worker_threads';
import { type Lesson, learn } from './people.ts';

parentPort!.on('message', (lesson: Lesson) => parentPort!.postMessage(learn(lesson)));
