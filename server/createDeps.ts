import pino from 'pino'
import { createAccountRequests } from '#server/auth/requests/accountRequests.ts'
import { createPeople } from '#server/auth/people.ts'
import { createTokens } from '#server/auth/tokens.ts'
import type { Database } from '#server/db/database.ts'
import type { RootDeps } from '#server/deps.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createHub } from '#server/realtime/hub.ts'
import type { Settings } from '#server/settings.ts'
import { openVault } from '#server/vault.ts'

type World = { db: Database; now: () => Date; settings: Settings }

/** Makes what every part of the server is given, from a database, a clock and the settings. */
export function createDeps({ db, now, settings }: World): RootDeps {
  const log = pino({ level: settings.LOG_LEVEL })
  const vault = openVault(settings)
  const tokens = createTokens({ db, now, settings, vault })
  const people = createPeople({ db, now, tokens })
  const mailer = createMailer({ db, now, settings, vault, log })
  const hub = createHub({ db, log })
  const deps = { db, now, settings, people, tokens, vault, hub, mailer, log }
  return { ...deps, accountRequests: createAccountRequests(deps) }
}
