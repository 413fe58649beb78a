export const texts = {
  move: (title: string) => `Передвинуть: ${title}`,
  moved: (title: string, heading: string, place: number, all: number) =>
    heading ? `«${title}»: раздел «${heading}», место ${place} из ${all}` : `«${title}»: место ${place} из ${all}`,
} as const;
