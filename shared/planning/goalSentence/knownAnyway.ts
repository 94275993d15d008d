import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { backReference, restOfWeek, spareTime } from './amounts/targets.ts'
import type { SentenceContext } from './context.ts'
import type { Found } from './found.ts'
import { rhythm } from './rhythms/rhythms.ts'
import { ON_DAYS } from './times/exclusions.ts'

const INCLUDED = /^(?:included|ok|okay|too)$/

/** What a plan does anyway, or was said already: `in my free time`, `rest of the week off`, `by then`. */
export function knownAnyway(words: readonly Word[], from: number, context: SentenceContext): Found | null {
  const spare = spareTime(words, from, context)
  if (spare) return { kind: 'spare time', from, ...spare }
  const rest = restOfWeek(words, from)
  if (rest !== null) return { kind: 'rest', from, to: rest, value: true }
  // `3 times a week, weekends included`, `Saturdays and Sundays included`
  const isNear = words.slice(from, from + 7).some(({ text }) => /^(?:included|ok|okay|too)[,.]?$/i.test(text))
  const days = isNear ? rhythm(words, from, context) : null
  const isAmong =
    days?.value.weekdays?.every((day) => [0, 6].includes(day)) || /^weekdays$/.test(words[from]?.plain ?? '')
  if (days && isAmong && INCLUDED.test(words[days.to]?.plain ?? ''))
    return { kind: 'rest', from, to: days.to + 1, value: true }
  // `lights out at 10:30, even on weekends`, `get up at 7 every day, also on weekends`
  const isMore = words[from]?.text === 'even' || (words[from]?.plain === 'also' && isDailyBefore(words, from))
  const even = isMore ? ON_DAYS(words, from + 1, context) : null
  if (even) return { kind: 'rest', from, to: even.to, value: true }
  const then = backReference(words, from, context)
  return then && { kind: 'then', from, ...then }
}

/** Whether all days are named before: days that are named again belong to them. */
function isDailyBefore(words: readonly Word[], at: number): boolean {
  return words
    .slice(0, at)
    .some(
      ({ plain }, before) =>
        plain === 'daily' ||
        (/^(?:every|each)$/.test(plain) &&
          /^(?:day|morning|evening|night)$/.test(words[before + 1]?.plain ?? '')),
    )
}
