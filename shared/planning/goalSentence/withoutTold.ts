import { addDays } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import type { Found } from './found.ts'
import { isOccupation } from './words/occupations.ts'
import { IS_OFF, PAST } from './toldConditions.ts'
import type { Span } from './words/wordSpan.ts'
import { isMeantThen, OFFERS_TIME } from './stories.ts'

/** The facts of a sentence without those of the story before the wish. */
export function withoutTold(found: readonly Found[], words: readonly Word[], to: number): Found[] {
  if (to === 0 || saysOnlyWhen(found, words, to)) return [...found]
  const isDated = found.some(({ kind, from }) => kind === 'deadline' && from >= to)
  const isUntilThen = found.some(({ kind, from }) => kind === 'then' && from >= to)
  return found.flatMap((one): Found[] => {
    if (one.from >= to) return [one]
    const clause = clauseAround(words, one.from, to)
    const text = words
      .slice(clause.from, clause.to)
      .map(({ plain }) => plain)
      .join(' ')
    const own = clauseText(words, one.from, one.to - one.from)
    if ((OFFERS_TIME.test(text) || OFFERS_TIME.test(own)) && one.kind !== 'deadline') return [one]
    // `I have ADHD so 10 minute | chunks only`
    const isOfChunks =
      one.kind === 'length' && /^(?:chunks|bursts|blocks|bits|slots)$/.test(words[one.to - 1]?.plain ?? '')
    if (isOfChunks) return [one]
    if (one.kind === 'not on' || one.kind === 'level' || one.kind === 'then') return [one]
    // `my course starts on 11 January and | I want to study`
    // `after Christmas | I want to swim`
    const isAll =
      one.to >= clause.to &&
      words.slice(clause.from, one.from).every(({ plain }) => /^(?:and|so|but|because)$/.test(plain))
    if (one.kind === 'start' && (isAll || BEGINS.test(text) || UNTIL.test(text))) return [one]
    // `I'm learning English | for 5 years`
    if (one.kind === 'deadline' && /^for (?:\d+|two|three|four|five|six|ten|many|a few) years?\b/.test(own))
      return []
    // `this winter | I want to go out`
    if (isAll && one.kind === 'deadline' && 'date' in one.value && IS_PERIOD.test(own)) return [one]
    if (isMeantThen(words, to) && (one.kind === 'window' || one.kind === 'rhythm')) return [one]
    // `mornings are out`; but `I can't make noise | after 9` is no time for it.
    if (one.kind === 'window')
      return words.slice(one.from, one.to).some(({ plain }) => REFUSES.test(plain)) ? [one] : []
    // `I've got an exam on Friday` is no past.
    const isPast = PAST.test(text.replace(/(?:'ve|\bhave|\bhas|^(?:just )?) ?got (?=my|an?\b|the\b)/, ''))
    const isPlain = !(
      isPast ||
      /\bbeen [a-z]+ing\b/.test(text) ||
      IS_OFF.test(text) ||
      (isOccupation(text.split(' ')) && !isUntilThen)
    )
    // `my sister is staying until the 10th`: what ends then may be what begins.
    const isOfGuest = UNTIL.test(text) && STAYS.test(text)
    // `I'm on crutches until mid January`: no end of what is done meanwhile.
    const isHurt = UNTIL.test(text) && HURT.test(text)
    if (one.kind !== 'deadline' || isDated || !isPlain || isOfGuest || isHurt) return []
    if (/^this (?:year|month|week)$/.test(own)) return []
    const { value } = one
    // `we expect a baby in May`: until then.
    return 'date' in value && value.from !== undefined && !value.isWhole
      ? [{ ...one, value: { date: addDays(value.from, -1) } }]
      : [one]
  })
}

/** `five days a week | I have to practise`: nothing is told before the wish. */
function saysOnlyWhen(found: readonly Found[], words: readonly Word[], to: number): boolean {
  return words
    .slice(0, to)
    .every(({ plain }, at) => plain === 'and' || found.some((one) => one.from <= at && at < one.to))
}

const IS_PERIOD =
  /^(?:(?:in|over|during) )?(?:this|next) (?:year|month|winter|spring|summer|autumn|fall|week)$/
const BEGINS = /\b(?:starts?|begins?)\b/
const STAYS = /\b(?:stays?|staying|visit(?:s|ing)|away|here|with (?:me|us)|in town)\b/
const HURT =
  /\b(?:on crutches|in (?:a )?(?:cast|plaster|boot|sling|splint|brace|wheelchair)|injured|signed off|off (?:sick|work)|recovering|on antibiotics)\b/
const UNTIL = /\b(?:until|till|til)\b/
const REFUSES = /^(?:out|not|no|never|can't|cant|cannot|don't|bad|busy|impossible)$/
function clauseAround(words: readonly Word[], at: number, end: number): Span {
  let from = at
  while (from > 0 && !endsPart(words, from - 1) && !/^(?:and|so|but|because)$/.test(words[from]?.plain ?? ''))
    from -= 1
  let to = at + 1
  while (to < end && !endsPart(words, to - 1) && !/^(?:and|so|but|because)$/.test(words[to]?.plain ?? ''))
    to += 1
  return { from, to }
}
