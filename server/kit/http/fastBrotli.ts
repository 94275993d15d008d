import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Compresses a text while its reader waits: quickly rather than well. */
export async function fastBrotli(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(brotliCompress)(text, FAST))
}

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
