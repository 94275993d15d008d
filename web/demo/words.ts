import type { DemoFailure } from '#shared/demo/messages.ts'
import type { DemoStatus } from './status.ts'

/** Why a demo does not run, as a sentence. */
export const FAILURES: Record<DemoFailure, string> = {
  worker: 'This browser does not let the demo run in the background.',
  connection: 'The demo needs a secure connection: an address that begins with https, or localhost.',
  webassembly: 'The demo is a database in WebAssembly, which this browser does not run.',
  storage: 'The demo keeps its database in this browser, and could not open it there.',
  files: 'The demo’s files could not be loaded.',
}

/** How much of the files is here, such as `3.1 of 16.2 MB`. */
export function progressText({ loaded, total }: DemoStatus & { phase: 'opening' }): string {
  return `${megabytes(loaded)} of ${megabytes(total)} MB`
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
