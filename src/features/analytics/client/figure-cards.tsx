import { classNames } from '#client/ui/class-names.ts';
import { Progress } from '#client/ui/progress.tsx';
import type { Analytics } from '../contract.ts';
import { type Figure, figuresOf, toneOfFigure } from './figures.ts';
import { texts } from './texts.ts';
import { TEXT_TONES } from './tones.ts';

/** The figures of a period, each with how far it came; for today also how well the plans were kept. */
export function FigureCards({ figures }: { figures: Analytics }) {
  return (
    <ul aria-label={texts.figures.label} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-12">
      {figuresOf(figures).map((figure, index) => (
        <FigureCard key={figure.name} figure={figure} className={index < 4 ? 'lg:col-span-3' : 'lg:col-span-6'} />
      ))}
    </ul>
  );
}

function FigureCard({ figure, className }: { figure: Figure; className: string }) {
  const { name, value, percent, rated, note, before } = figure;
  const tone = toneOfFigure(figure);
  return (
    <li
      className={classNames('flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 md:p-5', className)}
    >
      <h2 className="text-small text-text-muted">{name}</h2>
      <p
        className={classNames(
          'mt-1 mb-3 font-semibold text-title max-sm:text-[1.375rem]',
          rated && tone !== 'accent' && TEXT_TONES[tone],
        )}
      >
        {value}
      </p>
      <Progress label={name} value={percent ?? 0} tone={tone} className="h-1.5" />
      <div className="mt-3 text-small text-text-muted">
        {note && <p>{note}</p>}
        {before && <p>{before}</p>}
      </div>
    </li>
  );
}
