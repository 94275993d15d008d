import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { endsPart } from './clauses.ts'
import type { Found, FoundOf } from '#shared/planning/goalSentence/found.ts'
import { baseOf, beginsTitle, isVerb } from './verbs.ts'
import type { Span } from './wordSpan.ts'

/** What sessions are called: `lessons on Wednesdays` are the sessions of the goal. */
export const SESSION_WORD =
  /^(?:sessions?|lessons?|workouts?|runs?|classes|class|practi[sc](?:es?|ing)|training|studying|revising|each|about|around|for|at|least|most|maybe|i've|we|we've|got|have|my|spare|find|manage|with|of|and|i|can|want|to|do|it|just|a|the|per|time|times|like|perhaps|say|max|only|are|is|&|\+)$/

/**
 * `…, long runs up to 3 hours`: a length in a part of its own that is about something else is not that of all sessions, nor is
 * `plus 2 hours of theory on Sundays` when it was said before how often.
 */
export function withoutAsides(found: readonly Found[], words: readonly Word[]): Found[] {
  const isClaimed = (at: number) => found.some(({ from, to }) => from <= at && at < to)
  const firstOften = found.find(
    (one) =>
      one.kind === 'rhythm' ||
      one.kind === 'of' ||
      (one.kind === 'amount' && /^(?:day|week)$/.test(one.value.per ?? '')) ||
      (one.kind === 'length' && /^(?:day|week)$/.test(one.value.of)),
  )
  // `range on Wednesdays, course on Saturdays`: both are parts of the goal.
  const firstClause = firstOften ? clauseAround(words, firstOften) : []
  const isParallel =
    firstOften?.kind === 'rhythm' &&
    firstOften.value.weekdays !== null &&
    (firstClause[0] ?? 0) > 0 &&
    firstClause.some((at) => !isClaimed(at) && isContent(words, at))
  const isEachDay = firstOften !== undefined && saysEachDay(firstOften)
  const hasInstead = words.some(({ text }) => /^instead\W*$/i.test(text))
  const kept = found.filter((each) => {
    const { kind, from, to } = each
    if (hasInstead && (kind === 'length' || kind === 'amount') && isInstead(words, each)) return false
    if ((kind === 'rhythm' || kind === 'length') && firstOften && from > firstOften.from) {
      const own = clauseAround(words, { from, to }).filter((at) => !isClaimed(at))
      const isLater = !clauseAround(words, firstOften).some((at) => at === from)
      const isPlus = /^(?:plus|\+)$/.test(words[clauseAround(words, { from, to })[0] ?? from]?.plain ?? '')
      const isOfOther = isPlus && isPlusLength(words, each, found)
      const isGoal = !isPlus && isFirstNamed(own, isClaimed)
      if (
        isLater &&
        !isGoal &&
        (isOfOther || ((!isParallel || isPlus) && own.some((at) => isContent(words, at))))
      )
        return false
      if (kind === 'rhythm' && isBesideNumber(words, { from, to }, isClaimed)) return false
      if (isLater && isEachDay && isOfSomeDays(words, each, { found, own })) return false
    }
    if (/^(?:rhythm|amount|of)$/.test(kind) && isOfLesson(words, each, found)) return false
    if (kind === 'rhythm' && isOfAnotherDeed(words, each, found)) return false
    if (kind === 'rhythm' && isEachDay && each !== firstOften && isOnlyThen(words, each, found)) return false
    // `15 minutes sketching a day, | one finished drawing per week`
    const isOfOther =
      kind === 'amount' &&
      firstOften !== undefined &&
      firstOften.kind !== 'amount' &&
      from > firstOften.to &&
      !clauseAround(words, firstOften).includes(from) &&
      found.some((one) => one.kind === 'length' && one.to <= firstOften.to)
    if (isOfOther) return false
    if (kind !== 'length') return true
    if (isDailyDeed(words, each, firstOften)) return false
    return isLengthOfAll(words, each, { found, firstOften, isClaimed })
  })
  // `a class on Fridays at 18:00`: the time is that of the days beside it.
  const isKept = (one: Found) => kept.includes(one)
  return kept.filter(
    (one) =>
      one.kind !== 'window' ||
      !found.some(
        (other) =>
          other.kind === 'rhythm' && !isKept(other) && (other.to === one.from || one.to === other.from),
      ),
  )
}

