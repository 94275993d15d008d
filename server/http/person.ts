import type { DayRule } from '#shared/time/localDate.ts'
import type { UserId } from '#server/db/userId.ts'

/** A signed-in person, with what their days and weeks are counted by: known without a query for most requests. */
export type Person = {
  id: UserId
  sessionId: string
  dayRule: DayRule
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
}
