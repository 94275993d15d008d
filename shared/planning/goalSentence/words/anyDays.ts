import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from './clauses.ts'
import { replaceWords } from './replacedWords.ts'
import { MOST_WORDS } from './mostWords.ts'

/**
 * The words of a sentence, in which days that nobody names are counted: `on any two weekdays` says `2 times a week not at weekends`, `any
 * two evenings` says `two evenings a week`. The offsets stay those of what was typed.
 */
export function withAnyDays(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 0; at < Math.min(all.length, MOST_WORDS); at += 1) {
    if (!BEGINS.test(all[at]?.plain ?? '') || all[at]?.escape !== null) continue
    // `Sunday and | one weekday`
    const isBehindDay = JOINT.test(all[at - 1]?.plain ?? '') && dayOf(all[at - 2]) !== null
    if (NO_RHYTHM.test(all[at - 1]?.plain ?? '') && !isBehindDay) continue
    const text = textFrom(all, at)
    const said = WEEKDAYS.exec(text) ?? ANY.exec(text)
    if (!said) continue
    const [form, isAny, count = '', unit = ''] = said
    const to = at + form.split(' ').filter((one) => one !== '' && one !== ',').length
    // `one weekday and | Sunday`: one more.
    const more = JOINT.test(all[to]?.plain ?? '') ? (all[to + 1]?.plain === 'on' ? to + 2 : to + 1) : to
    const isWithDay = more > to && dayOf(all[more]) !== null
    if (isBehindDay) asEachWeek(all, at - 2)
    if (isWithDay) asEachWeek(all, more)
    const isPart = isBehindDay || isWithDay
    if (!unit.startsWith('weekday') && isAny === undefined) continue
    const often = unit.startsWith('weekday')
      ? ['times', 'a', 'week', 'not', 'at', 'weekends']
      : [unit, 'a', 'week']
    replaceWords(all, { from: at, to }, [count, ...(isPart ? [unit] : often)])
  }
  return all
}

const BEGINS = /^(?:on|any|one|two|three|four|[1-5])$/
/** `over two weekdays`, `every two weekdays`. */
const NO_RHYTHM =
  /^(?:on|any|over|in|within|for|last|next|first|these|those|other|every|of|to|or|and|than|until|-)$/
const COUNT = '(one|two|three|four|five|six|[1-6])'
const A_WEEK = '(?: (?:a|per|each|every) week)?'
const WHICHEVER =
  "(?:(?: ,)? (?:whichever(?: ones?)?(?: suits?| works?)?(?: me)?|(?:it )?doesn'?t matter which(?: ones?)?|no matter which(?: ones?)?|i don'?t (?:care|mind) which(?: ones?)?|any(?: of them)?(?= (?:,|$))))?"
/** `on any two weekdays`; but not `on two weekdays in December` and `2 weekday rides`. */
const WEEKDAYS = new RegExp(
  `^(?:on )?(any )?${COUNT} (?:of the )?(weekdays|weekday(?= (?:,|and|plus|&|a|per|each|for|at|before|after) | $))${A_WEEK}${WHICHEVER}(?= )(?! (?:in|of|this|next|before|from|evenings?|mornings?|afternoons?|nights?|lunch(?:times?)?) )`,
)
const ANY = new RegExp(
  `^(?:on |in )?(any )${COUNT} (?:of the )?(days|evenings|mornings|afternoons|nights)${A_WEEK}${WHICHEVER}(?= )(?! (?:in|of|this|next|before) )`,
)

const JOINT = /^(?:and|plus|&|\+)$/

function dayOf(word: Word | undefined): number | null {
  return word?.escape === null ? weekdayOf(word.plain.replace(/s$/, '')) : null
}

/** `Sunday` beside such days is each week. */
function asEachWeek(all: Word[], at: number): void {
  const [word, day] = [all[at], dayOf(all[at])]
  if (word && day !== null) all[at] = { ...word, plain: `${WEEKDAY_NAMES[day]?.toLowerCase()}s` }
}

/** The next words, with a comma of its own where one ends its part. */
function textFrom(words: readonly Word[], at: number): string {
  return `${words
    .slice(at, at + MOST_OF_FORM)
    .map(({ plain }, nth) => (endsPart(words, at + nth) ? `${plain} ,` : plain))
    .join(' ')} `
}
const MOST_OF_FORM = 12
