/** Words. What is longer is no speech but a list or a text: it is read passage by passage. */
const LONGEST = 60;
/** Words that a passage of a longer message has at most. */
const PASSAGE = 40;

/** Where a message falls apart, the most willingly first; what stands at a seam stays with the piece before it. */
const SEAMS = [
  /(?<=\n)/,
  /(?<=[.!?…;]\s)/,
  /(?<=,\s)/,
  /(?=\s(?:и|а|но|потом|затем|еще|ещё|также)\s)/u,
  /(?<=\s)/,
  /(?<=[^\p{L}\p{N}])/u,
];
/** «(Меге).» and «25.12.2026» are words; «1/2/1/2/1/2/…» is many of them. */
const SIGNS_OF_A_WORD = 3;

const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .reduce(
      (sum, word) =>
        sum + Math.max(word ? 1 : 0, Math.floor((word.match(/[\p{L}\p{N}]+|./gsu)?.length ?? 0) / SIGNS_OF_A_WORD)),
      0,
    );

/** «Купить к празднику:» says of every thing below it what to do with it. */
const HEADING = /^[^\n:]{1,100}:[ \t]*\n?/u;

/** Pieces of at most `most` words, that together are the text. */
function pieces(text: string, most: number, seam = 0): string[] {
  const by = SEAMS[seam];
  if (wordsIn(text) <= most || !by) return [text];
  return text.split(by).flatMap((piece) => pieces(piece, most, seam + 1));
}

/** A message as passages to be read one by one; most messages are one. Each passage of a list repeats its heading. */
export function passagesOf(text: string): string[] {
  if (wordsIn(text) <= LONGEST) return [text];
  const heading = HEADING.exec(text)?.[0] ?? '';
  const most = PASSAGE - wordsIn(heading);
  const found: string[] = [];
  let words = most;
  for (const piece of pieces(text.slice(heading.length), most)) {
    words += wordsIn(piece);
    if (words <= most) found[found.length - 1] += piece;
    else {
      found.push(piece);
      words = wordsIn(piece);
    }
  }
  return found.filter((passage) => passage.trim()).map((passage) => heading + passage.trim());
}
