// Preloaded into a command that a launcher handed over to. The IPC channel between the two breaks however the launcher
// ends, on every system, and then the command stops.
import { stopSelf } from './stop-self.mjs';

if (process.channel) {
  process.once('disconnect', stopSelf);
  process.channel.unref();
}