/** `twice a week | plus an hour at weekends`. */
function isPlusLength(words: readonly Word[], one: Span, found: readonly Found[]): boolean {
  const own = clauseAround(words, one)
  const isLength = (at: number) => found.some(({ kind, from }) => kind === 'length' && from === at)
  return words[own[0] ?? one.from]?.plain === 'plus' && own.some(isLength)
}

/** `3 times a week, | swim for 30 minutes`: what is said before only says how often. @param own the words of a part that are no facts */
function isFirstNamed(own: readonly number[], isClaimed: (at: number) => boolean): boolean {
  const [first = 0] = own
  return first > 0 && Array.from({ length: first }, (_, at) => at).every(isClaimed)
}

/** `stop checking my phone, | 10 minutes of stretching instead`: that is done in its place. */
function isInstead(words: readonly Word[], one: Span): boolean {
  const own = clauseAround(words, one)
  return !own.includes(0) && own.some((at) => words[at]?.plain === 'instead' && words[at + 1]?.plain !== 'of')
}

/** `15 minutes of Duolingo | + one lesson a week`: said of the lesson, and not of what has a length of its own. */
function isOfLesson(words: readonly Word[], one: Span, found: readonly Found[]): boolean {
  const own = clauseAround(words, one)
  const [first = 0] = own
  return (
    /^(?:\+|plus|and)$/.test(words[first]?.plain ?? '') &&
    own.some((at) => LESSON.test(words[at]?.plain ?? '')) &&
    found.some(({ kind, to }) => kind === 'length' && to <= first)
  )
}

/** `45 minutes daily, | 1 lesson on Mondays`, `20 minutes a day, | Saturdays with dad`: said of some days, and not of all sessions. */
function isOfSomeDays(
  words: readonly Word[],
  one: Found,
  { found, own }: { found: readonly Found[]; own: readonly number[] },
): boolean {
  if (clauseAround(words, one).some((at) => LESSON.test(words[at]?.plain ?? ''))) return true
  return (
    one.kind === 'rhythm' &&
    one.value.weekdays !== null &&
    (own.some((at) => isWithOrAt(words, at)) || found.some((other) => isHourOf(other, one)))
  )
}

/** Whether a length is that of the sessions: nothing else is said in its part. */
function isLengthOfAll(
  words: readonly Word[],
  each: FoundOf<'length'>,
  {
    found,
    firstOften,
    isClaimed,
  }: { found: readonly Found[]; firstOften: Found | undefined; isClaimed: (at: number) => boolean },
): boolean {
  const { from, to } = each
  const isOften = (at: number) => firstOften?.kind === 'rhythm' && firstOften.from <= at && at < firstOften.to
  let begin = from
  while (begin > 0 && !/[,;:.]$/.test(words[begin - 1]?.text ?? '')) begin -= 1
  if (begin === 0 || !words.slice(0, begin).some((_, at) => !isClaimed(at))) return true
  if (clauseAround(words, { from, to }).some(isOften)) return true
  const own = words.slice(begin, from).filter((_, at) => !isClaimed(begin + at))
  // `reach 1500 Elo by summer, | puzzles | 15 minutes a day`
  const isFirst =
    each.value.of === 'day' &&
    own.length <= 2 &&
    found.every((one) => one === each || one.kind !== 'length' || one.from > from)
  if (isFirst && firstOften === each) return true
  // `walk home Mon-Thu, it takes | 40 minutes`; but a tax return takes 6 hours in all.
  const isEach = (plain: string) => firstOften?.kind === 'rhythm' && /^takes?$/.test(plain)
  return (
    own.every(({ plain }) => SESSION_WORD.test(plain) || isEach(plain) || /^(?:[-–—]|so)$/.test(plain)) ||
    own.some(({ plain }) => isVerb(plain) || baseOf(plain) !== null)
  )
}

