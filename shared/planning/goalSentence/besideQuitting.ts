import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { isVerb } from './words/verbs.ts'

/** `quit smoking and | run 3 times a week`: what is done beside going without; but `quit smoking and drinking` is one. */
export function isBesideQuitting(words: readonly Word[], at: number, from: number): boolean {
  const [deed, next] = [words[from]?.plain ?? '', words[from + 1]?.plain ?? '']
  const isDeed = isVerb(deed) && !deed.endsWith('ing') && !endsPart(words, from)
  const isWanted =
    !/^(?:drink|smoke|snack)$/.test(deed) || /^(?:\d|more\b|water\b|enough\b|less\b)/.test(next)
  return isDeed && isWanted && next !== '' && QUITTING.test(clauseText(words, 0, at))
}
const QUITTING =
  /^(?:(?:i|i'd|i'll|we|want|wanna|would|like|need|plan|hope|going|to|finally|really|just|please) )*(?:quit|stop|give up|cut out) [a-z]+ing\b/
