import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { inCommon } from '#shared/planning/goalSentence/times/times.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

type Pair = { days: FoundOf<'rhythm'>; time: FoundOf<'window'> }

/**
 * `weekdays at lunch, weekends in the morning`: a plan has one part of the day. Days that have another one than the first stay unread
 * with it, so that nothing is planned on them at the wrong time.
 */
export function withOneWindow(found: readonly Found[], words: readonly Word[]): Found[] {
  const pairs = found.flatMap((days): Pair[] => {
    if (days.kind !== 'rhythm' || !days.value.weekdays) return []
    const time = found.find(
      (one): one is FoundOf<'window'> =>
        one.kind === 'window' && one.from === days.to && !endsPart(words, days.to - 1),
    )
    return time ? [{ days, time }] : []
  })
  const [first, ...others] = pairs
  if (!first) return [...found]
  const apart = others.filter(
    ({ time }) => inCommon(first.time.value, time.value) === null && !isSame(first, time),
  )
  return found.flatMap((one): Found[] => {
    if (apart.some(({ time }) => time === one)) return []
    const pair = apart.find(({ days }) => days === one)
    return [pair ? { kind: 'mixed', from: pair.days.from, to: pair.time.to, value: true } : one]
  })
}

function isSame({ time: first }: Pair, { value }: FoundOf<'window'>): boolean {
  return first.value.from === value.from && first.value.to === value.to
}
