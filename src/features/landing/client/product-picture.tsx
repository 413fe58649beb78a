import type { ReactNode } from 'react';

/** Files that `npm run pictures` makes: by picture, theme, width and format. */
const FILES = import.meta.glob<string>('./pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Pixels of each picture: its two AVIF files and, for older browsers, the smaller size as WebP. */
const SIZES = {
  dashboard: { small: 960, large: 1920, height: 600 },
  board: { small: 720, large: 1280, height: 450 },
  assistant: { small: 720, large: 1280, height: 450 },
  phone: { small: 390, large: 780, height: 844 },
} as const;
type Name = keyof typeof SIZES;

function urlOf(file: string): string {
  const url = FILES[`./pictures/${file}`];
  if (!url) throw new Error(`${file} is missing: run npm run pictures`);
  return url;
}

interface PictureProps {
  name: Name;
  alt: string;
  /** Takes half of the content's width from the large breakpoint on. */
  half?: boolean;
}

/** A picture of the product in the theme of the page; the other theme's is never asked for. */
export function Picture({ name, alt, half }: PictureProps) {
  return THEMES.map((theme) => <ThemedPicture key={theme} theme={theme} name={name} alt={alt} half={half} />);
}

function ThemedPicture({ theme, name, alt, half }: PictureProps & { theme: Theme }) {
  const { small, large, height } = SIZES[name];
  const file = (width: number, format: string) => urlOf(`${name}-${theme}-${width}.${format}`);
  const shown =
    name === 'phone' ? '320px' : half ? '(min-width: 1024px) 544px, 100vw' : '(min-width: 1024px) 60vw, 100vw';
  return (
    <picture className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}>
      <source
        type="image/avif"
        srcSet={`${file(small, 'avif')} ${small}w, ${file(large, 'avif')} ${large}w`}
        sizes={shown}
      />
      <img
        src={file(small, 'webp')}
        alt={alt}
        width={small}
        height={height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** The frame of a browser's window. */
export function BrowserWindow({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-canvas shadow-float">
      <div aria-hidden className="flex h-10 items-center gap-1.5 border-line border-b bg-surface-sunken px-4">
        {[1, 2, 3].map((dot) => (
          <span key={dot} className="size-2.5 rounded-full bg-line-strong/50" />
        ))}
      </div>
      {children}
    </div>
  );
}

/** The frame of a phone. */
export function PhonePicture({ alt }: { alt: string }) {
  return (
    <div className="mx-auto w-full max-w-80 rounded-[3rem] border border-line-strong/50 bg-bezel p-2.5 shadow-float">
      <div className="overflow-hidden rounded-[2.4rem]">
        <Picture name="phone" alt={alt} />
      </div>
    </div>
  );
}
