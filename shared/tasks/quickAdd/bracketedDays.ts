import { monthOfName, weekdayOf } from './dateWords.ts'
import { plainOf, type Word } from './words.ts'

const MOST_WORDS = 6
const OPENING = /^\(/
const CLOSING = /\)[,;:.!?]*$/
const NEAR = /^(?:today|tomorrow|tonight)$/
/** What stands beside a day. */
const BESIDE =
  /^(?:other|weeks?|wks?|days?|months?|fortnight|due|by|before|after|about|around|latest|and|to|at|on|from|starting|next|this|every|the|of|until|till?|am|pm|noon|yesterday|morning|morn|afternoon|aft|arvo|evening|eve|night|[-–&+])$/
const SLASHED = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/
const INTRODUCING = /^(?:by|due|on|until|till?|from|starting)$/
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/
/** `(30 mins)`, `(1h)` */
const LENGTH =
  /^(?:(?:allow|approx|about|abt|around) |~)?\d{1,3}(?:\.\d)? ?(?:m|mins?|minutes|h|hrs?|hours?)$/
const CLOCK_OR_NUMBER =
  /^\d{1,2}(?:[:.]\d{2})?(?:am|pm|a|p|h|st|nd|rd|th|-?ish)?(?:[-–]\d{1,2}(?:[:.]\d{2})?(?:am|pm)?)?$/

/**
 * `dentist (tue)`, `team lunch (Thursday 12:30)`, `guitar (30 mins)`: of brackets that hold nothing but a day and its time, or a length, the marks are no part of the
 * words. The cost is linear.
 */
export function withBracketedDays(words: readonly Word[]): Word[] {
  const found = [...words]
  for (let from = 0; from < words.length; from += 1) {
    if (!OPENING.test(words[from]?.text ?? '')) continue
    const to = endOfBracket(words, from)
    if (to === null) continue
    const inside = words.slice(from, to).map(withoutMarks)
    if (!isWhen(inside)) continue
    found.splice(from, to - from, ...inside)
    from = to - 1
  }
  return found
}

/** The index behind the word that closes it; null where it is long, or where words in it are quoted. */
function endOfBracket(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at += 1) {
    const { text = '', escape = null } = words[at] ?? {}
    if (escape !== null || (at > from && OPENING.test(text))) return null
    if (CLOSING.test(text)) return at + 1
  }
  return null
}

function withoutMarks(word: Word): Word {
  const lead = OPENING.exec(word.text)?.[0] ?? ''
  const trail = CLOSING.exec(word.text)?.[0] ?? ''
  const text = word.text.slice(lead.length, word.text.length - trail.length)
  const plain = plainOf(text)
  return { ...word, start: word.start + lead.length, end: word.end - trail.length, text, plain, lead, trail }
}

function isWhen(words: readonly Word[]): boolean {
  const all = words.map(({ plain }) => plain)
  const plains =
    all[0] === 'was' && all.includes('now') ? all.filter((plain) => !/^(?:was|now)$/.test(plain)) : all // "(was tues, now fri)"
  if (LENGTH.test(plains.join(' '))) return true
  if (/^(?:not|was)$/.test(all[0] ?? '') && all.length > 1 && !all.includes('now'))
    return isWhen(words.slice(1)) || CLOCK_OR_NUMBER.test(all[1] ?? '')
  const isMonth = (plain: string) => monthOfName(plain) !== null
  const namesDay =
    plains[0] === 'every' || // "(every 2 wks)"
    plains.some((plain) => isDay(plain) || NEAR.test(plain)) ||
    (INTRODUCING.test(plains[0] ?? '') &&
      plains.some((plain) => SLASHED.test(plain) || ORDINAL.test(plain))) || // "(by 20/3)", "(til 17th)"
    (plains.some(isMonth) && plains.some((plain) => /^\d/.test(plain)))
  return (
    namesDay &&
    plains.every(
      (plain) =>
        isDay(plain) ||
        isMonth(plain) ||
        NEAR.test(plain) ||
        BESIDE.test(plain) ||
        SLASHED.test(plain) ||
        CLOCK_OR_NUMBER.test(plain),
    )
  )
}

/** `tue`, `Mondays`, `mon-fri`, `mon/wed`. */
function isDay(plain: string): boolean {
  return plain
    .split(/[-–/,&+]/)
    .every((part) => weekdayOf(part) !== null || weekdayOf(part.replace(/s$/, '')) !== null)
}
