import {
  either,
  keyword,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'
import { number } from './numbers.ts'
import { isSign, MONEY, WORK } from './units.ts'

/** How much is to be done in all. A distance is one session's where a rhythm follows it directly. */
export type Amount = { value: number; unit: string; kind: 'money' | 'distance' | 'work' }

const DISTANCE = /^(km|kms|kilomet(?:er|re)s?|miles?|mi|laps?|lengths)$/
/** `a book` says how many no more than `the book` does. */
const INDEFINITE = /^(an?|few|couple)$/
const BEFORE = /^([$€£¥])(\d[\d.,]*)(k)?$/
const BEHIND = /^(\d[\d.,]*)(k)?([$€£¥]|eur|usd|gbp|chf)$/
const JOINED = /^(\d[\d.,]*)-?([a-z]+)$/

/** A number in digits as people write amounts: `1,200`, `1.200,50`, `2.5`, `5k`; or in words. */
export const quantity: Phrase<number> = either(
  term((plain) => {
    const [, digits, thousand] = /^(\d[\d.,]*)(k)?$/.exec(plain) ?? []
    return digits === undefined ? null : valueOf(digits, thousand)
  }),
  (words, at, context) => (INDEFINITE.test(words[at]?.plain ?? '') ? null : number(words, at, context)),
)

/** `a month`, `per week`, `/day`, `monthly`: the amount before it is that of each. */
export const perTime: Phrase<Per | 'other'> = either<Per | 'other'>(
  meaning(
    sequence(
      keyword('a', 'per', 'each', 'every'),
      optional(keyword('single')),
      keyword('day', 'week', 'fortnight', 'month', 'quarter', 'year'),
    ),
    ([, , unitOfTime]) => perOf(unitOfTime),
  ),
  meaning(sequence(keyword('a', 'per'), keyword('night', 'evening')), () => 'day' as const),
  meaning(sequence(keyword('in'), keyword('the'), keyword('week', 'month')), ([, , unit]) => perOf(unit)),
  // `100 at the beginning of each month`
  meaning(
    sequence(
      keyword('at', 'on'),
      keyword('the'),
      keyword('beginning', 'start', 'end', 'first', '1st'),
      keyword('of'),
      keyword('each', 'every', 'the'),
      keyword('week', 'month'),
    ),
    ([, , , , , unitOfTime]) => perOf(unitOfTime),
  ),
  // `150 every two weeks`
  meaning(
    sequence(
      keyword('every'),
      either<unknown>(number, keyword('other', 'second')),
      keyword('weeks', 'week', 'months', 'month', 'days'),
    ),
    () => 'other' as const,
  ),
  meaning(keyword('fortnightly', 'biweekly', 'bimonthly'), () => 'other' as const),
  term((plain) => {
    const [, named] = /^(?:\/(day|week|month)|(monthly|weekly|daily|yearly|annually))$/.exec(plain) ?? []
    if (named) return perOf(named)
    return plain === 'monthly'
      ? 'month'
      : plain === 'weekly'
        ? 'week'
        : plain === 'daily'
          ? 'day'
          : /^(?:yearly|annually)$/.test(plain)
            ? 'other'
            : null
  }),
)

export type Per = 'month' | 'week' | 'day'

function perOf(unitOfTime: string): Per | 'other' {
  return unitOfTime === 'month' || unitOfTime === 'week' || unitOfTime === 'day' ? unitOfTime : 'other'
}

/** `500 french words`, `12 good books`. */
const adjective = term((plain) =>
  /^[a-z]{3,}(?:-[a-z]+)?$/.test(plain) &&
  !/^(?:times|and|per|for|hours?|minutes?|days?|weeks?|months?|years?|more)$/.test(plain)
    ? plain
    : null,
)
const unit = term(
  (plain) => kindOf(plain) ?? (isSign(plain) ? { name: plain, kind: 'money' as const } : null),
)

/** `a page a day`, `one chapter a week`: one of something counts with how often alone. */
const oneOfEach: Phrase<Amount> = (words, at, context) => {
  if (!/^(?:an?|one)$/.test(words[at]?.plain ?? '')) return null
  // `one non fiction book a month`
  for (let to = at + 1; to <= at + 3; to += 1) {
    const name = words[to]?.plain ?? ''
    const isOne =
      WORK.test(name) &&
      !name.endsWith('s') &&
      (perTime(words, to + 1, context) !== null || EACH_PART.test(clauseText(words, to + 1, 2)))
    if (isOne) return { value: { value: 1, unit: name, kind: 'work' }, to: to + 1 }
    if (!adjective(words, to, context)) return null
  }
  return null
}

/** `a chapter | each evening`. */
const EACH_PART = /^(?:every|each) (?:morning|evening|night|afternoon|weekday)$/

/** `pushups | 50/day`: the thing comes before its number. */
const behindThing: Phrase<Amount> = (words, at, context) => {
  if (!/^\d/.test(words[at]?.plain ?? '')) return null
  const of = /^to$/.test(words[at - 1]?.plain ?? '') ? at - (words[at - 2]?.plain === 'up' ? 3 : 2) : at - 1
  // `write cards this week, 5 a day`
  const isApart = words[at - 1]?.text.endsWith(',') === true && !someThings(words, of, context)
  const thing = words[isApart ? lastThing(words, at, context) : of]?.plain ?? ''
  // `save 1200 for presents, | 100 a month`
  if (words[at - 1]?.text.endsWith(',') && words.slice(0, at - 1).some(({ text }) => /\d/.test(text)))
    return null
  if (!someThings([{ ...words[at], plain: thing } as Word], 0, context)) return null
  const many = quantity(words, at, context)
  const value = many && perTime(words, many.to, context) ? some(many.value, thing, 'work') : null
  return many && value ? { value, to: many.to } : null
}

/** The last thing in the plural before a word, in its first part; -1 where there is none. */
function lastThing(...[words, at, context]: Parameters<Phrase<unknown>>): number {
  return words
    .slice(0, Math.min(at, MOST_OF_TITLE))
    .findLastIndex(
      ({ plain }, index) =>
        !/^(?:savings|[a-z]*[is]s)$/.test(plain) && someThings(words, index, context) !== null,
    )
}
const MOST_OF_TITLE = 8

/** How much, with its unit in the person's word: `300 pages`, `$5,000`, `1200 euros`, `twelve books`, `100 km`. */
export const amount: Phrase<Amount> = either<Amount>(
  stepsWalked,
  oneOfEach,
  (words, at, context) => counted(words, at, context) ?? behindThing(words, at, context),
  term((plain) => {
    const [, sign, digits, thousand] = BEFORE.exec(plain) ?? []
    return digits === undefined ? null : some(valueOf(digits, thousand), sign ?? '', 'money')
  }),
  term((plain) => {
    const [, digits, thousand, sign] = BEHIND.exec(plain) ?? []
    return digits === undefined ? null : some(valueOf(digits, thousand), sign ?? '', 'money')
  }),
  meaning(
    sequence(
      term((plain) => (MONEY.test(plain) ? plain : null)),
      quantity,
    ),
    ([name, value]) => some(value, name, 'money'),
  ),
  meaning(
    sequence(quantity, unit),
    ([value, { name, kind }]) => (value !== 1 && name === 'course' ? null : some(value, name, kind)), // `a 3 course dinner`
  ),
  // `500 French words`; but `a 1000 piece puzzle` is one
  meaning(sequence(quantity, adjective, unit), ([value, kindOfIt, { name, kind }]) =>
    (value > 1 && /^(?:pieces?|pages?|words?)$/.test(kindOfIt) && !name.endsWith('s')) ||
    /^(?:credit|debit|bank)$/.test(kindOfIt) // `3 credit cards with 6k on them`
      ? null
      : some(value, name, kind),
  ),
  term((plain) => {
    const [, digits, name = ''] = JOINED.exec(plain) ?? []
    const known = kindOf(name)
    return digits === undefined || known === null
      ? null
      : some(valueOf(digits, undefined), known.name, known.kind)
  }),
)

/** `walk 8k a day`: thousands of steps; fewer than six may be kilometres. */
function stepsWalked(...[words, at, context]: Parameters<Phrase<Amount>>): ReturnType<Phrase<Amount>> {
  if (!/^\d/.test(words[at]?.text ?? '')) return null
  const thousands = Number(/^(\d{1,2}(?:[.,]5)?)k$/.exec(words[at]?.plain ?? '')?.[1]?.replace(',', '.'))
  const isWalked = /^(?:walk|walking|do|get)$/.test(words[at - 1]?.plain ?? '')
  const isRate = isWalked && thousands >= LEAST_STEPS && perTime(words, at + 1, context) !== null
  return isRate ? { value: { value: 1000 * thousands, unit: 'steps', kind: 'work' }, to: at + 1 } : null
}
const LEAST_STEPS = 6

const someThings = term((plain) =>
  /^(?:[a-z-]{3,}s|ups|people|women|men)$/.test(plain) &&
  !MONEY.test(plain) &&
  !/^(?:less|this|plus|across|perhaps|always|sometimes|afterwards|others|christmas|friends|times|hours|minutes|days|weeks|months|years|sessions|runs|workouts|evenings|mornings|afternoons|nights|weekends|weekdays|[a-z]+days|lessons|classes|walks|rides|swims|hrs|mins)$/.test(
    plain,
  )
    ? plain
    : null,
)

/** `3 chords a week`, `5 new guitar chords a week`: with how often, whatever is counted. */
const counted: Phrase<Amount> = (words, at, context) => {
  const many = quantity(words, at, context)
  if (!many) return null
  for (let of = many.to; of <= many.to + 2; of += 1) {
    const thing = someThings(words, of, context)
    const isLeft = many.value >= FEW && /^(?:left|remaining)$/.test(words[thing?.to ?? of]?.plain ?? '')
    // `12 | sales calls`: the last of them is what is counted.
    const isLast = !someThings(words, thing?.to ?? of, context)
    const isMade = many.value >= FEWEST_MADE && isLast && isMadeBefore(words, at)
    // `20 push ups a day`
    const name = thing?.value === 'ups' && of > many.to ? `${words[of - 1]?.plain} ups` : (thing?.value ?? '')
    const value =
      thing && (isLeft || isMade || isRateBehind(words, thing.to, context))
        ? some(many.value, name, 'work')
        : null
    if (thing && value) return { value, to: thing.to }
    if (!adjective(words, of, context)) return null
  }
  return null
}

/** Two are named, three are counted. */
const FEWEST_MADE = 3
/** So many things that are left are counted: `two exams left` are named. */
const FEW = 5

/** `sew | 6 curtains`, `apply to | 20 jobs`: what is made or done one by one, whatever it is. */
function isMadeBefore(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.plain ?? ''
  const verb = /^(?:to|for|all|my|the|these|another|about)$/.test(before) ? at - 2 : at - 1
  // `get my CV done and | apply to ten companies`: of two deeds no number is that of the whole.
  return MADE.test(words[verb]?.plain ?? '') && words[verb - 1]?.plain !== 'and'
}
const MADE =
  /^(?:sew|knit|crochet|bake|make|fold|build|carve|weld|plant|pot|apply|list|sell|sort|scan|digitise|digitize|label|frame|repair|fix|mend|replace|install|clear|clean|wash|iron|pack|unpack|fill|wrap|send|post|deliver|call|ring|email|contact|interview|write|record|edit|translate|design|publish|collect|identify|memorise|memorize|solve|complete|finish|submit|file|order|print)$/

/** `portions | a day`, `portions | of fruit and veg a day`. */
function isRateBehind(...[words, at, context]: Parameters<Phrase<unknown>>): boolean {
  if (words[at]?.plain !== 'of') return perTime(words, at, context) !== null
  for (let to = at + 2; to <= at + 5; to += 1) if (perTime(words, to, context) !== null) return true
  return false
}

function kindOf(name: string): { name: string; kind: Amount['kind'] } | null {
  if (MONEY.test(name)) return { name, kind: 'money' }
  if (DISTANCE.test(name)) return { name, kind: 'distance' }
  return WORK.test(name) ? { name, kind: 'work' } : null
}

/** An amount within the bounds of what can be counted; null beyond. */
export function some(value: number, unitName: string, kind: Amount['kind']): Amount | null {
  return value > 0 && value <= MOST ? { value, unit: unitName, kind } : null
}

const MOST = 1_000_000_000

/** A comma or a point before three last digits parts thousands; else the last of them begins the decimals. */
export function valueOf(digits: string, thousand: string | undefined): number {
  const factor = thousand === undefined ? 1 : 1000
  const trimmed = digits.replace(/[.,]+$/, '')
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(trimmed)
  const at = Math.max(trimmed.lastIndexOf('.'), trimmed.lastIndexOf(','))
  const plain =
    isGrouped || at < 0
      ? trimmed.replaceAll(/[.,]/g, '')
      : `${trimmed.slice(0, at).replaceAll(/[.,]/g, '')}.${trimmed.slice(at + 1)}`
  return Math.round(Number(plain) * factor * 100) / 100
}
