import { linkParts } from '../lib/links.ts';

/** A text as it was typed, whose addresses can be pressed. They open beside it and are told nothing of where they stood. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
      <a key={index} href={href} target="_blank" rel="noopener noreferrer" className="text-accent-text underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
