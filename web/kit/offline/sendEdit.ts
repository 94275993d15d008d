import { contestedFields } from '#shared/entity/change.ts'
import { AppError } from '#shared/errors.ts'

type Versioned = { version: number }

export type EditRequest<Item extends Versioned> = {
  /** What a row is called in a sentence: `task`. */
  noun: string
  patch: object
  /** The row as the person saw it when they edited it. */
  before: Item | null
  /** The server's row as this tab has it. */
  known: Item | undefined
  /** Sends the patch with the version that it builds on. */
  send: (patch: object) => Promise<Item>
  /** The row in the details of a conflict; null when there is none. */
  parse: (details: unknown) => Item | null
}

/**
 * Sends an edit with the version it builds on. If another device was faster but changed other fields, both edits are kept; if
 * both changed the same field, the person decides.
 *
 * @throws AppError `conflict` with the other row in `details`, or what the call throws
 */
export async function sendEdit<Item extends Versioned>(edit: EditRequest<Item>): Promise<Item> {
  const { patch, before, known, send, parse } = edit
  let current = known
  for (;;) {
    if (current && before && contestedFields(patch, before, current).length > 0)
      throw new AppError('conflict', `This ${edit.noun} was changed on another device meanwhile.`, current)
    try {
      // A row that this device made up has version 0, which no server knows.
      return await send({ ...patch, ...(current && current.version > 0 && { version: current.version }) })
    } catch (error) {
      const newer = error instanceof AppError && error.code === 'conflict' ? parse(error.details) : null
      if (!newer || newer.version === current?.version) throw error
      current = newer
    }
  }
}
