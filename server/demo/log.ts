import type { Logger } from 'pino'

/** The console has the methods of a logger that the server calls, by the same names. */
export const log = console as unknown as Logger
