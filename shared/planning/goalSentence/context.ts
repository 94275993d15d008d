/** On what the meaning of a sentence depends. */
export type SentenceContext = {
  /** The person's local date. */
  today: string
  /** Their first day of the week, 0 Sunday to 6 Saturday. */
  weekStart: number
  /** South of the equator, where summer ends in February. */
  isSouthern?: boolean
  /** The first and the last working hour of their days, `HH:MM`; 09:00 to 17:00 where it is not known. */
  workday?: readonly [start: string, end: string] | null
}
