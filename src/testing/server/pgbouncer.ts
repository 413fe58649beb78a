import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoopbackProgram, startProgram } from './loopback-program.ts';

/** PgBouncer in transaction mode before a PostgreSQL; `url` leads through it to the same database. */
export async function startPgBouncer(databaseUrl: string): Promise<LoopbackProgram & { url: string }> {
  const url = new URL(databaseUrl);
  const bouncer = await startProgram('pgbouncer', ({ port, folder }) => {
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file =
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
log_connections = 0
log_disconnections = 0
log_stats = 0
logfile = ${join(folder, 'log')}
`.replace('* = host=127.0.0.1', `* = host=127.0.0.1 user=${url.username}`),
    );
    chmodSync(folder, 0o777);
    chmodSync(file, 0o644);
    // It refuses to run as root.
    return [...(process.getuid?.() === 0 ? ['-q', '-u', 'nobody'] : ['-q']), file];
  });
  url.port = String(bouncer.port);
  return { ...bouncer, url: url.href };
}
