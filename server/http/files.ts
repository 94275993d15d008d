import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a file travels: as it is, or compressed by an encoding that the browser takes. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the built site, in memory. Each encoding is made once, when it is first asked for. */
export type SiteFile = {
  contentType: string
  /** A hash of the content, without the quotes of an ETag. */
  tag: string
  canCompress: boolean
  bytes(encoding: Encoding): Promise<Buffer>
}

/**
 * Reads all files below a folder, by their path from there (`assets/main-1a2b.js`). Empty when there is no folder.
 *
 * All at once, so that a build made meanwhile cannot mix two versions.
 */
export function readFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const entry of entriesOf(folder)) {
    if (!entry.isFile()) continue
    const full = path.join(entry.parentPath, entry.name)
    files.set(path.relative(folder, full).split(path.sep).join('/'), siteFile(entry.name, readFileSync(full)))
  }
  return files
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}

function siteFile(name: string, content: Buffer): SiteFile {
  const contentType = CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream'
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    contentType,
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    canCompress: content.length > 1024 && /text|javascript|json|svg|xml|wasm/.test(contentType),
    bytes(encoding) {
      const bytes = made.get(encoding) ?? encoded(content, encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/** As small as it gets: it is done once, and sent for as long as the server runs. */
async function encoded(content: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    case 'gzip':
      return promisify<Buffer, { level: number }, Buffer>(gzip)(content, {
        level: constants.Z_BEST_COMPRESSION,
      })
    case 'identity':
      return content
  }
}

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
