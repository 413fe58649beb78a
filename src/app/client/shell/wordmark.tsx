import { texts } from '../texts.ts';

/** The sign of the product, a bar of four beats, and its name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-heading tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path d="M10 21V11m6 13V8m6 10v-4" className="stroke-[3.2] stroke-on-accent [stroke-linecap:round]" />
      </svg>
      <span className="md:max-lg:sr-only">{texts.product}</span>
    </span>
  );
}
