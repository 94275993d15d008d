import { Hono } from 'hono'
import { DATA_SLICES } from '#server/dataSlices.ts'
import { computeInline } from '#server/compute/compute.ts'
import type { Database, Db } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { createBuiltInModel } from '#server/assistant/models/builtIn.ts'
import { createLiveRuns } from '#server/assistant/runs/liveRuns.ts'
import type { Limits } from '#server/kit/http/limits.ts'
import { UNLIMITED } from '#server/kit/http/admission.ts'
import { toResponse } from '#server/kit/http/errors.ts'
import { mount } from '#server/kit/http/mount.ts'
import { partsOf } from '#server/kit/http/partsOf.ts'
import { unknownAddress } from '#server/kit/http/unknown.ts'
import { createDue } from '#server/kit/due/due.ts'
import { createHub, type Hub } from '#server/kit/realtime/hub.ts'
import { readSettings } from '#server/settings.ts'
import { log } from './log.ts'
import { createDemoPeople } from './people.ts'

const UNCOUNTED: Limits = {
  take: async () => null,
  reserve: async () => ({ giveBack: async () => {} }),
  advance: async () => {},
}

type World<D extends Db> = { db: D; now: () => Date }

/** Nobody else writes, so it need not look for what others have committed. */
const POLL_MS = 60_000

/** The API for one person without an account: the server's own slices, except those about accounts. */
export function createDemoApp(world: World<Database>): { app: Hono; deps: Deps } {
  const hub = createHub({ db: world.db, log, pollMs: POLL_MS, sweepMs: POLL_MS })
  return appWith(world, hub)
}

/** The same inside a transaction, to fill a demo. It has no live events. */
export function createSilentDemoApp(world: World<Db>): { app: Hono; deps: Deps } {
  return appWith(world, absent<Hub>('live events'))
}

function appWith({ db, now }: World<Db>, hub: Hub): { app: Hono; deps: Deps } {
  const deps: Deps = {
    db,
    now,
    hub,
    log,
    settings: readSettings({}),
    limits: UNCOUNTED,
    ...partsOf(DATA_SLICES),
    compute: computeInline, // this is a thread of its own
    models: { configured: null, builtIn: createBuiltInModel(computeInline) }, // nothing leaves the device
    liveRuns: createLiveRuns(),
    people: createDemoPeople(db),
    tokens: absent('tokens'),
    vault: absent('secrets'),
    mailer: absent('mails'),
    invitations: null,
    outbound: absent('calls to other sites'),
    files: absent('pictures'),
    vapid: absent('pushes'),
    due: createDue(),
    advanceClock: null,
    quota: { reserve: async () => {} }, // the browser's own storage is the bound
    databaseTrouble: () => null,
  }
  const app = new Hono()
  app.onError(toResponse(deps))
  for (const slice of DATA_SLICES)
    app.route(
      '/',
      mount(slice, deps, () => UNLIMITED),
    )
  app.notFound((c) => toResponse(deps)(unknownAddress(app, c), c))
  return { app, deps }
}

/** Stands for what no mounted slice uses, and fails when one does. */
function absent<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get() {
      throw new Error(`A demo has no ${name}`)
    },
  })
}
