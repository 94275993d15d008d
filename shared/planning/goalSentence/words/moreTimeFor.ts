import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Rewriting } from './plainerLeads.ts'
import { baseOf, isVerb } from './verbs.ts'

/** What is to have more time: with what somebody does it is done more, with somebody or something it is spent. */
const FOR: Rewriting = (all, before = '', joint = '', thing = '') => {
  const [first = ''] = thing.toLowerCase().split(' ', 1)
  const base = baseOf(first)
  if (/^to$/i.test(joint)) return isVerb(first) ? `${before}${thing}` : all
  // `more time for | drawing`
  if (base !== null) return `${before}${base}${thing.slice(first.length)}`
  // `more time for | yoga`: the verb is that of every sentence about it.
  if (/^for$/i.test(joint) && patternOf(first) !== 'general') return `${before}${thing}`
  if (/^with$/i.test(joint)) return `${before}spend more time with ${thing}`
  return /^(?:my ?self|me|us|ourselves)$/.test(first)
    ? `${before}make more time for ${thing}`
    : `${before}spend more time on ${thing}`.replace(
        / on (?=(?:my |our |the )?(?:famil|friend|kid|child|wife|husband|partner|parents?|mum|mom|dad|dog|sons?\b|daughter|grand))/i,
        ' with ',
      )
}

/**
 * `more time for drawing` says `draw`, `more time with my kids` says `spend more time with my kids`: what is wanted is no time, and what
 * it is for has a verb of its own.
 */
export const MORE_TIME_FOR: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    /^(\s*)(?:(?:i|we)(?:['’]?d| would)? )?(?:(?:(?:really|just) )?(?:want|wanna|need|like|love|wish|hope|get|have|make|find|to) ){0,4}more time (for|to|with) ([a-z]+(?: [a-z]+){0,3})/gi,
    FOR,
  ],
]
