/** Node's own, past an import: that would ask for every export there is, and load a whole client for `WebSocket`. */
export const { maxHeaderSize, request, STATUS_CODES } = process.getBuiltinModule('node:http');
