import { keyword, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { clock, textOf } from './clocks.ts'
import { type DayWindow, EARLIEST } from './dayParts.ts'

/** In minutes of the day. */
const MORNING_ENDS = 13 * 60
const UNTIL_CLOCK = sequence(keyword('until', 'till', 'to'), clock)

/** `mornings free | until 10`, `weekday mornings | till 7.30` */
export const morningsUntil: Phrase<DayWindow> = (words, at, context) => {
  const isFree = /^(?:free|off|only|available)$/.test(words[at - 1]?.plain ?? '')
  const isOfMorning = /^mornings?$/.test(words[at - (isFree ? 2 : 1)]?.plain ?? '')
  const read = isOfMorning ? UNTIL_CLOCK(words, at, context) : null
  const isLength = /^(?:days?|weeks?|months?|years?)$/.test(words[read?.to ?? at]?.plain ?? '')
  return read && !isLength && read.value[1].minutes < MORNING_ENDS
    ? { value: { from: EARLIEST, to: textOf(read.value[1].minutes) }, to: read.to }
    : null
}
