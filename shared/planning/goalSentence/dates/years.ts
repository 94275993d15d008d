import { either, keyword, meaning, type Phrase, sequence, term } from '#shared/tasks/quickAdd/phrase.ts'

const YEAR = /^20[2-9]\d$/
/** `2028`, `next year`. */
export const year: Phrase<number> = either(
  term((plain) => (YEAR.test(plain) ? Number(plain) : null)),
  meaning(sequence(keyword('next'), keyword('year')), (_, { today }) => Number(today.slice(0, 4)) + 1),
)
