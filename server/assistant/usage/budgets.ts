import type { AssistantUsage } from '#shared/assistant/usage.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from '../openAiErrors.ts'

/** What each person may use of a service in a calendar month (UTC), with the setting that limits it. */
const BUDGETS = {
  tokens: 'AI_MONTHLY_TOKENS',
  speech_characters: 'TTS_MONTHLY_CHARACTERS',
  transcription_seconds: 'STT_MONTHLY_SECONDS',
} as const
export type BudgetKind = keyof typeof BUDGETS

type World = Pick<Deps, 'db' | 'now' | 'settings'>
type Used = Record<BudgetKind, number>

/**
 * Refuses what this month's budget does not cover any more. What crosses it is finished, so nothing is reserved.
 *
 * @throws OpenAiError `insufficient_quota`, with the seconds until the next month
 */
export async function takeBudget(
  { db, now, settings }: World,
  { id }: Pick<Person, 'id'>,
  kind: BudgetKind = 'tokens',
): Promise<void> {
  const limit = settings[BUDGETS[kind]]
  if (limit === 0) return
  const used = await usedIn(db, id, monthOf(now()))
  if (used[kind] < limit) return
  const retryAfter = Math.max(1, Math.ceil((nextMonth(now()).getTime() - now().getTime()) / 1000))
  throw new OpenAiError('insufficient_quota', 'Your budget for this month is used up.', { retryAfter })
}

/** Counts what was used. */
export async function spend(tx: Tx, userId: UserId, at: Date, spent: Partial<Used>): Promise<void> {
  const { tokens = 0, speech_characters = 0, transcription_seconds = 0 } = spent
  if (tokens + speech_characters + transcription_seconds === 0) return
  await tx.query(SPEND, [userId, monthOf(at), tokens, speech_characters, transcription_seconds])
}

const SPEND = `
  insert into assistant_usage (user_id, month, tokens, speech_characters, transcription_seconds) values ($1, $2, $3, $4, $5)
  on conflict (user_id, month) do update set tokens = assistant_usage.tokens + $3,
    speech_characters = assistant_usage.speech_characters + $4,
    transcription_seconds = assistant_usage.transcription_seconds + $5`

/** What a person has used this month, and what is left. */
export async function readUsage({ db, now, settings }: World, userId: UserId): Promise<AssistantUsage> {
  const month = monthOf(now())
  const used = await usedIn(db, userId, month)
  const budget = (kind: BudgetKind) => {
    const limit = settings[BUDGETS[kind]]
    return limit === 0
      ? { used: used[kind], limit: null, remaining: null }
      : { used: used[kind], limit, remaining: Math.max(0, limit - used[kind]) }
  }
  return {
    month,
    resets_at: nextMonth(now()).toISOString(),
    tokens: budget('tokens'),
    speech_characters: budget('speech_characters'),
    transcription_seconds: budget('transcription_seconds'),
  }
}

async function usedIn(db: Db, userId: UserId, month: string): Promise<Used> {
  const [row] = await db.read<Used>(USED, [userId, month])
  return row ?? { tokens: 0, speech_characters: 0, transcription_seconds: 0 }
}

const USED = `
  select tokens::float8, speech_characters::float8, transcription_seconds::float8
  from assistant_usage where user_id = $1 and month = $2`

function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7)
}

function nextMonth(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1))
}
