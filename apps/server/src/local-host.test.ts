import { expect, test } from 'vitest'
import { isLocalHost, isPrivateHost } from './local-host.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '127.8.8.8',
  '[::1]',
  'postgres',
  '',
  '%2Fvar%2Frun%2Fpostgresql',
  'db.localhost',
])('%j stays on this machine', (host) => expect(isLocalHost(host)).toBe(true))

test.each(['db.example.org', '192.168.1.5', '10.0.0.4', '[fd00::1]', '0.0.0.0', 'db.lan'])(
  '%j may be listened to on the way',
  (host) => expect(isLocalHost(host)).toBe(false),
)

test.each([
  'localhost',
  'keycloak',
  '192.168.1.5',
  '10.0.0.4',
  '172.31.0.1',
  '[fd00::1]',
  '[fe80::1]',
  'id.lan',
  'id.home.arpa',
])('%j is in a network of one’s own', (host) => expect(isPrivateHost(host)).toBe(true))

test.each([
  'id.example.org',
  '172.32.0.1',
  '8.8.8.8',
  '[2001:db8::1]',
  'lan.example.org',
  '192.168.1.5.example.org',
])('%j may be anywhere', (host) => expect(isPrivateHost(host)).toBe(false))
