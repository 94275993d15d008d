import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { type Rhythm, withDays } from './rhythm.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'

/** The first, and where it names days all others that do: `Mondays at home, Fridays at the club`. */
export function rhythmsIn(found: readonly Found[], everything: readonly Found[]): FoundOf<'rhythm'>[] {
  const hasLength = found.some(({ kind }) => kind === 'length')
  const said = found.filter(
    (one): one is FoundOf<'rhythm'> =>
      one.kind === 'rhythm' && !isOfSecondLength(one, hasLength ? everything : []),
  )
  // `every Sunday, and once a month to the sea`: no one rhythm can say both.
  const [first] = said
  if (first?.value.rarely) {
    // `every two weeks, | on Sundays`
    const day = said.find(({ value, from }) => from > first.from && isDayOf(first.value, value))
    return day ? [first, day] : [first]
  }
  const weekly = said.filter(({ value }) => !value.rarely)
  const all = weekly.length > 1 ? weekly.filter(({ value }) => !value.isImplied) : weekly
  const days = all.filter(({ value }) => value.weekdays)
  const named = days.filter(({ value }) => isAtHoursOf(value, days[0]?.value))
  if (named.length === 0) return all.slice(0, 1)
  const counted = all.filter(({ value }) => !value.weekdays)
  const count = new Set(named.flatMap(({ value }) => value.weekdays ?? [])).size
  // `3 times a week, the long run on Sundays`: the day is one session's, and stays unread.
  const often = counted[0]
  if (often && !often.value.isDaily && often.value.perWeek > count) return [often]
  // `grammar on Tuesdays and vocabulary every day`: the second is that of something else.
  const last = named.at(-1)
  const isOfOther = often?.value.isDaily === true && last !== undefined && often.from > last.to + 1
  return isOfOther ? named : [...named, ...counted.slice(0, 1)]
}

/** Whether a rhythm says on which day another one is, that is rarer than weekly. */
function isDayOf({ rarely, window }: Rhythm, { rarely: other, weekdays, window: ofDay }: Rhythm): boolean {
  const isOne = weekdays?.length === 1 || weekdays?.join() === '0,6'
  const isOpen =
    rarely !== undefined && 'weekdays' in rarely ? rarely.weekdays === null : rarely?.every === 'month'
  return isOne && isOpen && !other && !(window && ofDay)
}

/** `weekday evenings and Saturday mornings`: a plan has one part of the day, and the other days stay unread. */
function isAtHoursOf({ window }: Rhythm, first: Rhythm | undefined): boolean {
  if (!window && first?.window) return false
  // `weekends and Friday afternoons`
  if (window && first && !first.window && AT_ANY_HOUR.includes(first.weekdays?.join('') ?? '')) return false
  return !window || !first?.window || (window.from === first.window.from && window.to === first.window.to)
}

/** Weekends and workdays, which have no part of the day that is said of another day. */
const AT_ANY_HOUR = ['06', '12345']

/** `half an hour a day and 2 hours on Saturdays`: the days of another length are not those of all. */
function isOfSecondLength(one: Span, found: readonly Found[]): boolean {
  const lengths = found.filter((other): other is FoundOf<'length'> => other.kind === 'length')
  const [first] = lengths
  // `1 hour every weekday evening, 2 hours on Sundays`: the first days are those of the first length.
  if (first && one.from === first.to) return false
  // `40 hours in total, 2 hours on Saturdays`: the second is that of each session.
  if (first?.value.of === 'total') return false
  const others = lengths.slice(1).filter(({ value }) => value.minutes !== first?.value.minutes)
  return others.some(({ to, from }) => one.from === to || one.to === from)
}

/** `twice a week, Tuesdays and Thursdays`: the days say more. `every day` with days says the days. */
export function joined(sum: Rhythm | null, next: Rhythm): Rhythm {
  if (!sum) return next
  if (sum.rarely && sum.rarely.every !== 'weekday of a month' && next.weekdays)
    return { ...sum, rarely: { ...sum.rarely, weekdays: [...next.weekdays] } }
  return sum.weekdays && next.weekdays ? withDays(sum, next) : sum.weekdays ? sum : next
}
