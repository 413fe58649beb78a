const WINDOWS = process.platform === 'win32';

/** A path as a word of this system's command line. */
function quoted(path: string): string {
  if (WINDOWS) return `"${path}"`;
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** Commands for an operator to paste, in the words of this system's command line. */
export const commands = {
  remove: (file: string) => `${WINDOWS ? 'del' : 'rm'} ${quoted(file)}`,

  /** Moves a database and its journals into a new folder and puts the copy in its place. */
  restore: (database: string, copy: string, aside: string) =>
    WINDOWS
      ? `mkdir ${quoted(aside)} && move ${quoted(`${database}*`)} ${quoted(aside)} && copy ${quoted(copy)} ${quoted(database)}`
      : `mkdir ${quoted(aside)} && mv ${quoted(database)}* ${quoted(aside)} && cp ${quoted(copy)} ${quoted(database)}`,

  /** Whatever the shell makes of an output: the file is written by Node itself. */
  makeSecret: (file: string) =>
    `node -e "fs.writeFileSync(process.argv[1], require('crypto').randomBytes(32).toString('base64url'), { mode: 384 })" ${quoted(file)}`,
};
