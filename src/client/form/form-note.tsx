import type { ReactNode } from 'react';

/** What is to be known of a form's values, above its fields. */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <div role="status" className="mb-4 rounded-control bg-accent-soft px-3 py-2 text-accent-text text-small">
    {children}
  </div>
);
