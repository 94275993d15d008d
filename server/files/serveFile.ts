import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { Deps } from '#server/deps.ts'

/** Nothing in a picture runs, is framed or tells another site where it was. Whoever has the address may keep it, alone. */
const HEADERS = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private',
  'referrer-policy': 'no-referrer',
}

type Address = { key: string; expires: string; signature: string }

/** The bytes that an address opens. @throws AppError `not_found` for one that is changed or expired, or whose picture is gone */
export async function serveFile(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  c: Context,
  address: Address,
): Promise<Response> {
  const bytes = files.addresses.isGood(address, now()) ? await files.store.get(address.key) : null
  if (!bytes) throw new AppError('not_found', 'There is nothing here')
  return c.body(bytes, 200, HEADERS)
}
