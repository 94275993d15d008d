import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { beginsDate } from '#shared/planning/goalSentence/occasions.ts'

/** `quit smoking | next Monday`, `give up meat | in January`: from that day on, or the first of that time, and not until then. */
export function firstDayWithout(
  words: readonly Word[],
  from: number,
  context: SentenceContext,
): Found | null {
  return dayWithout(words, from, context) ?? periodWithout(words, from, context)
}

function dayWithout(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  const before = words.slice(Math.max(0, from - LONGEST_QUIT), from).map(({ plain }) => plain)
  if (!QUITS.test(before.join(' ')) || BOUNDS.test(before.at(-1) ?? '')) return null
  const at = words[from]?.plain === 'on' ? from + 1 : from
  // `stop snacking on Fridays` names days of each week.
  if (
    !ONE_DAY.test(words[at]?.plain ?? '') &&
    !beginsDate(words, at) &&
    weekdayOf(words[at]?.text.toLowerCase() ?? '') === null
  )
    return null
  const day = point(words, at, context)
  const isOne = day?.value.from === day?.value.to
  return day && isOne && !/^(?:night|morning|evening|afternoon)s$/.test(words[day.to]?.plain ?? '')
    ? { kind: 'start', from, to: day.to, value: day.value.from }
    : null
}
const LONGEST_QUIT = 6
const QUITS =
  /^(?:.* )?(?:quit(?:ting)?|giv(?:e|ing) up|stop(?:ping)?|kick(?:ing)?|pack(?:ing)? in) (?!(?:on|at|by)\b)[a-z]+(?: [a-z]+){0,3}$/
const BOUNDS = /^(?:by|until|till|before|since|after|every|each|except|not|for|from|and|or|of|than|only)$/
const ONE_DAY = /^(?:today|tonight|tomorrow|next|this)$/

/** `quit smoking | in January`; `no sugar in January` and `for January` end with it. */
function periodWithout(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  const isIn = words[from]?.plain === 'in'
  if (!isIn && words[from]?.plain !== 'next') return null
  const before = words.slice(Math.max(0, from - LONGEST_QUIT), from).map(({ plain }) => plain)
  const time = point(words, isIn ? from + 1 : from, context)
  if (!time || time.value.from === time.value.to || time.value.from <= context.today) return null
  if (!QUITS.test(before.join(' ')) || BOUNDS.test(before.at(-1) ?? '')) return null
  return { kind: 'start', from, to: time.to, value: time.value.from }
}
