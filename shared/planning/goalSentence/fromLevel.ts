import { isVerb } from './words/verbs.ts'

/**
 * `I can do 10 pushups now, | 50 by Easter`: a goal that is only a number says how far what one can do is to go.
 *
 * @param wish what is wanted, in the person's words
 * @param level where they begin, in their words
 * @returns the wish with the deed and the thing of the level: `do 50 pushups`; of a weight that is to fall, `lose 10 kg`
 */
export function namedByLevel(wish: string, level: string | null): string {
  const target = TARGET.exec(wish)
  const found = LEVEL.exec((level ?? '').replace(/ (?:because|and then) .*$/i, ''))
  if (!target || !found) return wish
  const [, most, to = '', ownUnit] = target
  const [, verb, from = '', things] = found
  const thing = ownUnit ?? things ?? ''
  const isWeight = /^(?:kg|kgs|kilos?|lbs?|pounds?)$/i.test(thing) && /^(?:weigh|am|'m|)$/i.test(verb ?? '')
  if (isWeight) {
    const [end = 0, begin = 0] = [to, from].map((typed) => Number(typed.replace(',', '.')))
    const change = Math.round((end - begin) * 10) / 10
    if (!change) return wish // equal, or no number
    return `${change < 0 ? 'lose' : 'gain'} ${Math.abs(change)} ${thing}`
  }
  const unit = /\d(?:k|km|kg|m)$/i.test(to) ? '' : thing
  if (most !== undefined) return `keep to max ${to} ${thing}`.trim()
  if (LOWERED.test(wish)) return `get down to ${to} ${unit}`.trim()
  const deed = DEEDS.get(verb ?? '') ?? (isVerb(verb ?? '') ? verb : 'reach')
  return `${deed} ${to} ${unit}`.trim()
}

const LOWERED = /\bdown to \d/i
const TARGET =
  /^(?:(?:i |we )?(?:want|need|would like|'d like|aim for|hope for|get|have|drink|eat|make it)(?: (?:it )?down)?(?: to(?: (?:do|get to|reach|make it|be at))?)? )?(?:it |that )?(?:to )?(max(?:imum)? |at most |no more than )?(\d[\d.,]*k?)(?: ([a-z]{1,12}))?$/i
const LEVEL =
  /^(?:(?:right now|currently|now|today|so far|at the moment) )?(?:i'm|i am|i|we)?(?: (?:can|could|only|just|currently|now|already|am|about|at|around))* ?(?!can\b|only\b|just\b|currently\b|at\b)([a-z]+)? ?(?:only |just |about |around |at )?(\d[\d.,]*k?)(?: (?!now\b|right\b|at\b|so\b)([a-z][a-z -]*?))?(?: (?:now|right now|at the moment|so far|currently|already|today|in a row))*$/i
/** What is known is learned. */
const DEEDS = new Map([
  ['know', 'learn'],
  ['manage', 'do'],
])
