import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A server's connections, WebSockets and those that have not yet sent a whole request among them. */
export interface OpenConnections {
  /** Ends every one at once. @returns how many there were */
  cut(): number;
}

export function watchConnections(server: Pick<Server, 'on'>): OpenConnections {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return {
    cut() {
      const { size } = open;
      for (const socket of open) socket.destroy();
      return size;
    },
  };
}
