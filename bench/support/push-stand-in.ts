// A push service of a browser's vendor, over https, with the certificate of the loopback: it takes whatever it is handed and tells the
// parent its address and, some times a second, how much has arrived. The services of the vendors are not on the server's machine, so
// this one takes only the processor that the server, its database and whoever asks leave over. The parent says 'forget' to count anew.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { giveWay } from './give-way.ts';

const TOLD_EVERY = 50;

const { cert, key } = loopbackCertificate;
let arrived = 0;
let told = 0;
const service = createServer({ cert, key }, (request, answer) => {
  arrived++;
  request.resume();
  answer.writeHead(201).end();
});
service.listen(0, '127.0.0.1', () => {
  giveWay();
  process.send!({ origin: `https://127.0.0.1:${(service.address() as AddressInfo).port}` });
});
setInterval(() => {
  if (arrived !== told) process.send!({ arrived });
  told = arrived;
}, TOLD_EVERY);
process.on('message', () => {
  arrived = 0;
  told = 0;
});
process.on('disconnect', () => process.exit());
