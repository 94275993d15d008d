import type { Logger } from 'pino'
import type { Db } from '#server/db/open.ts'

/** Feeds people's open windows with what changed. */
export type Hub = { wake(): void; stop(): Promise<void> }

type World = { db: Db; now: () => Date; log: Logger }

export function createHub(_world: World): Hub {
  return { wake() {}, stop: async () => {} }
}
