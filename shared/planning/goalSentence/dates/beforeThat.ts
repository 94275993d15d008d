import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays } from '#shared/time/civil.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { endsPart, isBeforeBracket } from '#shared/planning/goalSentence/words/clauses.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { onWeekday } from './deadlines.ts'

/**
 * `my daughter starts school in September and before that I want to teach her to swim`: before a time that is no single day is until
 * it begins.
 */
export function beforeThat(found: readonly Found[], words: readonly Word[]): Found[] {
  const then = found.find(({ kind, from }) => kind === 'then' && SIDE.test(words[from]?.plain ?? ''))
  if (!then) return [...found]
  const last = found.findLast(({ kind, from }) => kind === 'deadline' && from < then.from)
  return found.map((one): Found => {
    if (one !== last || one.kind !== 'deadline' || !('date' in one.value)) return one
    const { from, isWhole } = one.value
    return from === undefined || isWhole ? one : { ...one, value: { date: addDays(from, -1) } }
  })
}

/** `full time from May, until then 10 hours a week`: what is said of the time before the plan begins is none of its facts. */
export function untilTheStart(found: readonly Found[], words: readonly Word[]): Found[] {
  const then = found.find(
    ({ kind, from }) => kind === 'then' && /^(?:until|till|til)$/.test(words[from]?.plain ?? ''),
  )
  const before = found.findLast(
    (one) => one.from < (then?.from ?? 0) && (one.kind === 'start' || one.kind === 'deadline'),
  )
  if (!then || before?.kind !== 'start') return [...found]
  let to = then.to
  while (to < words.length && (!endsPart(words, to - 1) || to === then.to)) to += 1
  const outside = found.filter((one) => one.to <= then.from || one.from >= to)
  const said: Found = { kind: 'mixed', from: then.from, to, value: true }
  return [...outside, said].toSorted((one, other) => one.from - other.from)
}

/** `start running after my operation | (6 January)`: a date in brackets is that of what comes before it. */
export function startInBrackets(found: readonly Found[], words: readonly Word[]): Found[] {
  return found.map((one): Found => {
    const isDate = one.kind === 'deadline' && 'date' in one.value && isBeforeBracket(words[one.from - 1])
    if (!isDate || one.kind !== 'deadline' || !('date' in one.value)) return one
    let at = one.from - 1
    while (at > 0 && !endsPart(words, at - 1) && words[at]?.plain !== 'after') at -= 1
    return words[at]?.plain === 'after'
      ? { kind: 'start', from: one.from, to: one.to, value: one.value.date }
      : one
  })
}

/** `revise until exams | (start 18 May)`: what begins then is what one gets ready for. */
export function occasionBegins(found: readonly Found[], words: readonly Word[]): Found[] {
  return found.map((one): Found => {
    const occasion = /^they(?:'re)?$/.test(words[one.from - 1]?.plain ?? '') ? one.from - 2 : one.from - 1
    const isOfIt =
      one.kind === 'start' &&
      EXAMS.test(words[occasion]?.plain ?? '') &&
      isBeforeBracket(words[occasion]) &&
      /^(?:start|begin)(?:s|ing|ning)?$/.test(words[one.from]?.plain ?? '')
    if (!isOfIt || one.kind !== 'start') return one
    const own = /^(?:my|the|our)$/.test(words[occasion - 1]?.plain ?? '') ? occasion - 1 : occasion
    const isUntil = SIDE.test(words[own - 1]?.plain ?? '')
    return { kind: 'deadline', from: isUntil ? own - 1 : one.from, to: one.to, value: { date: one.value } }
  })
}
const EXAMS = /^(?:exams?|finals|mocks|midterms|tests|gcses|a-levels|boards|rehearsals)$/

/** `my parents visit | on Friday, need to clean before then`: what takes place then is told of one day, and no rhythm. */
export function dayBeforeThen(
  words: readonly Word[],
  ends: readonly number[],
  context: SentenceContext,
): Found[] {
  const then = words.findLastIndex(
    ({ plain }, at) => /^(?:then|that)$/.test(plain) && SIDE.test(words[at - 1]?.plain ?? ''),
  )
  const on = words.findIndex(({ text }, at) => at < then && text.toLowerCase() === 'on')
  if (on < 0) return []
  let begin = on
  while (begin > 0 && !endsPart(words, begin - 1)) begin -= 1
  const isTold = begin < on - 1 && !isVerb(words[begin]?.plain ?? '')
  const read = isTold ? onWeekday(words.slice(0, ends[on]), on, context) : null
  return read ? [{ kind: 'deadline', from: on, to: read.to, value: { date: read.value } }] : []
}
const SIDE = /^(?:before|by|until|till|til)$/
