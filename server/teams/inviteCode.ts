import { INVITE_DAYS } from '#shared/teams/team.ts'
import { daysAfter } from '#shared/time/durations.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'

/** A code and until when it is good. */
export type InviteCode = { code: string; expiresAt: Date }

/** Thirty-two characters that nobody mistakes for another, so each is five bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/**
 * A new code of a team, whose row its caller writes. Owner and admins read it as long as it is good, so it is kept as it is: it opens
 * a team and no account, and cannot be found by trying (docs/rules/teams.md, Codes).
 */
export async function issueCode(tx: Tx, teamId: string, now: Date): Promise<InviteCode> {
  const expiresAt = daysAfter(now, INVITE_DAYS)
  for (;;) {
    const code = randomCode()
    const made = await tx.query(ISSUE, [code, teamId, expiresAt])
    if (made.length > 0) return { code, expiresAt }
  }
}

const ISSUE = `
  insert into invite_codes (code, team_id, expires_at) values ($1, $2, $3) on conflict do nothing returning code`

/** Puts a new code in the place of a team's. The team is locked. */
export async function renewCode(tx: Tx, teamId: string, now: Date): Promise<void> {
  await endCode(tx, teamId)
  const { code, expiresAt } = await issueCode(tx, teamId, now)
  await tx.query('update teams set invite_code = $2, invite_expires_at = $3 where id = $1', [
    teamId,
    code,
    expiresAt,
  ])
}

/** The code of a team is good no more. */
export async function endCode(tx: Tx, teamId: string): Promise<void> {
  await tx.query(END, [teamId])
}

const END = 'delete from invite_codes where code = (select t.invite_code from teams t where t.id = $1)'

/** The team to which a code leads, as somebody typed it; null for one that is not good. */
export async function teamOfCode(db: Db, typed: string, now: Date): Promise<string | null> {
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase()
  const [found] = await db.query<{ team_id: string }>(FIND, [code, now])
  return found?.team_id ?? null
}

const FIND = 'select c.team_id from invite_codes c where c.code = $1 and c.expires_at > $2'

/** Part of an hourly job: deletes what has expired. */
export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.query('delete from invite_codes where expires_at < $1', [now])
}

function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
