import { AppError, invalidField } from '#shared/errors.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import { isZip, type OpenZip, openZip, ZipError } from '#server/kit/zip/openZip.ts'

/** A file that somebody sent: an archive, or a text. */
export type ImportFile = { zip: OpenZip; text: null } | { zip: null; text: string }

/** docs/rules/exports.md, Import. */
const BOUNDS = { entries: 20_000, unpacked: 500 * MIB, ratio: 200 }

/** Opens a file. @throws AppError `invalid` on `file` */
export async function openFile(bytes: Uint8Array): Promise<ImportFile> {
  if (bytes.length === 0) throw wrongFile('This file is empty')
  if (isZip(bytes)) return { zip: await openZip(bytes, BOUNDS).catch(refused), text: null }
  const text = textOf(bytes)
  if (text.trim() === '') throw wrongFile('This file is empty')
  return { zip: null, text }
}

/** A refusal of the whole file. */
export function wrongFile(message: string): AppError {
  return invalidField('file', message)
}

/** What is wrong with an archive is wrong with the file. */
export function refused(error: unknown): never {
  throw error instanceof ZipError ? wrongFile(error.message) : error
}

/** UTF-8, or UTF-16 with its mark, or what older spreadsheets write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 8192).includes(0))
    throw wrongFile('This file is neither an export of Goal Crusher nor a CSV table')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
