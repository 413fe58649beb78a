import { parentPort } from 'node:worker_threads';
import { type Lesson, learn } from './lesson.ts';

parentPort!.on('message', (lesson: Lesson) => parentPort!.postMessage(learn(lesson)));
