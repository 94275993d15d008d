import * as z from 'zod/mini'
import { isLoopbackName } from '#server/kit/http/localRequest.ts'
import { isOwnMachine, parseAllowedHosts } from '#server/outbound/allowedHosts.ts'
import { StartError } from '#server/startError.ts'

/** Every setting, by the name of its environment variable (docs/operations.md). */
export type Settings = Omit<z.output<typeof Variables>, 'SITE_URL'> & {
  /** Where people find the product, without a slash at the end. Links in mails begin with it. */
  SITE_URL: string
}

/**
 * Settings from the environment, checked once, at start-up.
 *
 * An empty variable counts as unset.
 *
 * @throws a StartError that names every variable that is wrong, one per line
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = z.safeParse(Variables, given, { error: z.locales.en().localeError })
  if (!result.success) throw new StartError(result.error.issues.map(inWords).join('\n'))
  const settings = result.data
  if (settings.APP_ENV === 'production' && !settings.SMTP_URL && !settings.MAILER_AUTOCONFIRM)
    throw new StartError(
      'In production, set SMTP_URL so that people get their mails, or MAILER_AUTOCONFIRM=true.',
    )
  refuseHalfProvider(settings)
  refuseOwnMachine(settings)
  const SITE_URL = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
  refusePublicDevelopment({ ...settings, SITE_URL })
  return { ...settings, SITE_URL }
}

type Provider = Pick<Settings, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

/** A provider without what it needs would fail with each question. */
function refuseHalfProvider({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL }: Provider) {
  if (!AI_PROVIDER) return
  const missing = [
    AI_MODEL ? [] : 'AI_MODEL',
    AI_PROVIDER === 'openai-compatible' && !AI_BASE_URL ? 'AI_BASE_URL' : [],
    AI_PROVIDER === 'anthropic' && !AI_API_KEY ? 'AI_API_KEY' : [],
    AI_PROVIDER === 'openai' && !AI_API_KEY && !AI_BASE_URL ? 'AI_API_KEY' : [],
  ].flat()
  if (missing.length > 0)
    throw new StartError(
      `AI_PROVIDER is ${AI_PROVIDER}, which needs ${missing.join(' and ')}: set it, or leave AI_PROVIDER out for the built-in planner.`,
    )
}

/** What people name must not lead back into the machine that serves them, also where the operator's list says so. */
function refuseOwnMachine({ APP_ENV, OUTBOUND_ALLOW = '' }: Pick<Settings, 'APP_ENV' | 'OUTBOUND_ALLOW'>) {
  const own = (parseAllowedHosts(OUTBOUND_ALLOW) ?? []).filter(isOwnMachine)
  if (APP_ENV === 'production' && own.length > 0)
    throw new StartError(
      `OUTBOUND_ALLOW: ${own.map(({ host, port }) => `${host}:${port}`).join(', ')} is this machine itself, which no call that people ask for may reach in production.`,
    )
}

/** In development mails are shown to whom they are not for, and every one of them opens an account. */
function refusePublicDevelopment({ APP_ENV, ALLOW_PUBLIC_DEVELOPMENT, HOST, SITE_URL }: Settings) {
  if (APP_ENV !== 'development' || ALLOW_PUBLIC_DEVELOPMENT) return
  const isHostOurs = isLoopbackName(HOST) || isLoopbackName(`[${HOST}]`)
  if (isHostOurs && isLoopbackName(new URL(SITE_URL).hostname)) return
  const reason = isHostOurs ? `SITE_URL is ${SITE_URL}` : `HOST is ${HOST}`
  throw new StartError(
    `${reason}, so others than this machine could use a server that is in development, where mails are shown and not sent: ` +
      'set APP_ENV=production, or, where nobody else can reach it, ALLOW_PUBLIC_DEVELOPMENT=true.',
  )
}

/** One line per setting: its name, its default and what it means. */
export function describeSettings(): string {
  return Object.entries(Variables.shape)
    .map(([name, schema]) => `  ${name.padEnd(24)} ${z.globalRegistry.get(schema)?.description ?? ''}`)
    .join('\n')
}

const meaning = (description: string) => ({ description })
const all = z.globalRegistry
const flag = z.pipe(
  z.enum(['true', 'false', '1', '0', 'on', 'off']),
  z.transform((value) => ['true', '1', 'on'].includes(value)),
)
const seconds = z.coerce.number().check(z.int(), z.gte(0), z.lte(31_536_000))
const budget = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000))
const site = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((value) => value.replace(/\/+$/, '')),
)
const sentryDsn = z
  .string()
  .check(z.regex(/^https?:\/\/\w+@[\w.-]+(:\d{1,5})?(\/[\w-]+)*\/\d+$/, 'a DSN such as https://key@host/42'))
/** What TRUSTED_PROXIES says where no proxy is in front of the server. */
export const NO_PROXY = 'none'
const addresses = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const proxies = z
  .string()
  .check(
    z.refine(
      (list) =>
        list === NO_PROXY || list.split(',').every((entry) => z.safeParse(addresses, entry.trim()).success),
      'addresses or networks such as 10.0.0.0/8, separated by commas, or none',
    ),
  )

