import { either, keyword, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { DAILY, type Rhythm } from './rhythm.ts'

const MORNING = either<unknown>(
  sequence(
    optional(keyword('every', 'each', 'in')),
    optional(keyword('the')),
    optional(sequence(keyword('first'), keyword('thing'), optional(keyword('in')), optional(keyword('the')))),
    keyword('morning'),
  ),
  sequence(keyword('before', 'after', 'with', 'at'), keyword('breakfast')),
)

const LATER = either<unknown>(
  sequence(
    optional(keyword('every', 'each', 'in', 'at')),
    optional(keyword('the')),
    keyword('night', 'evening', 'afternoon', 'bedtime', 'lunchtime'),
  ),
  sequence(
    keyword('before', 'after', 'with'),
    keyword('bed', 'bedtime', 'sleep', 'lunch', 'dinner', 'supper', 'tea'),
  ),
)

const AND = keyword('and', '&', '+')

const ONCE_AND_AGAIN = either<unknown>(
  sequence(MORNING, AND, optional(keyword('again')), LATER),
  sequence(LATER, AND, optional(keyword('again')), LATER),
  sequence(
    keyword('before', 'after', 'with', 'at'),
    keyword('breakfast', 'lunch'),
    AND,
    keyword('lunch', 'dinner', 'supper', 'bed', 'bedtime'),
  ),
  sequence(
    keyword('before', 'after'),
    AND,
    keyword('before', 'after'),
    keyword('breakfast', 'lunch', 'dinner', 'work', 'school'),
  ),
)

/** `stretch morning and night`, `5 minutes each morning and before bed`, `before breakfast and after dinner`. */
export const twiceADay: Phrase<Rhythm> = (words, at, context) => {
  if (!words.slice(at + 1, at + 7).some(({ text }) => /^(?:and|&|\+)$/i.test(text))) return null
  const read = ONCE_AND_AGAIN(words, at, context)
  // `not in the morning and at night`, `run in the morning and in the evening study`
  const isOther = REFUSES.test(words[at - 1]?.plain ?? '') || isVerb(words[read?.to ?? at]?.plain ?? '')
  return read && !isOther ? { value: { ...DAILY, perDay: 2 }, to: read.to } : null
}
const REFUSES = /^(?:not|never|no|nor|except|but|without)$/
