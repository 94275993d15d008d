import { hasWords, searchWords } from '#shared/text/searchWords.ts'
import { parserOf, type Reading } from './parser.ts'
import { meaning, term } from './phrase.ts'
import type { NamedPartner } from './reading.ts'

/** Two letters or more, in parts joined by hyphens or underscores. */
const NAME = /^@([\p{L}\p{N}_][\p{L}\p{N}\p{M}_-]+)$/u

/** `@ann`: the handle of an active partner, or words, joined by hyphens, with which words of exactly one partner's name begin. */
export const parseWitness = parserOf(
  meaning(
    term((plain, _word, { partners = [] }) => partnerOf(NAME.exec(plain)?.[1], partners)),
    ({ id, name }): Reading => ({ place: 'anywhere', finding: { kind: 'witness', id, name } }),
  ),
)

function partnerOf(typed: string | undefined, partners: readonly NamedPartner[]): NamedPartner | null {
  if (typed === undefined || partners.length === 0) return null
  const byHandle = partners.find(({ handle }) => handle === typed.toLowerCase())
  if (byHandle) return byHandle
  const searched = searchWords(typed)
  const named = partners.filter(({ name }) => searched.length > 0 && hasWords(searchWords(name), searched))
  const [first, ...others] = named
  return first !== undefined && others.length === 0 ? first : null
}