/** `2 hours a day | but only mornings on the weekend`: on these days at that time, and not only on these days. */
function isOnlyThen(
  words: readonly Word[],
  { value, from }: FoundOf<'rhythm'>,
  found: readonly Found[],
): boolean {
  return (
    value.weekdays !== null &&
    found.some(
      (one) =>
        one.kind === 'window' && one.to === from && /^(?:but|only)$/.test(words[one.from]?.plain ?? ''),
    )
  )
}

/** `read 1 book a month, | discuss it on Sundays`: a deed of its own behind how much in a month. */
function isOfAnotherDeed(words: readonly Word[], one: FoundOf<'rhythm'>, found: readonly Found[]): boolean {
  const [first = one.from] = clauseAround(words, one)
  const verb = words[first]?.plain ?? ''
  const isMonthly = found.some(
    (other) =>
      other.kind === 'amount' &&
      other.value.per === 'month' &&
      other.value.kind !== 'money' &&
      other.to <= first,
  )
  return (
    isMonthly &&
    one.value.weekdays !== null &&
    first < one.from &&
    beginsTitle(verb) &&
    verb !== words[0]?.plain
  )
}

/** `a class on Wednesdays at 6 and | practise 5 minutes a day`: on all days, so it is another deed than the one of some days. */
function isDailyDeed(
  words: readonly Word[],
  { value, from }: FoundOf<'length'>,
  firstOften: Found | undefined,
): boolean {
  if (value.of !== 'day' || firstOften?.kind !== 'rhythm' || firstOften.value.weekdays === null) return false
  return words
    .slice(firstOften.to, from)
    .some(({ plain }, step) => plain === 'and' && isVerb(words[firstOften.to + step + 1]?.plain ?? ''))
}

function saysEachDay(one: Found): boolean {
  return (
    (one.kind === 'rhythm' && one.value.isDaily === true) ||
    (one.kind === 'length' && one.value.of === 'day') ||
    (one.kind === 'of' && one.value === 'day') ||
    (one.kind === 'amount' && one.value.per === 'day')
  )
}

/** `every day, | weekends at 9`: an hour right behind the days. */
function isHourOf(other: Found, days: Found): boolean {
  return other.kind === 'window' && other.from === days.to && other.value.to === null
}

/** `with dad`, `at the club`; but not `at night`. */
function isWithOrAt(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  return (
    /^(?:with|at)$/.test(plain) &&
    /^[a-z]{2,}$/.test(next) &&
    !/^(?:night|noon|midday|least|most)$/.test(next)
  )
}

/** `1 hour daily, 2 | on weekends`, `10 minutes daily, weekends | 20`: days with a number of their own. */
function isBesideNumber(
  words: readonly Word[],
  { from, to }: Span,
  isClaimed: (at: number) => boolean,
): boolean {
  const before = words[from - 1]?.plain ?? ''
  if (/^(?:\d[\d:.]*(?:am|pm|k)?|two|three|four|half|none)$/.test(before) && !isClaimed(from - 1)) return true
  const isLast = to + 1 === words.length || endsPart(words, to)
  return isLast && /^(?:\d{1,3}|two|three|four|half)$/.test(words[to]?.plain ?? '') && !isClaimed(to)
}

/** The words of the part that contains a fact; `plus` begins one too. */
function clauseAround(words: readonly Word[], { from, to }: Span): number[] {
  // `learn 10 words a day and review them on Sundays`
  const isPlus = (at: number) => /^(?:plus|\+|and|n$)/i.test(words[at]?.text ?? '') && joins(at)
  const joins = (at: number) =>
    /^(?:plus|\+)$/.test(words[at]?.plain ?? '') ||
    (words[at]?.plain === 'and' &&
      (/^(?:max|maximum)$/.test(words[at + 1]?.plain ?? '') ||
        // `15 minutes a day and a class on Thursdays`
        (/^(?:an?|one|the|my|our)$/.test(words[at + 1]?.plain ?? '') &&
          [2, 3].some((later) => LESSON.test(words[at + later]?.plain ?? ''))) ||
        isOneOnDay(words, at + 1) ||
        (isVerb(words[at + 1]?.plain ?? '') && /^(?:it|them|those|these)$/.test(words[at + 2]?.plain ?? ''))))
  let begin = from
  while (begin > 0 && !endsPart(words, begin - 1) && !isPlus(begin)) begin -= 1
  let end = to
  while (end < words.length && !endsPart(words, end - 1) && !isPlus(end)) end += 1
  return Array.from({ length: end - begin }, (_, step) => begin + step)
}

