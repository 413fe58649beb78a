import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import type { WorkerQuestion } from '../../push.ts';

/** Answers what the service worker asks of a window: whether it shows a reminder itself, and to open a task. */
export function answerWorker(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const hear = ({ data, ports: [port] }: MessageEvent<WorkerQuestion | null>) => {
    if (data?.ask === 'shown') port?.postMessage(!document.hidden);
    if (data?.ask !== 'open') return;
    port?.postMessage(true);
    openTaskDetail({ taskId: data.taskId });
  };
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}
