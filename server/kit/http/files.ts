import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a file travels: as it is, or compressed by an encoding that the browser takes. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the built site. Each encoding is made once, when it is first asked for. */
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
 * All at once, so that a build made meanwhile cannot mix two versions; except what the build has compressed, which is large
 * and has the hash of its content in its name.
 */
export function readFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const entry of entriesOf(folder)) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue
    const full = path.join(entry.parentPath, entry.name)
    const file = existsSync(`${full}.br`) ? compressedFile(full) : siteFile(entry.name, readFileSync(full))
    files.set(path.relative(folder, full).split(path.sep).join('/'), file)
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

/** A file whose brotli form is beside it. Both stay on the disk. */
function compressedFile(full: string): SiteFile {
  return {
    contentType: contentTypeOf(full),
    tag: path.basename(full),
    canCompress: true,
    async bytes(encoding) {
      if (encoding === 'br') return readFile(`${full}.br`)
      return encoded(await readFile(full), encoding)
    },
  }
}

/** By encoding and hash: servers of one process that show the same build compress it once. */
const made = new Map<string, Promise<Buffer>>()

/** A file of this content, whose name says of what type it is. */
export function siteFile(name: string, content: Buffer): SiteFile {
  const contentType = contentTypeOf(name)
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return {
    contentType,
    tag,
    canCompress: content.length > 1024 && /text|javascript|json|svg|xml|wasm/.test(contentType),
    bytes(encoding) {
      const key = `${encoding} ${tag}`
      const bytes = made.get(key) ?? encoded(content, encoding)
      made.set(key, bytes)
      return bytes
    },
  }
}

function contentTypeOf(name: string): string {
  return CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream'
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
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
