import { keyword, optional, type Phrase, term } from '#shared/tasks/quickAdd/phrase.ts'

/**
 * A part of the day in which sessions may be placed, `HH:MM` up to `24:00`. At a clock time `to` is null: it lasts as long as a
 * session.
 */
export type DayWindow = {
  from: string
  to: string | null
  /** `7-8pm`: a session takes all of it. */
  isSession?: true
  /** `at 7am`: it is said which half of the day it is. */
  isSaid?: true
  /** Nothing says which half of the day it is. */
  isUnsure?: true
}

/** Nothing is planned before, in the parts that have no beginning of their own. */
export const EARLIEST = '05:00'
/** The end of a day. */
export const MIDNIGHT = '24:00'

/** `when I wake up`, `before breakfast`. */
export const EARLY: DayWindow = { from: EARLIEST, to: '09:00' }

/** `evenings`. */
export const EVENING: DayWindow = { from: '17:00', to: '22:00' }

/** `lunch breaks`. */
export const LUNCH: DayWindow = { from: '12:00', to: '14:00' }

const PARTS: readonly (readonly [name: RegExp, window: DayWindow])[] = [
  [/^mornings?$/, { from: '05:00', to: '12:00' }],
  [/^afternoons?$/, { from: '12:00', to: '17:00' }],
  [/^evenings?$/, EVENING],
  [/^nights?$/, { from: '20:00', to: MIDNIGHT }],
  [/^(?:lunchtimes?|lunchbreaks?)$/, LUNCH],
]

/** `morning`, `evenings`, `lunchtime`: a part of the day by its name. */
export const dayPartWindow: Phrase<DayWindow> = term(
  (plain) => PARTS.find(([name]) => name.test(plain))?.[1] ?? null,
)

/** The part of the day that a word names in the plural: `mornings`. */
export const severalDayParts: Phrase<DayWindow> = term((plain) =>
  plain.endsWith('s') ? (PARTS.find(([name]) => name.test(plain))?.[1] ?? null) : null,
)

/** `my` mornings. */
export const MY = optional(keyword('the', 'my', 'our'))

/** Whether a part of the day that a word names lies outside a window that is said. */
export function isPartOutside(plain: string, { from, to }: DayWindow): boolean {
  const part = PARTS.find(([name]) => name.test(plain))?.[1]
  return part?.to != null && to !== null && (part.to <= from || part.from >= to)
}
