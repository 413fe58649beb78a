interface Token {
  text: string;
  /** False for what is quoted: never a word of the language. */
  word: boolean;
}

/** A select, insert, update or delete, without those that stand within it. */
interface Block {
  tokens: Token[];
  outer: Block | null;
  /** Tables by what the block calls them. */
  tables: Map<string, string>;
}

const TOKEN = /'(?:[^']|'')*'|"([^"]*)"|([\w$]+)|[^\s\w$'"]/g;
const BEGINS = new Set(['select', 'insert', 'update', 'delete', 'with']);
const PARTS = new Set(['union', 'intersect', 'except']);
const ENDS_FROM = new Set(['where', 'set', 'order', 'group', 'limit', 'values', 'select', 'on', 'returning', 'for']);
/** What may stand behind a table and is not what it is called. */
const NO_NAMES = new Set([
  ...ENDS_FROM,
  ...['using', 'inner', 'left', 'right', 'full', 'cross', 'join', 'lateral', 'default', 'having', 'as'],
]);

const tokensOf = (sql: string): Token[] =>
  [...sql.matchAll(TOKEN)].map(([all, quoted, word]) => ({
    text: quoted ?? word?.toLowerCase() ?? all,
    word: word !== undefined,
  }));

function blocksOf(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  const begin = (outer: Block | null): Block => {
    const block = { tokens: [], outer, tables: new Map() };
    blocks.push(block);
    return block;
  };
  /** Of each open bracket, the block in which it stands. */
  const open: Block[] = [];
  let block = begin(null);
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (token.text === ')') block = open.pop() ?? block;
    block.tokens.push(token);
    if (token.text === '(') {
      open.push(block);
      if (next?.word && BEGINS.has(next.text)) block = begin(block);
    } else if (token.word && PARTS.has(token.text)) block = begin(block.outer);
  });
  for (const one of blocks) nameTables(one);
  return blocks;
}

function nameTables({ tokens, tables }: Block): void {
  let inFrom = false;
  tokens.forEach(({ text, word }, index) => {
    if (word && ENDS_FROM.has(text)) inFrom = false;
    const introduces = word && ['from', 'join', 'into', 'update', 'using'].includes(text);
    if (introduces) inFrom = text !== 'into' && text !== 'update';
    if (!introduces && !(inFrom && text === ',')) return;
    const table = tokens[index + 1];
    if (!table || !/^\w+$/.test(table.text) || (table.word && NO_NAMES.has(table.text))) return;
    const called = tokens[index + 2]?.text === 'as' ? tokens[index + 3] : tokens[index + 2];
    const named = called && /^\w+$/.test(called.text) && !(called.word && NO_NAMES.has(called.text));
    tables.set(named ? called.text : table.text, table.text);
  });
}

/** The column that is said at that token and, read onwards, behind it, or, read backwards, before it. */
function columnAt({ tokens }: Block, index: number, step: 1 | -1): { name: string | null; column: string } | null {
  const column = step === 1 && tokens[index + 1]?.text === '.' ? tokens[index + 2] : tokens[index];
  if (!column || !/^[a-z_]\w*$/.test(column.text)) return null;
  const dot = step === 1 ? column !== tokens[index] : tokens[index - 1]?.text === '.';
  const name = step === 1 ? tokens[index]! : tokens[index - 2];
  return { name: dot ? name!.text : null, column: column.text };
}

/** Tells columns apart by the table that they belong to, as the innermost block that has it sees it. */
function keyOf(blocks: readonly Block[], block: Block, said: { name: string | null; column: string }): string {
  const name = said.name ?? (block.tables.size === 1 ? [...block.tables.keys()][0]! : null);
  for (let at: Block | null = block; at; at = at.outer)
    if (name !== null && at.tables.has(name)) return `${blocks.indexOf(at)}.${name}.${said.column}`;
  return `?.${name}.${said.column}`;
}

/** Whether that token is a value: a parameter, a text, a number. */
const isValue = (token: Token | undefined) =>
  token !== undefined && (/^(\?|\$?\d+)$/.test(token.text) || token.text.startsWith("'"));

/** The columns whose value the statement says, itself or by way of others that they equal. */
function saidColumns(blocks: readonly Block[]): Set<string> {
  const said = new Set<string>();
  const equal: [string, string][] = [];
  for (const block of blocks) {
    const { tokens } = block;
    let assigns = false;
    tokens.forEach(({ text, word }, index) => {
      if (word && (text === 'set' || text === 'where' || text === 'from')) assigns = text === 'set';
      if (assigns || (text !== '=' && text !== 'in')) return;
      const left = columnAt(block, index - 1, -1);
      if (!left) return;
      const key = keyOf(blocks, block, left);
      const right = columnAt(block, index + 1, 1);
      if (text === 'in' || isValue(tokens[index + 1])) said.add(key);
      else if (right) equal.push([key, keyOf(blocks, block, right)]);
    });
  }
  for (let grown = -1; grown !== said.size; ) {
    grown = said.size;
    for (const [a, b] of equal) {
      // What belongs to no table is of a subquery, which is looked at by itself.
      if (said.has(a) || a.startsWith('?.')) said.add(b);
      if (said.has(b) || b.startsWith('?.')) said.add(a);
    }
  }
  return said;
}

function insertsColumn({ tokens }: Block, table: string, column: string): boolean {
  const into = tokens.findIndex(({ text, word }) => word && text === 'into');
  if (into < 0 || tokens[into + 1]?.text !== table) return false;
  const end = tokens.findIndex(({ text }, index) => index > into && text === ')');
  return tokens.slice(into + 2, end).some(({ text }) => text === column);
}

/** Rows that a subquery found by their place: it is looked at by itself. */
const takesPlaces = ({ tokens }: Block) =>
  tokens.some(({ text }, index) => text === 'rowid' && tokens[index + 1]?.text === 'in');

/**
 * Of the tables of accounts, those that a compiled statement touches without saying whose rows: where each account is kept on
 * a machine of its own, it would have to ask all of them.
 */
export function unowned(sql: string, owned: ReadonlySet<string>, owner = 'user_id'): string[] {
  const blocks = blocksOf(tokensOf(sql));
  const said = saidColumns(blocks);
  return blocks.flatMap((block) =>
    [...block.tables].flatMap(([name, table]) => {
      if (!owned.has(table) || insertsColumn(block, table, owner) || takesPlaces(block)) return [];
      return said.has(`${blocks.indexOf(block)}.${name}.${owner}`) ? [] : [table];
    }),
  );
}
