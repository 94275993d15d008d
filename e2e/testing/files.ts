import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { withTurnedClock } from './clock.ts'

/** The built screens without a server, as any host of files serves them: a file, else the page. */
export async function serveFiles() {
  const folder = join(import.meta.dirname, '../../dist/web')
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files')
    const path = join(folder, pathname)
    const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html')
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.end(withTurnedClock(pathname, await readFile(file)))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address, close }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
