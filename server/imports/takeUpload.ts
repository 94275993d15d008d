import type { Context } from 'hono'
import { invalidField } from '#shared/errors.ts'
import { type Import, type ImportSource, LARGEST_IMPORT } from '#shared/imports/import.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import { bodyBytes } from '#server/kit/http/bodyBytes.ts'
import { holdOpen } from '#server/kit/http/holdOpen.ts'
import { limitPerson } from '#server/kit/http/limitPerson.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createFairQueue } from '#server/kit/queue/fairQueue.ts'
import { previewImport } from './previewImport.ts'
import { SOURCES } from './sources.ts'

/** Each holds a file of up to 50 MB, so few are under way at once. */
const inTurn = createFairQueue('imports', {
  total: { running: 4, waiting: 64 },
  account: { running: 1, waiting: 4 },
})

/** Enough for 50 MB to be uploaded and answered. Milliseconds. */
export const LONGEST_ANSWER_MS = 5 * MINUTE_MS

/** Takes a file and looks at it, in its turn. @throws AppError `rate_limited` after ten in an hour; `invalid`, `too_large`, `conflict` */
export async function takeUpload(
  deps: Deps,
  person: Person,
  c: Context,
  source: ImportSource,
): Promise<Import> {
  if (source !== 'auto' && !SOURCES.some(({ name }) => name === source))
    throw invalidField('source', `Files of ${source} cannot be imported yet`)
  await limitPerson(deps, person, 'previews')
  return inTurn({ network: 'people', account: person.id }, async () => {
    const bytes = await bodyBytes(c, LARGEST_IMPORT)
    holdOpen(c, LONGEST_ANSWER_MS)
    return previewImport(deps, person, { bytes, source })
  })
}
