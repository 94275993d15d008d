import pino, { type Logger } from 'pino'
import { createModels } from '#server/assistant/models/createModels.ts'
import { createLiveRuns } from '#server/assistant/runs/liveRuns.ts'
import { createPeople } from '#server/auth/people.ts'
import { createTokens } from '#server/auth/tokens.ts'
import { createCompute } from '#server/compute/threads.ts'
import type { Database } from '#server/kit/db/database.ts'
import type { DatabaseTrouble } from '#server/kit/db/watchServer.ts'
import type { RootDeps } from '#server/deps.ts'
import { createFiles } from '#server/files/createFiles.ts'
import { createDue } from '#server/kit/due/due.ts'
import { partsOf } from '#server/kit/http/partsOf.ts'
import { createLimits } from '#server/kit/http/limits.ts'
import { createInvitations } from '#server/invitations/invite.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createHub } from '#server/kit/realtime/hub.ts'
import { attendPresence } from '#server/presence/attendPresence.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import { createVapid } from '#server/push/vapid.ts'
import { createQuota } from '#server/kit/quota/quota.ts'
import { SLICES } from '#server/slices.ts'
import type { Settings } from '#server/settings.ts'
import { openVault } from '#server/vault.ts'

type World = {
  db: Database
  now: () => Date
  /** Moves `now` forward, in development. */
  advanceClock?: ((seconds: number) => void) | null
  /** Milliseconds on a clock that nobody can turn, for what must not depend on the other. */
  elapsed?: () => number
  settings: Settings
  /** What keeps the embedded database from answering. */
  databaseTrouble?: () => DatabaseTrouble | null
  log?: Logger
}

/** Writes JSON lines to the standard output. */
export const createLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>) => pino({ level: LOG_LEVEL })

/** Makes what every part of the server is given, from a database, a clock and the settings. */
export function createDeps(world: World): RootDeps {
  const { db, now, settings, elapsed = () => performance.now() } = world
  const { databaseTrouble = () => null, log = createLog(settings), advanceClock = null } = world
  const vault = openVault(settings)
  const tokens = createTokens({ db, now, settings, vault })
  const people = createPeople({ db, now, elapsed, tokens })
  const due = createDue()
  const mailer = createMailer({ db, now, settings, vault, due, log })
  const invitations = createInvitations({ vault, mailer, settings, now })
  const outbound = createOutbound({ settings })
  const vapid = createVapid({ db, now, settings, vault })
  const hub = createHub({ db, log })
  attendPresence({ db, hub, now, log })
  const quota = createQuota(settings)
  const limits = createLimits({ db, settings, vault, log })
  const compute = createCompute({ log })
  const [models, liveRuns] = [createModels(settings, compute), createLiveRuns()]
  const own = {
    tokens,
    vault,
    hub,
    due,
    mailer,
    invitations,
    outbound,
    files: createFiles({ settings, vault, log }),
    vapid,
    quota,
    limits,
    models,
    liveRuns,
    compute,
  }
  return { db, now, advanceClock, settings, people, log, databaseTrouble, ...own, ...partsOf(SLICES) }
}
