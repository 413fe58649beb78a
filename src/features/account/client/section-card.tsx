import { type ReactNode, useId } from 'react';
import { Card } from '#client/ui/card.tsx';

interface SectionCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One concern of the page under its heading. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <header>
        <h2 id={id} className="font-semibold text-heading">
          {title}
        </h2>
        {text && <p className="mt-1 text-text-muted">{text}</p>}
      </header>
      {children}
    </Card>
  );
}
