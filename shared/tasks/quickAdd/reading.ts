/** A goal that a line may name. */
export type NamedGoal = { id: string; title: string }

/** An active partner whom a line may name. */
export type NamedPartner = { id: string; handle: string; name: string }

/** The context in which a typed line is parsed: relative dates depend on it. */
export type ReadingContext = {
  /** `YYYY-MM-DD`. */
  today: string
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
  /** `HH:MM`; without it `in 2h` is not parsed. */
  now?: string | undefined
  /** The person's active goals; without them `*goal` is not parsed. */
  goals?: readonly NamedGoal[] | undefined
  /** The person's active partners; without them `@partner` is not parsed. */
  partners?: readonly NamedPartner[] | undefined
  /** Whether the task can have reminders; without it `remind:10m` is not parsed. */
  reminders?: boolean | undefined
}