const hosts = z
  .string()
  .check(
    z.refine(
      (list) => parseAllowedHosts(list) !== null,
      'hosts with their ports, such as homeassistant.lan:8123, separated by commas; no networks',
    ),
  )

const Variables = z.object({
  PORT: z
    ._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000)
    .register(all, meaning('port to listen on (3000)')),
  HOST: z._default(z.string(), '127.0.0.1').register(all, meaning('address to listen on (127.0.0.1)')),
  SITE_URL: z.optional(site).register(all, meaning('where people find the product (http://localhost:PORT)')),
  ALLOWED_HOSTS: z
    .optional(z.string())
    .register(
      all,
      meaning('names beside that of SITE_URL, separated by commas, that requests may be sent to'),
    ),
  DATA_DIR: z._default(z.string(), 'data').register(all, meaning('embedded database and files (data)')),
  SECRET_KEY: z
    .optional(z.string().check(z.minLength(32)))
    .register(
      all,
      meaning('at least 32 characters; encrypts keys at rest (made at first start, kept in DATA_DIR)'),
    ),
  DATABASE_URL: z.optional(z.string()).register(all, meaning('any PostgreSQL instead of the embedded one')),
  MIGRATION_DATABASE_URL: z
    .optional(z.string())
    .register(all, meaning('the same database as the owner of its tables, for migrations (DATABASE_URL)')),
  APP_ENV: z
    ._default(z.enum(['development', 'production']), 'development')
    .register(all, meaning('development or production (development)')),
  ALLOW_PUBLIC_DEVELOPMENT: z
    ._default(flag, false)
    .register(
      all,
      meaning('true: in development HOST and SITE_URL may be of others than this machine (false)'),
    ),
  SMTP_URL: z
    .optional(z.url())
    .register(all, meaning('where mails are handed over; unset: they are shown at /dev/mail')),
  MAIL_FROM: z
    .optional(z.string())
    .register(all, meaning('sender of mails (Goal Crusher <no-reply@host of SITE_URL>)')),
  MAILER_AUTOCONFIRM: z
    ._default(flag, false)
    .register(all, meaning('true: new accounts need no confirmation mail (false)')),
  SIGNUP_DISABLED: z._default(flag, false).register(all, meaning('true: no new accounts (false)')),
  GOOGLE_CLIENT_ID: z.optional(z.string()).register(all, meaning('sign-in with Google')),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()).register(all, meaning('sign-in with Google')),
  GOOGLE_AUTHORIZE_URL: z
    ._default(z.url(), 'https://accounts.google.com/o/oauth2/v2/auth')
    .register(all, meaning('an endpoint of Google; tests use a stand-in')),
  GOOGLE_TOKEN_URL: z
    ._default(z.url(), 'https://oauth2.googleapis.com/token')
    .register(all, meaning('an endpoint of Google; tests use a stand-in')),
  GOOGLE_USERINFO_URL: z
    ._default(z.url(), 'https://openidconnect.googleapis.com/v1/userinfo')
    .register(all, meaning('an endpoint of Google; tests use a stand-in')),
  GITHUB_CLIENT_ID: z.optional(z.string()).register(all, meaning('sign-in with GitHub')),
  GITHUB_CLIENT_SECRET: z.optional(z.string()).register(all, meaning('sign-in with GitHub')),
  GITHUB_AUTHORIZE_URL: z
    ._default(z.url(), 'https://github.com/login/oauth/authorize')
    .register(all, meaning('an endpoint of GitHub; tests use a stand-in')),
  GITHUB_TOKEN_URL: z
    ._default(z.url(), 'https://github.com/login/oauth/access_token')
    .register(all, meaning('an endpoint of GitHub; tests use a stand-in')),
  GITHUB_USER_URL: z
    ._default(z.url(), 'https://api.github.com/user')
    .register(all, meaning('an endpoint of GitHub; tests use a stand-in')),
  GITHUB_EMAILS_URL: z
    ._default(z.url(), 'https://api.github.com/user/emails')
    .register(all, meaning('an endpoint of GitHub; tests use a stand-in')),
  ACCESS_TOKEN_TTL: z
    ._default(seconds.check(z.gte(1)), 3600)
    .register(all, meaning('seconds that an access token lives (3600)')),
  REFRESH_REUSE_INTERVAL: z
    ._default(seconds, 10)
    .register(all, meaning('seconds in which a used refresh token may come again (10)')),
  SESSION_TIMEBOX: z
    ._default(seconds, 0)
    .register(all, meaning('seconds after its sign-in that a session ends; 0: never (0)')),
  SESSION_INACTIVITY: z
    ._default(seconds, 0)
    .register(all, meaning('seconds without a refresh after which a session ends; 0: never (0)')),
  RATE_LIMITS: z._default(flag, true).register(all, meaning('off: no limits, for load tests (on)')),
  BETA_ACCESS_FOR_ALL: z
    ._default(flag, true)
    .register(all, meaning('true: everybody has beta access (true)')),
  TRUSTED_PROXIES: z
    .optional(proxies)
    .register(
      all,
      meaning(
        'addresses or networks of proxies, separated by commas, whose X-Forwarded-For is believed; or none',
      ),
    ),
  QUOTA_TASKS: z
    ._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000_000)), 200_000)
    .register(all, meaning('tasks that one person may have (200000)')),
  QUOTA_TEXT_MB: z
    ._default(z.coerce.number().check(z.gt(0), z.lte(1_000_000)), 64)
    .register(all, meaning('MB of texts that one person may store (64)')),
  AI_PROVIDER: z
    .optional(z.enum(['openai', 'openai-compatible', 'anthropic']))
    .register(
      all,
      meaning('openai, openai-compatible or anthropic; unset: the built-in planner answers alone'),
    ),
  AI_BASE_URL: z.optional(site).register(all, meaning("the provider's address (that of the public one)")),
  AI_API_KEY: z.optional(z.string()).register(all, meaning("the provider's key")),
  AI_MODEL: z.optional(z.string()).register(all, meaning('the model that answers')),
  AI_TIMEOUT_MS: z
    ._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(600_000)), 60_000)
    .register(all, meaning('milliseconds without a byte after which a provider is given up (60000)')),
  AI_MONTHLY_TOKENS: z
    ._default(budget, 1_000_000)
    .register(all, meaning('tokens of the AI provider a person and month; 0: no limit (1000000)')),
  TTS_BASE_URL: z
    .optional(site)
    .register(all, meaning('where replies are spoken (https://api.elevenlabs.io, once there is a key)')),
  TTS_API_KEY: z
    .optional(z.string())
    .register(all, meaning('the key of that service; unset: the browser speaks')),
  TTS_VOICE_ID: z
    .optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)))
    .register(all, meaning('the voice that is meant by "default"')),
  TTS_MONTHLY_CHARACTERS: z
    ._default(budget, 50_000)
    .register(all, meaning('spoken characters a person and month; 0: no limit (50000)')),
  STT_BASE_URL: z
    .optional(site)
    .register(all, meaning('where recordings are transcribed, such as https://api.openai.com/v1')),
  STT_API_KEY: z.optional(z.string()).register(all, meaning('the key of that service, where it wants one')),
  STT_MODEL: z
    ._default(z.string(), 'whisper-1')
    .register(all, meaning('the model of that service (whisper-1)')),
  STT_MONTHLY_SECONDS: z
    ._default(budget, 7200)
    .register(all, meaning('transcribed seconds a person and month; 0: no limit (7200)')),
  OUTBOUND_ALLOW: z
    .optional(hosts)
    .register(
      all,
      meaning('hosts with their ports, separated by commas, that people may name although they are private'),
    ),
  S3_ENDPOINT: z
    .optional(site)
    .register(all, meaning('where pictures are kept by S3, such as https://s3.example; unset: in DATA_DIR')),
  S3_BUCKET: z
    .optional(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,255}$/)))
    .register(all, meaning('the private bucket of pictures')),
  S3_REGION: z
    ._default(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)), 'us-east-1')
    .register(all, meaning('the region of the bucket (us-east-1)')),
  S3_ACCESS_KEY_ID: z.optional(z.string()).register(all, meaning('the key for the bucket')),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()).register(all, meaning('the secret of that key')),
  QUOTA_FILES_MB: z
    ._default(z.coerce.number().check(z.gt(0), z.lte(1_000_000)), 256)
    .register(all, meaning('MB of pictures that one person may store (256)')),
  VAPID_PUBLIC_KEY: z
    .optional(z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, '65 bytes in base64url')))
    .register(
      all,
      meaning('key that browsers subscribe to pushes with (made at first start, in the database)'),
    ),
  VAPID_PRIVATE_KEY: z
    .optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, '32 bytes in base64url')))
    .register(all, meaning('the other half of VAPID_PUBLIC_KEY')),
  VAPID_SUBJECT: z
    .optional(z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto: or https:')))
    .register(all, meaning('whom push services write to (mailto: of MAIL_FROM, else SITE_URL)')),
  PAGES_DIR: z
    .optional(z.string())
    .register(all, meaning('a folder whose terms.md and privacy.md take the place of ours')),
  SENTRY_DSN: z
    .optional(sentryDsn)
    .register(all, meaning('where scrubbed error reports are passed on to; unset: they are kept here')),
  SUPPORT_EMAIL: z
    .optional(z.email())
    .register(all, meaning('where people write to for help; unset: the product names nobody')),
  METRICS_TOKEN: z
    .optional(z.string().check(z.minLength(16), z.regex(/^\S+$/)))
    .register(all, meaning('the bearer token that opens /metrics to other machines (this machine only)')),
  LOG_LEVEL: z
    ._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info')
    .register(all, meaning('silent, fatal, error, warn, info, debug or trace (info)')),
})

function inWords(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`
}
