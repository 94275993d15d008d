import { existsSync } from 'node:fs'

/**
 * Where the browser of the tests and the benchmark is: `CHROMIUM`, else Debian's, without its window where that is installed.
 * Each page of the whole browser has the window's own pages beside it, which cost several times as much as ours.
 */
const CHROMIUM_PATHS = process.env.CHROMIUM
  ? [process.env.CHROMIUM]
  : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The first of them that is installed. */
export function chromiumPath() {
  return CHROMIUM_PATHS.find((path) => existsSync(path)) ?? CHROMIUM_PATHS[0]
}
