import { clockOf, minutesOf } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { DayWindow } from './dayParts.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { inCommon } from './times.ts'

/** `in the mornings before 8`: windows that have time in common are one; of others the first counts, and the rest stays unread. */
export function windowIn(
  found: readonly Found[],
  rhythms: readonly FoundOf<'rhythm'>[],
  words: readonly Word[],
) {
  // `sleep before 11 on weeknights`: the hour is what is to be reached.
  const isHour = found.some(
    ({ kind, from, to }) =>
      kind === 'target' && words.slice(from, to).some(({ plain }) => SLEEP.test(plain)) && to > from,
  )
  const inRhythm = isHour ? null : (rhythms.find(({ value }) => value.window)?.value.window ?? null)
  const [first, ...others] = found.filter((one): one is FoundOf<'window'> => one.kind === 'window')
  if (!first) return { window: inRhythm, windows: [] }
  let window =
    inRhythm === null && isEveningOfClub(words, first, rhythms) ? laterBy12(first.value) : first.value
  const windows = [first]
  for (const other of others) {
    const common = inCommon(window, laterIn(window, other.value))
    if (!common) continue
    window = common
    windows.push(other)
  }
  const own = inRhythm ? laterIn(inRhythm, window) : window
  // `Tuesday nights from 7 to 9`: what is named from its beginning to its end holds.
  if (own.isSession) return { window: own, windows }
  return { window: (inRhythm && inCommon(own, inRhythm)) ?? own, windows }
}

/** `badminton on Thursdays from 7 till 9`: what people meet for on workdays takes place after work. */
function isEveningOfClub(
  words: readonly Word[],
  { from, to, value }: FoundOf<'window'>,
  rhythms: readonly FoundOf<'rhythm'>[],
): boolean {
  const days = rhythms.flatMap(({ value: { weekdays } }) => weekdays ?? [])
  const isOfWork = days.length > 0 && days.every((day) => day > 0 && day < 6)
  const hours = words.slice(from, to).map(({ plain }) => plain)
  const isBare = !hours.some((plain) => /[ap]m$|^0|morning|evening/.test(plain))
  return (
    isOfWork &&
    isBare &&
    value.isSession === true &&
    value.from >= '07:00' &&
    value.from < '10:00' &&
    (value.to ?? '') <= '12:00' &&
    words.slice(0, from).some(({ plain }) => CLUB.test(plain)) &&
    !words.some(({ plain }) => /^(?:mornings?|kids|school|term)$/.test(plain))
  )
}
const CLUB =
  /^(?:badminton|football|soccer|futsal|basketball|volleyball|netball|handball|hockey|rugby|cricket|squash|tennis|padel|bowling|darts|snooker|choir|band|orchestra|salsa|bachata|tango|zumba|ballroom|improv|judo|karate|poker|bridge|quiz)$/

function laterBy12({ from, to, ...hour }: DayWindow): DayWindow {
  const later = (clock: string) => (clock === '12:00' ? '24:00' : clockOf(minutesOf(clock) + 720))
  return { ...hour, from: later(from), to: to === null ? null : later(to) }
}

/** `evenings after 8`, `Wednesday nights between 8 and 9:30`: the hours are those of the evening. */
function laterIn(part: DayWindow, { from, to, ...hour }: DayWindow): DayWindow {
  // `Saturday mornings from 6 to 9`
  if (part.to === '12:00' && hour.isUnsure && from >= '12:00' && to !== null && to > '12:00') {
    const earlier = (clock: string) => clockOf(minutesOf(clock) - 720)
    return { ...hour, from: earlier(from), to: to === '24:00' ? to : earlier(to) }
  }
  const later = (clock: string) => clockOf(minutesOf(clock) + 720)
  if (hour.isSaid || part.from < '17:00' || from < '01:00' || from >= '12:00') return { ...hour, from, to }
  if (to === null) return { ...hour, from: later(from), to } // `every night at 7:30`
  if (to === '24:00') return { ...hour, from: later(from), to }
  return from >= '05:00' && to <= '12:00' && !inCommon(part, { from, to }) && from !== '05:00'
    ? { ...hour, from: later(from), to: to === '12:00' ? '24:00' : later(to) }
    : { ...hour, from, to }
}

const SLEEP = /^(?:sleep|bed|asleep|up)$/
