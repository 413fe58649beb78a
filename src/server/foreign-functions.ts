/**
 * What calls functions of C; undefined where this Node has none. It tells everybody's terminal that it may change its
 * interface: the few calls that are made here can be lived without.
 */
export function foreignFunctions() {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:ffi');
  } finally {
    process.emitWarning = emitWarning;
  }
}
