import { expect, test } from 'vitest'
import { isFromOurPages } from './origin.ts'

const HOME = 'https://glimmer.example'

test.each([
  { what: 'our own page', origin: HOME, expected: true },
  { what: 'another site', origin: 'https://evil.example', expected: false },
  { what: 'a name that begins like ours', origin: 'https://glimmer.example.evil.example', expected: false },
  { what: 'a subdomain', origin: 'https://a.glimmer.example', expected: false },
  { what: 'our name without HTTPS', origin: 'http://glimmer.example', expected: false },
  { what: 'our name on another port', origin: 'https://glimmer.example:8443', expected: false },
  { what: 'a hidden origin', origin: 'null', fetchSite: 'same-origin', expected: false },
  { what: 'an empty origin', origin: '', expected: false },
  { what: 'no origin and nothing else', expected: false },
  { what: 'no origin, same-origin by the browser', fetchSite: 'same-origin', expected: true },
  { what: 'no origin, same-site', fetchSite: 'same-site', expected: false },
  { what: 'no origin, cross-site', fetchSite: 'cross-site', expected: false },
  { what: 'no origin, typed by the person', fetchSite: 'none', expected: false },
  {
    what: 'another site that claims same-origin',
    origin: 'https://evil.example',
    fetchSite: 'same-origin',
    expected: false,
  },
  {
    what: 'this machine, though a base URL is set',
    origin: 'http://localhost:3000',
    host: 'localhost:3000',
    expected: false,
  },
])('with a base URL: $what → $expected', ({ origin, fetchSite, host = 'glimmer.example', expected }) => {
  expect(isFromOurPages({ origin, fetchSite, host }, HOME)).toBe(expected)
})

test.each([
  { what: 'localhost', origin: 'http://localhost:3000', host: 'localhost:3000', expected: true },
  { what: '127.0.0.1', origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080', expected: true },
  { what: 'IPv6 loopback', origin: 'http://[::1]:3000', host: '[::1]:3000', expected: true },
  { what: 'HTTPS in front', origin: 'https://localhost:8443', host: 'localhost:8443', expected: true },
  {
    what: 'another port than the one asked',
    origin: 'http://localhost:5173',
    host: 'localhost:3000',
    expected: false,
  },
  { what: 'another loopback name', origin: 'http://127.0.0.1:3000', host: 'localhost:3000', expected: false },
  { what: 'a home network', origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000', expected: false },
  {
    what: "a stranger's name that points here",
    origin: 'http://evil.example:3000',
    host: 'evil.example:3000',
    expected: false,
  },
  {
    what: 'a path behind the origin',
    origin: 'http://localhost:3000/x',
    host: 'localhost:3000',
    expected: false,
  },
  { what: 'no origin, same-origin here', fetchSite: 'same-origin', host: 'localhost:3000', expected: true },
  {
    what: "no origin, same-origin under a stranger's name",
    fetchSite: 'same-origin',
    host: 'evil.example',
    expected: false,
  },
  { what: 'no origin and no host', fetchSite: 'same-origin', expected: false },
])('without a base URL: $what → $expected', ({ origin, fetchSite, host, expected }) => {
  expect(isFromOurPages({ origin, fetchSite, host }, undefined)).toBe(expected)
})
