import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What a model is saying in a run at this moment. */
export type Words = {
  messageId: string
  stepId: string
  /** Of its step in the run. */
  position: number
  /** When it began. */
  begun: Date
  /** What came so far. */
  text: string
}

/** UTF-16 units. A text that grows longer is stored when it has ended, as everywhere: it would be written again each second. */
const LONGEST_STORED = 65_536

/**
 * What of a run's words is to be stored each time that it is called, as JSON; null where nothing came since.
 *
 * @param current what its model is saying; null when it is silent
 */
export function createWordsToStore(current: () => Words | null): () => string | null {
  let stored = ''
  return () => {
    const words = current()
    if (!words || words.text.length > LONGEST_STORED) return null
    const mark = `${words.messageId} ${words.text.length}`
    if (mark === stored) return null
    stored = mark
    return JSON.stringify(words)
  }
}

/** What another server's model is saying in a run, as it was stored last; null where it is saying nothing. */
export async function storedWords(db: Db, userId: UserId, runId: string): Promise<Words | null> {
  const [run] = await db.read<{ words: Stored | null }>(WORDS, [userId, runId])
  return run?.words ? { ...run.words, begun: new Date(run.words.begun) } : null
}

type Stored = Omit<Words, 'begun'> & { begun: string }

const WORDS = 'select words from runs where user_id = $1 and id = $2'
