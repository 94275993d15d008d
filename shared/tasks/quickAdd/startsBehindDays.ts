import { isOtherWord } from './dayNames.ts'
import type { Word } from './words.ts'

/** What people do first of what is on a day. */
const FIRST =
  /^(?:leave|leaving|depart|arrive|meet|collect|taxi|cab|lift|coach|minibus|doors|gates|gate|bag|check-?in)$/
const BEFORE_PARTICLE = /^(?:be|get|set|pick|drop|check|up)$/
const PARTICLE = /^(?:at|in|there|up|off|by|@)$/
const CLOCK = /^@?\d{1,2}(?:[:.]\d{2}(?:[ap]m?)?|[ap]m?|[0-5]\d)$/
const MOST_BETWEEN = 4 // words

/**
 * Whether the words behind a weekday say when people leave or meet for what is on it: "gate 12 sat | leave house 5am", "ferry sun | be at
 * port 7.30am". Such a weekday is hardly another word.
 */
export function isBeforeStart(words: readonly Word[], from: number, to: number): boolean {
  if (from === 0 || isOtherWord(words[from - 1]?.plain ?? '')) return false
  const [first = '', second = ''] = [words[to]?.plain, words[to + 1]?.plain]
  if (!FIRST.test(first) && !(BEFORE_PARTICLE.test(first) && PARTICLE.test(second))) return false
  const behind = words.slice(to + 1, to + 1 + MOST_BETWEEN)
  const at = behind.findIndex(({ plain }) => CLOCK.test(plain))
  return at >= 0 && !behind.slice(0, at).some(({ text }) => /[,;]$/.test(text))
}
