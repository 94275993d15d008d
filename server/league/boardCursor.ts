import * as z from 'zod/mini'
import { invalidField } from '#shared/errors.ts'
import { type BoardScope, SCOPES } from '#shared/league/leaderboard.ts'
import type { Ranked } from '#shared/league/rank.ts'
import type { Vault } from '#server/vault.ts'

/** The board that a page is of. */
export type BoardKey = { scope: BoardScope; week: string }

/**
 * Where a page of a board ends, as text. It is encrypted, since the last person of a page may be hidden from who reads it.
 */
export function encodeBoardCursor(
  vault: Vault,
  { scope, week }: BoardKey,
  { points, handle }: Ranked,
): string {
  return vault.encrypt(JSON.stringify([scope, week, points, handle]))
}

/** @throws AppError `invalid` on `cursor` for what this board did not give */
export function decodeBoardCursor(vault: Vault, board: BoardKey, cursor: string): Ranked {
  const [scope, week, points, handle] = readCursor(vault, cursor)
  if (scope !== board.scope || week !== board.week) throw unknownCursor()
  return { points, handle }
}

const Cursor = z.tuple([z.enum(SCOPES), z.string(), z.int(), z.string()])

function readCursor(vault: Vault, cursor: string): z.output<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(vault.decrypt(cursor)))
  } catch {
    throw unknownCursor()
  }
}

function unknownCursor() {
  return invalidField('cursor', 'Unknown cursor')
}
