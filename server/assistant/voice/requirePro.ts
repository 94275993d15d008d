import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { OpenAiError } from '../openAiErrors.ts'

/** Lets through who has the plan pro or beta access (docs/rules/voice.md, Voice). @throws OpenAiError `forbidden` */
export async function requirePro(
  { db, settings }: { db: Db } & Pick<Deps, 'settings'>,
  userId: UserId,
): Promise<void> {
  if (settings.BETA_ACCESS_FOR_ALL) return
  const [row] = await db.read<{ is_pro: boolean }>(IS_PRO, [userId])
  if (!row?.is_pro) throw new OpenAiError('forbidden', 'Voice is part of the plan Pro.')
}

const IS_PRO = `select plan = 'pro' or beta_access as is_pro from users where id = $1`
