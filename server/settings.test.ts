import { expect, test } from 'vitest'
import { describeSettings, readSettings } from './settings.ts'

test('without any variable the product runs on this machine', () => {
  expect(readSettings({ PATH: '/bin', PORT: '' })).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: 'data',
    APP_ENV: 'development',
    ACCESS_TOKEN_TTL: 3600,
    REFRESH_REUSE_INTERVAL: 10,
    RATE_LIMITS: true,
    MAILER_AUTOCONFIRM: false,
  })
})

test('the address of the site follows the port, or is given, and has no slash at its end', () => {
  expect(readSettings({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
  const aloud = { ALLOW_PUBLIC_DEVELOPMENT: 'true' }
  const site = readSettings({ ...aloud, SITE_URL: 'https://goals.example.com/' }).SITE_URL
  expect(site).toBe('https://goals.example.com')
})

test('everything that is wrong is named at once', () => {
  const wrong = { PORT: 'http', SITE_URL: 'goals', SECRET_KEY: 'short', RATE_LIMITS: 'maybe' }
  expect(() => readSettings(wrong)).toThrow(/^PORT: .*\nSITE_URL: .*\nSECRET_KEY: .*\nRATE_LIMITS: .*$/)
})

test.each([
  ['ACCESS_TOKEN_TTL', ['0', '-1', '1.5'], ['1', '86400']],
  ['AI_MONTHLY_TOKENS', ['-1', '1000000001'], ['0', '1000000000']],
  ['AI_TIMEOUT_MS', ['0', '600001'], ['1', '600000']],
  ['METRICS_TOKEN', ['t'.repeat(15)], ['t'.repeat(16)]],
  ['PORT', ['-1', '65536'], ['0', '65535']],
  ['QUOTA_FILES_MB', ['0', '1000001'], ['0.5', '1000000']],
  ['QUOTA_TASKS', ['0', '1.5', '100000001'], ['1', '100000000']],
  ['QUOTA_TEXT_MB', ['0', '1000001'], ['0.5', '1000000']],
  ['SECRET_KEY', ['k'.repeat(31)], ['k'.repeat(32)]],
  ['SESSION_TIMEBOX', ['-1', '31536001'], ['0', '31536000']],
])('%s has bounds', (name, wrong, fine) => {
  for (const value of wrong) expect(() => readSettings({ [name]: value })).toThrow(`${name}: `)
  for (const value of fine)
    expect(Object.entries(readSettings({ [name]: value })).map(String)).toContain(`${name},${value}`)
})

test('numbers and switches are without a variable what the help says', () => {
  const settings = Object.entries(readSettings({})).filter(([, value]) => typeof value !== 'string')
  const said = describeSettings().split('\n')
  const meant = (name: string) => said.find((line) => line.trim().startsWith(`${name} `))
  expect(settings.length).toBeGreaterThan(10)
  for (const [name, value] of settings)
    expect(meant(name)).toContain(`(${name === 'RATE_LIMITS' ? 'on' : String(value)})`)
})

test('private hosts are allowed with their ports, and in production never this machine', () => {
  const inProduction = { APP_ENV: 'production', MAILER_AUTOCONFIRM: 'true' }
  for (const list of [
    'homeassistant',
    '10.0.0.0/8',
    'http://nas.lan:80',
    'nas.lan:0',
    'nas.lan:70000',
    'a@b:80',
    'nas.lan:80,',
  ])
    expect(() => readSettings({ OUTBOUND_ALLOW: list })).toThrow(/^OUTBOUND_ALLOW: /)
  for (const list of [
    '127.0.0.1:80',
    'localhost:80',
    'nas.lan:80, 127.1:80',
    '[::1]:443',
    '169.254.1.1:80',
    '[fe80::1]:80',
  ]) {
    expect(() => readSettings({ ...inProduction, OUTBOUND_ALLOW: list })).toThrow(
      /^OUTBOUND_ALLOW: [^\n]+ this machine[^\n]+$/,
    )
    expect(readSettings({ OUTBOUND_ALLOW: list }).OUTBOUND_ALLOW).toBe(list)
  }
  const fine = 'homeassistant:8123, nas.lan:443,192.168.1.5:80,[fd00::5]:80'
  expect(readSettings({ ...inProduction, OUTBOUND_ALLOW: fine }).OUTBOUND_ALLOW).toBe(fine)
})

test('production needs a way to confirm addresses', () => {
  expect(() => readSettings({ APP_ENV: 'production' })).toThrow('SMTP_URL')
  expect(readSettings({ APP_ENV: 'production', MAILER_AUTOCONFIRM: 'true' }).MAILER_AUTOCONFIRM).toBe(true)
  expect(readSettings({ APP_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' }).APP_ENV).toBe(
    'production',
  )
})

test('a provider of models comes with what it needs, or the start ends with a sentence', () => {
  const [AI_MODEL, AI_API_KEY, AI_BASE_URL] = ['m', 'k', 'http://127.0.0.1:11434/v1']
  const wrong: [Record<string, string>, RegExp][] = [
    [{ AI_PROVIDER: 'openai', AI_MODEL }, /needs AI_API_KEY: set it/],
    [{ AI_PROVIDER: 'openai', AI_API_KEY }, /needs AI_MODEL: set it/],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL, AI_BASE_URL }, /needs AI_API_KEY: set it/],
    [{ AI_PROVIDER: 'openai-compatible' }, /needs AI_MODEL and AI_BASE_URL: set it/],
    [{ AI_PROVIDER: 'nobody' }, /^AI_PROVIDER: /],
  ]
  for (const [settings, sentence] of wrong) expect(() => readSettings(settings)).toThrow(sentence)
  for (const settings of [
    { AI_PROVIDER: 'openai', AI_MODEL, AI_API_KEY },
    { AI_PROVIDER: 'openai', AI_MODEL, AI_BASE_URL },
    { AI_PROVIDER: 'anthropic', AI_MODEL, AI_API_KEY },
    { AI_PROVIDER: 'openai-compatible', AI_MODEL, AI_BASE_URL },
  ])
    expect(readSettings(settings)).toMatchObject({ ...settings, AI_TIMEOUT_MS: 60_000 })
})

test('a service for error reports is named by its DSN', () => {
  for (const wrong of [
    'errors.example',
    'https://errors.example/1',
    'https://key@errors.example',
    'ftp://key@host/1',
  ])
    expect(() => readSettings({ SENTRY_DSN: wrong })).toThrow(/^SENTRY_DSN: /)
  for (const fine of ['https://abc123@errors.example/42', 'http://abc123@127.0.0.1:9000/some/path/1'])
    expect(readSettings({ SENTRY_DSN: fine }).SENTRY_DSN).toBe(fine)
})

test('in development only this machine may be served, unless a setting says so aloud', () => {
  const site = 'https://goals.example.com'
  for (const wrong of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.0.5' }, { SITE_URL: site }]) {
    expect(() => readSettings(wrong)).toThrow(
      /^(HOST|SITE_URL) is .*APP_ENV=production.*ALLOW_PUBLIC_DEVELOPMENT=true\.$/,
    )
    expect(readSettings({ ...wrong, ALLOW_PUBLIC_DEVELOPMENT: 'true' })).toMatchObject(wrong)
    expect(readSettings({ ...wrong, APP_ENV: 'production', SMTP_URL: 'smtp://x' })).toMatchObject(wrong)
  }
  for (const fine of [{ HOST: 'localhost' }, { HOST: '::1' }, { SITE_URL: 'http://127.0.0.1:8080' }])
    expect(readSettings(fine)).toMatchObject(fine)
})

test('the help names every setting with what it means', () => {
  const lines = describeSettings().split('\n')
  expect(lines.length).toBeGreaterThan(25)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.find((line) => line.includes('DATABASE_URL'))).toContain('PostgreSQL')
  for (const line of lines) expect(line).toMatch(/^ {2}[A-Z0-9_]+ +\S.+/)
})
