import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { readSettings } from '#server/settings/settings.ts'

/** What a person lets go out to a model's provider. */
export type Privacy = { assistantHistory: boolean; dataTrainingConsent: boolean }

/** By the person's settings; the initial ones send the history and let nothing be kept. */
export async function readPrivacy(db: Db, userId: UserId): Promise<Privacy> {
  const { assistantHistory, dataTrainingConsent } = await readSettings(db, userId)
  return { assistantHistory, dataTrainingConsent }
}
