import { Repeat } from 'lucide-react';

interface RepeatIconProps {
  /** How a task repeats; absent while the words for it are on their way. */
  words?: string;
}

/** That a task repeats; how, says its title and is read aloud. */
export const RepeatIcon = ({ words }: RepeatIconProps) => (
  <span className="inline-flex shrink-0 text-text-muted" title={words}>
    <Repeat aria-hidden strokeWidth={1.75} className="size-4" />
    <span className="sr-only">{words}</span>
  </span>
);
