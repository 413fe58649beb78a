import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { knowsRest } from '#features/focus/client/queries.ts';
import type { WorkerQuestion } from '../../push.ts';

/** Answers what the service worker asks of a window: whether it shows a reminder itself, and to open a task. */
export function answerWorker(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const hear = ({ data, ports: [port] }: MessageEvent<WorkerQuestion | null>) => {
    // A rest is known to the browser alone in which it is taken.
    if (data?.ask === 'shown') port?.postMessage(!document.hidden && (data.kind !== 'rest' || knowsRest(data.id)));
    if (data?.ask !== 'open') return;
    port?.postMessage(true);
    openTaskDetail({ taskId: data.taskId });
  };
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}
