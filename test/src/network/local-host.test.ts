import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLocalHost, isSinkhole } from '../../../src/network/local-host.js';

/** The host as the element has it: after a URL parser. */
const hostOf = (written: string): string => new URL(`http://${written}/`).hostname;

for (const written of [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'demo.localhost',
  'cms',
  'printer.local',
  'nas.lan',
  'api.internal',
  'router.home.arpa',
  'me.localdomain',
  '127.0.0.1',
  '127.9.9.9',
  '127.1',
  '0x7f.0.0.1',
  '2130706433',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '[::1]',
  '[::]',
  '[fd00::1]',
  '[fc12::1]',
  '[fe80::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:192.168.0.1]',
  '[::10.0.0.1]',
  '[::ffff:0:10.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::8.8.8.8]',
  '[2002:a00:1::1]',
  '[2002:7f00:1::]',
  '[2001:0:1::1]',
  '[100::1]',
  '[ff02::1]',
  '[fec0::1]',
  '[febf::1]',
  '[fe80::1:2]',
  '0177.0.0.1',
  '017700000001',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '192.0.0.192',
  '198.18.0.1',
  '198.19.255.255',
  '169.254.169.254',
  '127.0.0.1.',
  '①②⑦.0.0.1',
  'metadata.google.internal',
]) {
  test(`${written} is reached only from one machine or network`, () => {
    assert.equal(isLocalHost(hostOf(written)), true);
  });
}

for (const written of [
  'media.example.com',
  'localhost.example',
  'local.example',
  'mylocal.example',
  '126.0.0.1',
  '128.0.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '11.0.0.1',
  '8.8.8.8',
  '[2001:db8::1]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::8.8.8.8]',
  '[2002:808:808::1]',
  '[2001:4860::8888]',
  '[::ffff:0:8.8.8.8]',
  '223.255.255.255',
  '198.17.0.1',
  '198.20.0.1',
  '192.0.1.1',
  '2.2.2.2',
  '25.0.0.1',
  '[100:1::1]',
]) {
  test(`${written} is reached from everywhere`, () => {
    assert.equal(isLocalHost(hostOf(written)), false);
  });
}

for (const address of [
  '0.0.0.0',
  '127.0.0.1',
  '127.9.9.9',
  '::',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:0',
])
  test(`${address} is what a filter gives in place of a public address`, () => {
    assert.equal(isSinkhole(address), true);
  });

for (const address of ['', '10.0.0.1', '1.0.0.0', '127.0.0.1.example', '2001:db8::1', '::2'])
  test(`${address || 'no address'} is not what a filter gives`, () => {
    assert.equal(isSinkhole(address), false);
  });
