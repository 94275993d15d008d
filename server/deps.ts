import pino from 'pino'
import { createPeople } from '#server/auth/people.ts'
import { createTokens } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps } from '#server/http/context.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createHub } from '#server/realtime/hub.ts'
import type { Settings } from '#server/settings.ts'
import { openVault } from '#server/vault.ts'

type World = { db: Db; now: () => Date; settings: Settings }

/** Makes what every part of the server is given, from a database, a clock and the settings. */
export function createDeps({ db, now, settings }: World): Deps {
  const log = pino({ level: settings.LOG_LEVEL })
  const vault = openVault(settings)
  const tokens = createTokens({ db, now, settings, vault })
  const people = createPeople({ db, now, tokens })
  const mailer = createMailer({ db, now, settings, vault, log })
  const hub = createHub({ db, now, log })
  return { db, now, settings, people, tokens, vault, hub, mailer, log }
}
