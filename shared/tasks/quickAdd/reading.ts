/** The context in which a typed line is parsed: relative dates depend on it. */
export type ReadingContext = {
  /** `YYYY-MM-DD`. */
  today: string
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
  /** `HH:MM`; without it `in 2h` is not parsed. */
  now?: string | undefined
}
