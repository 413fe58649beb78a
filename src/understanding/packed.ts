/**
 * Several files in one, as a browser fetches them: the length of what follows, a table of names and lengths as JSON, and the
 * files one after another.
 */
export function packed(files: readonly (readonly [name: string, content: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const table = new TextEncoder().encode(JSON.stringify(files.map(([name, { length }]) => [name, length])));
  const whole = new Uint8Array(4 + table.length + files.reduce((sum, [, { length }]) => sum + length, 0));
  new DataView(whole.buffer).setUint32(0, table.length, true);
  whole.set(table, 4);
  let at = 4 + table.length;
  for (const [, content] of files) {
    whole.set(content, at);
    at += content.length;
  }
  return whole;
}

/** Finds the files of such a one by their names. */
export function unpackedFiles(whole: Uint8Array<ArrayBuffer>): (name: string) => Uint8Array<ArrayBuffer> {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const table: [string, number][] = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)));
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = 4 + length;
  for (const [name, size] of table) {
    found.set(name, whole.subarray(at, at + size));
    at += size;
  }
  return (name) => {
    const file = found.get(name);
    if (!file) throw new Error(`no file ${name}`);
    return file;
  };
}
