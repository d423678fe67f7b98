import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = '5f1d7c0a9be24386a1c45d0e7f82b693'

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toEqual({
      kind: 'ok',
      config: {
        port: 3000,
        host: '127.0.0.1',
        dataDir: resolve('data'),
        makesDumps: true,
        adminEmails: [],
        mailFrom: 'Glimmer <glimmer@localhost>',
        passwordMinLength: 6,
        pushPrivateHosts: [],
        privateCalendarHosts: [],
        quota: 200_000_000,
        signUp: undefined,
        sessionMaxDays: 180,
        deleteGraceDays: 0,
        site: { verification: [] },
        logLevel: 'info',
      },
    })
  })

  it('reads every setting', () => {
    const read = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/glimmer',
      DATABASE_URL: 'postgres://glimmer:p%40ss@db:5432/glimmer',
      DUMPS: 'off',
      BASE_URL: 'https://Glimmer.example.org/',
      ADMIN_EMAILS: 'Ada@Example.org, ben@example.org',
      SMTP_URL: 'smtps://user:pass@mail.example.org',
      MAIL_FROM: 'Our Glimmer <hello@example.org>',
      PASSWORD_MIN_LENGTH: '10',
      PUSH_PRIVATE_HOSTS: 'Push.home.arpa, 192.168.1.4',
      PRIVATE_CALENDAR_HOSTS: 'Cloud.home.arpa:443, [fd00::7]:5232',
      QUOTA_MB: '50',
      SIGN_UP: 'invite',
      SESSION_MAX_DAYS: '30',
      DELETE_GRACE_DAYS: '7',
      TRUSTED_PROXY_HEADER: 'X-Forwarded-For',
      AUTH_SECRET: SECRET,
      METRICS_TOKEN: 'numbers-for-the-gardener',
      LOG_LEVEL: 'debug',
      AI_BASE_URL: 'http://192.168.1.5:11434/v1/',
      AI_API_KEY: 'sk-word',
      AI_MODEL: 'gemma3:4b',
      OIDC_ISSUER: 'https://id.example.org/realms/house',
      OIDC_CLIENT_ID: 'glimmer',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_NAME: 'Example House',
      GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'another secret',
      GOOGLE_TEST_SERVER: 'http://127.0.0.1:4100',
      HELP_LINE: 'Samaritans, 116 123, day and night',
      HELP_LINE_URL: 'https://www.samaritans.org',
      OPERATOR_NAME: 'The Lantern Collective',
      OPERATOR_CONTACT: 'hello@example.org',
      SOURCE_URL: 'https://git.example.org/glimmer',
      SITE_VERIFICATION: 'msvalidate.01=ABC',
      PATH: '/usr/bin',
    })
    expect(read).toEqual({
      kind: 'ok',
      config: {
        port: 0,
        host: '0.0.0.0',
        dataDir: '/srv/glimmer',
        databaseUrl: 'postgres://glimmer:p%40ss@db:5432/glimmer',
        makesDumps: false,
        baseUrl: 'https://glimmer.example.org',
        adminEmails: ['ada@example.org', 'ben@example.org'],
        smtpUrl: 'smtps://user:pass@mail.example.org',
        mailFrom: 'Our Glimmer <hello@example.org>',
        passwordMinLength: 10,
        pushPrivateHosts: ['push.home.arpa', '192.168.1.4'],
        privateCalendarHosts: ['cloud.home.arpa:443', '[fd00::7]:5232'],
        quota: 50_000_000,
        signUp: 'invite',
        sessionMaxDays: 30,
        deleteGraceDays: 7,
        trustedProxyHeader: 'x-forwarded-for',
        authSecret: SECRET,
        metricsToken: 'numbers-for-the-gardener',
        logLevel: 'debug',
        ai: { baseUrl: 'http://192.168.1.5:11434/v1', apiKey: 'sk-word', model: 'gemma3:4b' },
        openId: {
          issuer: 'https://id.example.org/realms/house',
          clientId: 'glimmer',
          clientSecret: 'a secret',
          name: 'Example House',
        },
        google: {
          clientId: '12-ab.apps.googleusercontent.com',
          clientSecret: 'another secret',
          testServer: 'http://127.0.0.1:4100',
        },
        site: {
          operatorName: 'The Lantern Collective',
          operatorContact: 'hello@example.org',
          verification: [{ kind: 'meta', name: 'msvalidate.01', content: 'ABC' }],
        },
        sourceUrl: 'https://git.example.org/glimmer',
        helpLine: { text: 'Samaritans, 116 123, day and night', url: 'https://www.samaritans.org' },
      },
    })
  })

  it('takes an empty value for none, and the sender from the address people open', () => {
    const read = readConfig({ PORT: '', DATABASE_URL: '  ', BASE_URL: 'https://glimmer.example.org:8443' })
    expect(read).toMatchObject({
      kind: 'ok',
      config: { port: 3000, mailFrom: 'Glimmer <glimmer@glimmer.example.org>' },
    })
  })

  it.each([
    ['PORT', ['-1', '65536', '3000.5', '3e3', 'http', '0x10']],
    ['HOST', ['http://localhost', 'two words']],
    ['DATABASE_URL', ['mysql://localhost/x', 'localhost:5432', 'postgres']],
    [
      'DATABASE_POOLER_URL',
      ['mysql://localhost/x', 'localhost:6432', 'postgres://glimmer@alone:6432/glimmer'],
    ],
    [
      'DATABASE_REPLICA_URL',
      ['mysql://localhost/x', 'localhost:5433', 'postgres://glimmer@alone:5433/glimmer'],
    ],
    ['DUMPS', ['yes', 'daily']],
    [
      'BASE_URL',
      [
        'glimmer.example.org',
        'ftp://x.org',
        'https://x.org/app',
        'https://x.org?a=1',
        'https://u:p@x.org',
        'https://x"y.org',
      ],
    ],
    ['ADMIN_EMAILS', ['ada', 'ada@example.org, ben', 'ada@']],
    ['SMTP_URL', ['mail.example.org', 'http://mail.example.org']],
    ['MAIL_FROM', ['Glimmer', 'Glimmer <nobody>', 'a@b <c@d']],
    ['PASSWORD_MIN_LENGTH', ['5', '65', 'six']],
    ['SIGN_UP', ['yes', 'Closed']],
    ['SESSION_MAX_DAYS', ['0', '3651', 'a month']],
    ['DELETE_GRACE_DAYS', ['-1', '31', 'a week', '1.5']],
    ['TRUSTED_PROXY_HEADER', ['x forwarded', 'yes!']],
    [
      'AUTH_SECRET',
      ['secret-word', 'x'.repeat(64), 'secret'.repeat(8), 'at-least-32-characters-that-nobody-can-guess'],
    ],
    ['METRICS_TOKEN', ['too-short', 'a'.repeat(40), 'two words that are long enough']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['AI_API_KEY', ['two words', 'sk-ключ']],
    ['AI_MODEL', ['x'.repeat(201), 'a\tb']],
    ['OIDC_CLIENT_ID', ['x'.repeat(501), 'a\tb']],
    ['OIDC_CLIENT_SECRET', ['x'.repeat(501), 'a\tb']],
    ['OIDC_NAME', ['x'.repeat(41), 'one\ntwo']],
    [
      'OIDC_ISSUER',
      [
        'id.example.org',
        'http://id.example.org',
        'http://8.8.8.8',
        'ftp://id.example.org',
        'https://id.example.org?a=1',
        'https://id.example.org#a',
        'https://u:p@id.example.org',
      ],
    ],
    ['GOOGLE_CLIENT_ID', ['x'.repeat(501), 'two words', 'a\tb']],
    ['GOOGLE_TEST_SERVER', ['https://www.googleapis.com', 'http://192.168.1.4', '127.0.0.1:80']],
    ['HELP_LINE', ['x'.repeat(201), 'one\ntwo']],
    ['OPERATOR_NAME', ['x'.repeat(201), 'one\ntwo']],
    ['OPERATOR_CONTACT', ['ben', 'javascript:alert(1)', 'ftp://x.org']],
    ['SOURCE_URL', ['here', 'javascript:alert(1)']],
    ['SITE_VERIFICATION', ['token', 'index.html', 'msvalidate.01=A, token']],
    ['HELP_LINE_URL', ['samaritans.org', 'javascript:alert(1)', 'https://www.samaritans.org']],
    [
      'AI_BASE_URL',
      [
        'localhost:11434',
        'ftp://x.org/v1',
        'https://x.org/v1?key=1',
        'https://u:p@x.org/v1',
        'https://x.org#a',
      ],
    ],
  ])('says in one line what %s must be, and does not repeat the value', (name, values) => {
    for (const value of values) {
      const read = readConfig({ [name]: value })
      expect(read).toEqual({
        kind: 'wrong',
        message: expect.stringMatching(new RegExp(`^${name} must [^\\n]+$`)),
      })
      expect(read).toEqual({ kind: 'wrong', message: expect.not.stringContaining(`"${value}"`) })
    }
  })

  it('takes a client of Google’s whole or not at all', () => {
    const wrong = (name: string) => ({ kind: 'wrong', message: expect.stringMatching(`^${name} must`) })
    expect(readConfig({ GOOGLE_CLIENT_ID: 'a' })).toEqual(wrong('GOOGLE_CLIENT_SECRET'))
    expect(readConfig({ GOOGLE_CLIENT_SECRET: 'b' })).toEqual(wrong('GOOGLE_CLIENT_ID'))
    expect(readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })).toMatchObject({
      kind: 'ok',
      config: { google: { clientId: 'a', clientSecret: 'b' } },
    })
  })

  it('takes a provider whole or not at all; a key is needed by some alone', () => {
    const whole = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'gemma3:4b' }
    expect(readConfig(whole)).toMatchObject({
      kind: 'ok',
      config: { ai: { baseUrl: 'http://localhost:11434/v1', model: 'gemma3:4b', apiKey: undefined } },
    })
    const wrongNames = (env: Record<string, string>) => {
      const read = readConfig(env)
      return read.kind === 'wrong' && read.message.split('; ').map((part) => part.split(' ')[0])
    }
    expect(wrongNames({ AI_BASE_URL: whole.AI_BASE_URL })).toEqual(['AI_MODEL'])
    expect(wrongNames({ AI_MODEL: 'gemma3:4b' })).toEqual(['AI_BASE_URL'])
    expect(wrongNames({ AI_API_KEY: 'sk-word' })).toEqual(['AI_BASE_URL', 'AI_MODEL'])
  })

  it('takes an OpenID provider whole or not at all, without HTTPS in a network of one’s own alone', () => {
    const whole = {
      OIDC_ISSUER: 'http://192.168.1.5:8080',
      OIDC_CLIENT_ID: 'glimmer',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_NAME: 'Home',
    }
    expect(readConfig(whole).kind).toBe('ok')
    for (const name of Object.keys(whole)) {
      const read = readConfig({ ...whole, [name]: '' })
      expect(read).toEqual({ kind: 'wrong', message: expect.stringMatching(new RegExp(`^${name} must `)) })
    }
  })

  it('takes a help line without an address, and no address without a help line', () => {
    expect(readConfig({ HELP_LINE: 'Lifeline, 13 11 14' })).toMatchObject({
      kind: 'ok',
      config: { helpLine: { text: 'Lifeline, 13 11 14', url: null } },
    })
    expect(readConfig({ HELP_LINE: 'Lifeline', HELP_LINE_URL: 'tel:131114' }).kind).toBe('ok')
    expect(readConfig({ HELP_LINE_URL: 'tel:131114' }).kind).toBe('wrong')
  })

  it('names every setting that is wrong, once', () => {
    const read = readConfig({ PORT: 'x', ADMIN_EMAILS: 'a, b', LOG_LEVEL: 'x' })
    expect(read.kind === 'wrong' && read.message.split('; ').map((part) => part.split(' ')[0])).toEqual([
      'PORT',
      'ADMIN_EMAILS',
      'LOG_LEVEL',
    ])
  })
})
