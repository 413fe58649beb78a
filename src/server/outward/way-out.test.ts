import { expect, it } from 'vitest';
import { publicLookup } from './public-addresses.ts';
import { wayOut } from './way-out.ts';

const ALLOWED = ['https://push.home.test:8443', 'https://10.0.0.7'];
const LOOKED_UP = { lookup: publicLookup };

it.each([
  ['https://calendar.example.test/a.ics', LOOKED_UP],
  ['https://8.8.8.8/', LOOKED_UP],
  ['https://[2a00:1450:4010:c0e::5f]/', LOOKED_UP],
  ['https://push.home.test:8443/x', {}],
  ['https://10.0.0.7/x', {}],
  ['https://10.0.0.8/x', null],
  ['https://[::1]/', null],
  ['https://0x7f000001/', null],
  ['https://localhost/', null],
  ['https://calendar.example.test:8443/', null],
  ['https://push.home.test:8444/', null],
  ['https://anna@calendar.example.test/', null],
  ['https://:secret@10.0.0.7/', null],
  ['http://calendar.example.test/', null],
  ['http://10.0.0.7/', null],
  ['file:///etc/passwd', null],
  ['', null],
])('to %s there is the way out %j', (address, way) => {
  expect(wayOut(address, ALLOWED)).toEqual(way);
});
