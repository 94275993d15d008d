import { MONTH } from '../monthNames.ts'
import { type Correction, type Kind, NO_COUNT } from './kind.ts'

const LEAD = '(?:by|in|until|till|before|on|from|for|starting)\\s+(?:the\\s+)?'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const OF_MONTH = `(?:${DAY}\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+${DAY})(?![a-z\\d])`
const NAMED = `(?:(?:the\\s+)?(?:end|middle|start|beginning|mid|early|late)[\\s-]+(?:of\\s+)?)?(?:${MONTH}|christmas|xmas|new year|easter|(?:next\\s+)?(?:spring|summer|autumn|winter))(?![a-z])|(?:next|this)\\s+(?:week|month|year|weekend)(?![a-z])|tomorrow`
const ORDINAL = '(?:the\\s+)\\d{1,2}(?:st|nd|rd|th)(?![a-z])|\\d{1,2}(?:st|nd|rd|th)(?![a-z])'
const YEAR = ',?\\s+20\\d\\d(?!\\d)'
const PARTS = new RegExp(`^(${LEAD})?((?:the\\s+)?${OF_MONTH}|${NAMED}|${ORDINAL}|\\d{1,2})(${YEAR})?$`, 'i')
const BOTH = new RegExp(`^(?:the\\s+)?(?:${DAY}(\\s+(?:of\\s+)?${MONTH})|(${MONTH}\\s+)${DAY})$`, 'i')

/** A date of the calendar, a month or a festival, with what leads to it: `by 15 January`, `in June`, `the 18th`. */
export const DATES: Kind = {
  source: `(?<![\\w.])(?:${LEAD})?(?:(?:(?:the\\s+)?${OF_MONTH}|${NAMED})(?:${YEAR})?|${ORDINAL})`,
  merged: mergedDates,
}
/** `15 January, sorry 18`: the day alone, right behind its date. */
export const DAY_OF_DATE: Kind = {
  source: `(?<![\\w.])\\d{1,2}(?![\\w.:])${NO_COUNT}`,
  merged: (said) => (said.isBeside && /\d/.test(said.old) ? mergedDates(said) : null),
}

function mergedDates({ old, meant, mark, isBeside }: Correction): string | null {
  const [, lead = '', date = '', year = ''] = PARTS.exec(old) ?? []
  const [, otherLead = '', other = '', otherYear = year] = PARTS.exec(meant) ?? []
  if (date === '' || other === '') return null
  if (mark === 'no' && !isBeside) return null
  // `May` and `March` are words too: without what leads to them they are no dates.
  const isMonth = new RegExp(`^${MONTH}$`, 'i')
  if ([date, other].some((one) => isMonth.test(one)) && lead === '') return null
  return `${lead || otherLead}${withMonth(date, other)}${otherYear}`
}

/** `15 January`, and `the 18th` in its place: the day is of the same month. */
function withMonth(date: string, meant: string): string {
  const day = /^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?$/i.exec(meant)?.[1]
  const [, behind, before] = BOTH.exec(date) ?? []
  if (day === undefined || (behind ?? before) === undefined) return meant
  return behind === undefined ? `${before}${day}` : `${day}${behind}`
}
