import {
  Apple,
  Bed,
  Bike,
  BookOpen,
  Brain,
  CigaretteOff,
  Code,
  Coffee,
  Droplet,
  Dumbbell,
  Footprints,
  GraduationCap,
  HeartPulse,
  Languages,
  Leaf,
  type LucideIcon,
  Moon,
  Music,
  Palette,
  Pencil,
  PhoneOff,
  Salad,
  Sun,
  Target,
  Wallet,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { HabitIcon } from '../rules.ts';

const ICONS: Record<HabitIcon, LucideIcon> = {
  target: Target,
  dumbbell: Dumbbell,
  footprints: Footprints,
  bike: Bike,
  'heart-pulse': HeartPulse,
  apple: Apple,
  salad: Salad,
  droplet: Droplet,
  moon: Moon,
  sun: Sun,
  bed: Bed,
  'book-open': BookOpen,
  'graduation-cap': GraduationCap,
  languages: Languages,
  pencil: Pencil,
  music: Music,
  palette: Palette,
  code: Code,
  brain: Brain,
  leaf: Leaf,
  coffee: Coffee,
  wallet: Wallet,
  'phone-off': PhoneOff,
  'cigarette-off': CigaretteOff,
};

/** Gives the parts below it the habit's own colour as `--habit`; they mix it with the theme's. */
export const habitStyle = (color: string) => ({ '--habit': color }) as CSSProperties;

/** The habit's colour, thinned so that text of the theme is legible on it. */
export const softFill = 'bg-[color-mix(in_oklab,var(--habit)_18%,var(--surface))]';
/** The habit's colour, pulled towards that of text, for signs that must be seen on a surface. */
export const strongInk = 'text-[color-mix(in_oklab,var(--habit)_62%,var(--ink))]';

export function HabitGlyph({ icon }: { icon: HabitIcon }) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden />;
}

/** The same fill for a button that is pressed. */
export const pressedFill =
  'aria-pressed:border-transparent aria-pressed:bg-[color-mix(in_oklab,var(--habit)_24%,var(--surface))] aria-pressed:hover:bg-[color-mix(in_oklab,var(--habit)_32%,var(--surface))]';

/** The habit's icon on a disc of its colour. */
export function HabitSign({
  icon,
  color,
  size = 'medium',
}: {
  icon: HabitIcon;
  color: string;
  size?: 'small' | 'medium';
}) {
  return (
    <span
      style={habitStyle(color)}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        size === 'small' ? 'size-9 [&_svg]:size-4.5' : 'size-11 [&_svg]:size-5.5',
        softFill,
        strongInk,
      )}
    >
      <HabitGlyph icon={icon} />
    </span>
  );
}