/** `every day and | one full past paper on Sundays`: something else has these days. */
function isOneOnDay(words: readonly Word[], at: number): boolean {
  if (!/^(?:an?|one|the|my|our)$/.test(words[at]?.plain ?? '')) return false
  const on = [2, 3, 4].find((later) => /^(?:on|every|each)$/.test(words[at + later]?.plain ?? ''))
  if (on === undefined || weekdayOf((words[at + on + 1]?.plain ?? '').replace(/(?<=day)s$/, '')) === null)
    return false
  return /^(?:day|daily|night|everyday|morning|evening)$/.test(words[at - 2]?.plain ?? '')
}

/** Whether a word says of what something is: `theory`, but not where or how (`at home`, `with my sister`). */
function isContent(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  const isWhere = [1, 2, 3].some(
    (back) =>
      PLACE.test(words[at - back]?.plain ?? '') &&
      Array.from({ length: back }, (_, step) => at - back + step).every((each) => !endsPart(words, each)),
  )
  return (
    /^[a-z]{3,}$/.test(plain) &&
    !SESSION_WORD.test(plain) &&
    !ASIDE_LEAD.test(plain) &&
    !isDeedOfThing(words, at) &&
    !PLACE.test(plain) &&
    !isWhere
  )
}
const LESSON = /^(?:lessons?|class(?:es)?|tutor|coach|teacher)$/
const PLACE = /^(?:at|in|with|near|after|before|while|from)$/
const ASIDE_LEAD =
  /^(?:if|possible|possibly|but|so|only|also|always|usually|then|prefer|preferably|ideally|mostly|mainly|practice|practi[sc]ing|train|training|study|studying|revising|work|working|doing|spend|spending|free|available|not|never|never|no|can't|cannot|time|those|these|that|this|should|would|will|could|fine|okay|good|enough|plenty|doable|realistic|best|works?|are|is|rest|off|please|thanks|aim|aiming|plan|planning|goal|total|session|days?|weeks?|every|other|home|gym|long|short|during|takes)$/

/** `publish a blog post a week, | writing | on Sundays`: how what was named before comes about. */
function isDeedOfThing(words: readonly Word[], at: number): boolean {
  const plain = words[at]?.plain ?? ''
  if (plain === 'working') return true
  const thing = Object.hasOwn(DEEDS, plain) ? DEEDS[plain] : undefined
  return thing !== undefined && words.slice(0, at).some((word) => thing.test(word.plain))
}
const DEEDS: Record<string, RegExp> = {
  writing:
    /^(?:posts?|articles?|stor(?:y|ies)|books?|novels?|novellas?|blogs?|thesis|dissertation|chapters?|essays?|poems?|scripts?|screenplay|papers?|letters?|reports?|newsletters?|memoirs?|play)$/,
  reading: /^(?:books?|chapters?|pages|novels?|articles?|magazines?)$/,
  coding: /^(?:apps?|websites?|games?|software|program|bot|tool|plugin)$/,
  programming: /^(?:apps?|websites?|games?|software|program|bot|tool|plugin)$/,
  recording: /^(?:videos?|episodes?|podcasts?|songs?|albums?|eps?|tracks?|vlogs?)$/,
  filming: /^(?:videos?|episodes?|films?|documentary|vlogs?|movies?)$/,
  drawing: /^(?:pictures?|portraits?|comics?|sketch(?:es)?|sketchbook|illustrations?)$/,
  painting: /^(?:pictures?|portraits?|paintings?|canvas|landscapes?|murals?|walls?|rooms?|fence)$/,
  cooking: /^(?:recipes?|meals?|dishes)$/,
}
