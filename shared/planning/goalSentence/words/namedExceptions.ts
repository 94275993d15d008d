import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { DAYS_PER_WEEK } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart, isBeforeBracket } from './clauses.ts'
import { replaceWords } from './replacedWords.ts'
import { MOST_WORDS } from './mostWords.ts'

/**
 * The words of a sentence, in which what is excepted is named by its days: `except if I play football, that's Wed and Sun` says `except on Wed
 * and Sun`, and `Easter Sunday excepted` says `except Easter`. The offsets stay those of what was typed.
 */
export function withNamedExceptions(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 0; at < Math.min(all.length, MOST_WORDS); at += 1) {
    if (all[at]?.plain === 'excepted') exceptedFirst(all, at)
    if (!FIRST.test(all[at]?.plain ?? '') || all[at]?.escape !== null) continue
    const lead =
      LEAD.exec(`${clauseText(all, at, 4)} `)?.[0]
        .trim()
        .split(' ').length ?? 0
    const days = lead === 0 ? null : (daysNamed(all, at + lead) ?? daysBeside(all, at, lead))
    if (days === null) continue
    replaceWords(all, { from: at, to: days }, ['except', 'on'])
    // Behind `i.e.` no part ends.
    const on = all[at + 1]
    if (on) all[at + 1] = { ...on, text: 'on' }
  }
  return all
}

const FIRST = /^(?:except|excluding|unless|apart|aside|other|besides|but|not|no)$/
const LEAD =
  /^(?:but )?(?:except|excluding|unless|(?:apart|aside) from|other than|besides|but not|not|no [a-z]+)(?: for)?(?: on| if| when| whenever| while| during| in)? /
/** So many words say at most what there is on these days. */
const MOST_OF_REASON = 9
/** What says which days they are. */
const NAMES =
  /^(?:so )?(?:that'?s|that is|this is|which(?:'s| is| are| means| happens?)|it'?s|(?:they|these|those) are|they'?re|i\.?e\.?|namely|meaning)(?: (?:on|every|always|usually|mostly|both|each))* /

/** So many days may be excepted behind `so`. */
const MOST_EXCEPTED = 3

/** The index of the days behind `that's`, where a pause parts it from what is excepted; null where no days are named. */
function daysNamed(words: readonly Word[], from: number): number | null {
  for (let at = from; at < from + MOST_OF_REASON; at += 1) {
    if (saysWhen(words[at]?.plain ?? '')) return null
    const isEnd = endsPart(words, at) || /^[-–—]$/.test(words[at]?.text ?? '')
    const names = NAMES.exec(`${clauseText(words, at + 1, 4)} `)?.[0]
    if (names !== undefined) {
      const days = at + 1 + names.trim().split(' ').length
      // `so that's Mon, Tue, Thu, Fri and Sat` are those that are left.
      const most = names.startsWith('so ') ? MOST_EXCEPTED : DAYS_PER_WEEK
      return isDay(words[days]?.plain ?? '') && endsWithDays(words, days, most) ? days : null
    }
    if (isEnd) return null
  }
  return null
}

/** `apart from my late shifts | Tue and Fri`. */
function daysBeside(words: readonly Word[], at: number, lead: number): number | null {
  if (!/^(?:except|excluding|apart|aside|other|besides)$/.test(words[at]?.plain ?? '')) return null
  const first = at + lead
  if (!/^(?:my|the|our)$/.test(words[first]?.plain ?? '')) return null
  for (let days = first + 2; days <= first + 4; days += 1) {
    if (endsPart(words, days - 1) && !isBeforeBracket(words[days - 1])) return null
    if (isDay(words[days]?.plain ?? '')) return endsWithDays(words, days, DAYS_PER_WEEK) ? days : null
    if (/\d/.test(words[days]?.plain ?? '')) return null
  }
  return null
}

function isDay(plain: string): boolean {
  return weekdayOf(plain.replace(/s$/, '')) !== null || weekdayOf(plain) !== null || WEEK.test(plain)
}
const WEEK = /^(?:weekends?|weekdays?)$/

/** Whether nothing but days follows up to the end of the part. */
function endsWithDays(words: readonly Word[], from: number, most: number): boolean {
  let at = from
  let days = 0
  while (at < words.length) {
    const plain = words[at]?.plain ?? ''
    if (!isDay(plain) && !/^(?:and|or|&|\+|the|on|to)$/.test(plain)) return false
    if (isDay(plain)) days += 1
    const isJoined = /^(?:and|or|&)$/.test(words[at + 1]?.plain ?? '') || isDay(words[at + 1]?.plain ?? '')
    if (isDay(plain) && endsPart(words, at) && !isJoined) return days <= most
    at += 1
  }
  return days <= most
}

function saysWhen(plain: string): boolean {
  return /\d/.test(plain) || isDay(plain) || /^(?:mornings|evenings|afternoons|nights)$/.test(plain)
}

/** `Easter Sunday excepted`: in the order in which exceptions are read; the weekday of a feast is none of each week. */
function exceptedFirst(all: Word[], at: number): void {
  let from = at
  while (from > 0 && at - from < MOST_BEFORE && !endsPart(all, from - 1)) from -= 1
  const own = all.slice(from, at)
  const feast = own.findIndex(({ plain }) => /^(?:easter|christmas)$/.test(plain))
  const named = feast < 0 ? own : own.filter((_, nth) => nth !== feast + 1 || !isDay(own[nth]?.plain ?? ''))
  const [first, last] = [own[0], all[at]]
  if (!first || !last || named.length === 0) return
  const mark = /[,;:.!?]+$/.exec(last.text)?.[0] ?? ''
  const except = { ...first, plain: 'except', text: 'except', end: first.start }
  const moved = named.map((word, nth) =>
    nth === named.length - 1 ? { ...word, text: word.plain + mark, end: last.end } : word,
  )
  all.splice(from, at + 1 - from, except, ...moved)
}
/** So many words may stand before `excepted`. */
const MOST_BEFORE = 4
