import type { DemoBuild } from '#shared/demo/messages.ts'

declare const __DEMO__: DemoBuild | null

/** The demo's files, by web/vite.config.ts; null where none are built. */
export const DEMO_BUILD = __DEMO__
