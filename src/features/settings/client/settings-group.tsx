import { type ReactNode, useId } from 'react';

/** Settings that belong together, under their heading. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 border-line border-t pt-5 first:border-0 first:pt-0"
    >
      <h3 id={heading} className="font-semibold text-body">
        {title}
      </h3>
      {children}
    </section>
  );
}
