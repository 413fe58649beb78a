import { texts } from '../texts.ts';

const { title, works, needs, how, secure, plain } = texts.network;

/** What a phone on the home network can and cannot do, and whether this page is such a case. */
export function NetworkNotes() {
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-1 text-small">
      <summary className="cursor-pointer rounded-small py-3 font-medium">{title}</summary>
      <div className="flex flex-col gap-2 pb-3 text-text-muted">
        <p>{isSecureContext ? secure : plain}</p>
        <p>{works}</p>
        <p>{needs}</p>
        <p>{how}</p>
      </div>
    </details>
  );
}
