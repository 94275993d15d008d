import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart, isBeforeBracket } from './words/clauses.ts'
import type { Facts } from './facts.ts'
import { beginsDate, OCCASION } from './occasions.ts'
import { isDoneByOthersThen } from './occasionsOfOthers.ts'
import { TEMPORAL } from './times/namesTime.ts'
import { isPartOutside } from './times/dayParts.ts'
import { isOccupation } from './words/occupations.ts'
import { isOnlyTold } from './tellings.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/**
 * Conditions that the facts say already: `before my sister's wedding` of which the date follows, and `I teach on Mondays` where
 * Mondays are left out.
 */
export function withoutSaid(
  words: readonly Word[],
  unread: readonly Span[],
  claims: readonly Claim[],
  { notOn, amount, window, rhythm }: Pick<Facts, 'notOn' | 'amount' | 'window' | 'rhythm'>,
) {
  const settled = unread.flatMap((span): Claim[] => {
    const explained = explainedBy(words, span, claims)
    if (explained) return [explained]
    const plains = words.slice(span.from, span.to).map(({ plain }) => plain)
    const next = claims.find((claim) => claim.from === span.to)
    const first = words[next?.from ?? 0]?.plain ?? ''
    // `by the time I'm 50 | in 2031`
    const isAge = next?.as === 'deadline' && BY_AGE.test(plains.join(' '))
    if (isAge) return [{ ...span, as: 'deadline' }]
    const isInTime = /^in time for\b/.test(plains.join(' '))
    const isDated = next?.as === 'deadline' && (isInTime || BEFORE_OCCASION.test(plains[0] ?? ''))
    const isSaid =
      /^(?:it|it'?s|which|that|they|they'?re|on)$/.test(first) &&
      plains.some((plain) => OCCASION.test(plain) || BIRTHDAY.test(plain) || COMES.test(plain))
    // `third time | is on 19 December`
    if (next?.as === 'deadline' && NTH_TIME.test(plains.join(' '))) return [{ ...span, as: 'deadline' }]
    // `by my wedding, | 14 August`
    // `before they're | due on 15 December`
    const isDue = first === 'due' && plains.length <= 2
    const isWeekFor =
      plains[0] === 'for' && /^(?:week|weekend|getaway)$/.test(plains.at(-1) ?? '') && first === 'from'
    if (next?.as === 'deadline' && isWeekFor) return [{ ...span, as: 'deadline' }]
    const isWeekOf = /^(?:week|period)$/.test(plains.at(-1) ?? '') && OCCASION.test(plains.at(-2) ?? '')
    const isInBrackets = isBeforeBracket(words[span.to - 1])
    const isNamed =
      next !== undefined &&
      (isWeekOf || isInBrackets || OCCASION.test(plains.at(-1) ?? '')) &&
      (beginsDate(words, next.from) ||
        (isInBrackets && (/^(?:due|early|mid|late)$/.test(first) || OCCASION.test(first))))
    // `by karaoke night | in 3 weeks`
    const isBeside =
      /^(?:in|on)$/.test(first) &&
      plains.length <= LONGEST_OCCASION &&
      plains.every((plain) => !/^(?:i|we|he|she|they|my)$|\d(?!\d*(?:st|nd|rd|th)$)/.test(plain)) &&
      !endsPart(words, span.to - 1)
    if (isDated && (isSaid || isNamed || isBeside || isDue)) return [{ ...span, as: 'deadline' }]
    // `I teach until 4 | so study after that`
    const isEndTold = span.from === 0 && claims.some((claim) => isAfterTold(words, claim))
    if (isEndTold && isOccupation(plains)) return [{ ...span, as: 'time' }]
    // `evenings only, | I work days`: another time is named.
    if (window !== null && WORKS_THEN.test(plains.join(' '))) return [{ ...span, as: 'time' }]
    // `I swim on Tuesdays and want to run 3 times a week | on other days`
    if (notOn.length > 0 && /^on (?:(?:my|the) )?other days$/.test(plains.join(' ')))
      return [{ ...span, as: 'days' }]
    if (isOfNamedDays(words, span, claims, rhythm)) return [{ ...span, as: 'days' }]
    const why = reasonOf(plains, next, words)
    if (why !== null) return [{ ...span, as: why }]
    // `neighbours hate noise | so only between 5 and 7`
    if (next?.as === 'time' && first === 'so' && isMinded(plains)) return [{ ...span, as: 'time' }]
    // `we're expecting in July, sort the spare room | before then`
    const isDatedBefore = claims.some(({ as, to }) => as === 'deadline' && to <= span.from)
    if (isDatedBefore && UNTIL_THEY.test(plains.join(' '))) return [{ ...span, as: 'deadline' }]
    if (amount?.per === null && UNTIL_OVER.test(plains.join(' '))) return [{ ...span, as: 'amount' }]
    const days = plains.flatMap((plain) => weekdayOf(plain) ?? weekdayOf(plain.replace(/s$/, '')) ?? [])
    const elsewhere = refusedElsewhere(plains, { window, rhythm })
    if (elsewhere !== null) return [{ ...span, as: elsewhere }]
    const isLeftOut = days.length > 0 && days.every((day) => notOn.includes(day))
    return isLeftOut && isOccupation(plains) ? [{ ...span, as: 'days' }] : []
  })
  return { settled, ...withoutOccasions(words, { unread, settled }, claims, rhythm) }
}
/** Whether a part only says why the days are those that are named: `Tuesdays and Fridays | are my free days`. */
function isOfNamedDays(
  words: readonly Word[],
  span: Span,
  claims: readonly Claim[],
  rhythm: Facts['rhythm'],
): boolean {
  const before = claims.find(({ to }) => to === span.from)?.as
  const text = clauseText(words, span.from, span.to - span.from)
  if (before === 'days' && ARE_FREE.test(text)) return true
  // `Tuesdays and Saturdays | I can train`
  if ((before === 'days' || before === 'time') && CAN_THEN.test(text)) return true
  // `I'm on shifts, | free Tuesday and Sunday`
  return (rhythm?.weekdays && ON_SHIFTS.test(text)) === true || isNamedBehind(words, span, claims)
}

/** `I work shifts | so only Tuesdays`: why. @returns what the claim behind it says, null where it leaves open what is asked about */
function reasonOf(
  plains: readonly string[],
  next: Claim | undefined,
  words: readonly Word[],
): 'days' | 'time' | null {
  const isWhy = isOccupation(plains) || OF_SOMEBODY.test(plains.join(' '))
  if (!next || !isWhy || words[next.from]?.plain !== 'so') return null
  if (next.as === 'days') return 'days'
  // `I work nights so only afternoons`; but `so mornings are out` leaves the nights open.
  const isOnly = /^(?:only|just)$/.test(words[next.from + 1]?.plain ?? '')
  return next.as === 'time' && (isOnly || !plains.includes('i')) ? 'time' : null
}

/** `write every morning, | never in the afternoon`, `on weekends | instead of weekdays`: what is refused is not when the goal is done. */
function refusedElsewhere(
  plains: readonly string[],
  { window, rhythm }: Pick<Facts, 'window' | 'rhythm'>,
): 'time' | 'days' | null {
  const text = plains.join(' ')
  if (window !== null && NOT_AFTER.test(text)) return 'time'
  if (!REFUSES_PART.test(text)) return null
  const last = plains.at(-1) ?? ''
  if (window !== null && isPartOutside(last, window)) return 'time'
  const days = daysOf(last)
  const isOnOthers = days.length > 0 && rhythm?.weekdays?.every((day) => !days.includes(day)) === true
  return isOnOthers ? 'days' : null
}

const REFUSES_PART =
  /^(?:(?:but|and|because|i|we) )*(?:instead of|rather than|than|not|never|no|none|can't|cant|cannot|don't|won't)\b(?!.*\d)/
/** `before work | not after`. */
const NOT_AFTER = /^(?:(?:but|and) )?not after$/

function daysOf(plain: string): readonly number[] {
  if (plain === 'weekdays') return [1, 2, 3, 4, 5]
  if (/^weekends?$/.test(plain)) return [0, 6]
  const day = weekdayOf(plain.replace(/s$/, ''))
  return day === null ? [] : [day]
}

/** `run | on office days | that's Tue and Wed`, `stretch | on rest days | (Tue, Fri)`: which days these are. */
function isNamedBehind(words: readonly Word[], span: Span, claims: readonly Claim[]): boolean {
  const isSaid = /^(?:that'?s|meaning|ie|i\.e)$/.test(words[span.to]?.plain ?? '')
  const text = words.slice(span.from, span.to).map(({ plain }) => plain)
  return (
    /^on (?:my |the )?(?:[a-z]+ )?(?:days|nights|evenings|mornings)(?: off|(?: when)? (?:i|we) .+)?$/.test(
      text.join(' '),
    ) &&
    claims.some(({ as, from }) => as === 'days' && (from === span.to || (isSaid && from === span.to + 1)))
  )
}

function isAfterTold(words: readonly Word[], { as, from, to }: Claim): boolean {
  const text = words.slice(from, to).map(({ plain }) => plain)
  return as === 'time' && /(?:^| )(?:(?:after|from|since) (?:that|then)|afterwards)$/.test(text.join(' '))
}
/** `my wife works weekends, | so I can only run on weekdays`. */
const OF_SOMEBODY =
  /^(?:(?:my|our|his|her|their|the) )?[a-z'-]+ (?:is|are|works?|has|have|gets?|takes?|needs?|goes|plays?|does|sleeps?|teaches)\b/
const WORKS_THEN =
  /^(?:(?:because|since|as|and|but) )*(?:i|we) work (?:days|in the day|full[- ]time|nine to five|9 ?(?:am)?(?:-| to | till | until )(?:4|5|6)(?:pm)?)$/
/** `before my in-laws | come`. */
const COMES =
  /^(?:comes?|arrives?|visits?|leaves?|moves?|starts?|begins?|opens?|lands?|returns?|graduates?|retires?|born|due)$/
/** `… in March, every day | until she arrives`, `| before then`. */
const UNTIL_THEY =
  /^(?:before|by|until|till) then$|^(?:until|till|before|by the time) (?:she|he|they|it|we|i) (?:arrives?|comes?|leaves?|visits?|starts?|begins?|go(?:es)?|moves?|fly|flies|gets? (?:here|there|married)|(?:am|is|are) (?:here|there|back|born))$/
const NTH_TIME =
  /^(?:(?:and|but|my|the) )*(?:first|second|third|fourth|next|last|\d(?:nd|rd|th)) (?:time|try|attempt|go|one)$/
/** What others mind, where it names no time. */
function isMinded(plains: readonly string[]): boolean {
  return (
    /^(?:(?:my|our|the) )?[a-z]{3,} (?:hates?|minds?|dislikes?|complains?|can'?t (?:stand|bear))\b/.test(
      plains.join(' '),
    ) && plains.every((plain) => !/\d/.test(plain) && !TEMPORAL.test(plain))
  )
}
const BY_AGE = /^(?:by the time|before) (?:i'?m|i am|i turn|we'?re|we turn) [1-9]\d$/
/** `by my 40th, | which is 3 June`. */
const BIRTHDAY = /^[1-9]\d(?:th|st|nd|rd)$/
const CAN_THEN =
  /^(?:that'?s when )?(?:i|we) (?:can|could) (?:train|practi[sc]e|study|do (?:it|this|that)|work on (?:it|this|that)|go|make it)$/
const ON_SHIFTS =
  /^(?:(?:and|but|because|since|as) )*(?:i'?m|i am|i|we) (?:(?:on|work|do|doing|working) )+(?:rotating |night |late |early )*shifts$/
/** Days on which there is time. */
const ARE_FREE =
  /^(?:are|is) (?:(?:my|the|our) )?(?:free|best|good|quiet|only|fine|ok|okay|possible|available)(?: (?:days?|ones?|evenings?|times?))?$/
/** `after 8 | when the kids are asleep`. */
const OTHERS_AWAY =
  /^while (?:it's|it is|the house is|everyone is|everybody is) (?:still )?(?:quiet|asleep)$|^(?:when|once) (?:(?:my|the|our) )?(?:kids?|children|baby|son|daughter|toddlers?|wife|husband|partner)(?: is| are)? (?:asleep|sleeping|in bed|at school|out)$|^while (?:my|the|our) [a-z]+(?:'s| is| are)? (?:at|in) (?!the\b)[a-z]+$/
/** `an hour each morning | before the kids wake up`, `on Sundays | when I visit him`: which time that is. */
function explainedBy(words: readonly Word[], span: Span, claims: readonly Claim[]): Claim | null {
  const text = clauseText(words, span.from, span.to - span.from)
  const isItsTime =
    WHILE.test(text) &&
    !endsPart(words, span.from - 1) &&
    claims.some((claim) => claim.to === span.from && isOfPartOfDay(words, claim))
  if (isItsTime) return { ...span, as: 'time' }
  // `not on Tuesdays | as I work late`: why.
  const isReason = REASON.test(text) || OTHERS_AWAY.test(text)
  if (isReason && claims.some(({ to, as }) => to === span.from && /^(?:days|time)$/.test(as)))
    return { ...span, as: 'days' }
  // `for when I retire | in 2 years`
  const isUntil = /^when (?:i|we) [a-z]+$/.test(text)
  return isUntil && claims.some(({ as, from }) => as === 'deadline' && from === span.to)
    ? { ...span, as: 'deadline' }
    : null
}

/** `each morning`, `on Sundays`: a time or days. */
function isOfPartOfDay(words: readonly Word[], { from, to, as }: Claim): boolean {
  return (
    as === 'time' ||
    as === 'days' ||
    (as === 'rhythm' &&
      words.slice(from, to).some(({ plain }) => /^(?:morning|evening|night|afternoon)s?$/.test(plain)))
  )
}
/** What is still open, without what only says what others do then. */
function withoutOccasions(
  words: readonly Word[],
  { unread, settled }: { unread: readonly Span[]; settled: readonly Span[] },
  claims: readonly Claim[],
  rhythm: Facts['rhythm'],
) {
  const open = unread.filter((span) => !settled.some(({ from }) => from === span.from))
  const occasions = open.filter(
    (span) =>
      isOccasionOfOthers(words, span) ||
      isDoneByOthersThen(words, span, claims) ||
      isOnlyTold(words, span) ||
      isLessonBeside(words, span, rhythm),
  )
  return { occasions, unread: open.filter((span) => !occasions.includes(span)) }
}
/** `teacher comes Wednesdays at 4, | practise on Mondays and Fridays`: a lesson takes place anyway, where other days are named for the rest. */
function isLessonBeside(words: readonly Word[], { from, to }: Span, rhythm: Facts['rhythm']): boolean {
  const own = rhythm?.weekdays
  if (!own || rhythm.isDaily === true || !IS_LESSON.test(clauseText(words, from, to - from))) return false
  const days = words.slice(from, to).flatMap(({ plain }) => daysOf(plain))
  return days.length > 0 && days.every((day) => !own.includes(day))
}
const IS_LESSON =
  /^(?:(?:and|but) )*(?:(?:(?:i|we)(?:'ve| have)?(?: got)? )?(?:(?:my|our|the|an?) )?(?:[a-z]+ )?(?:lessons?|class(?:es)?|teacher|tutor|coach|rehearsals?)) (?:(?:is|are|comes?|meets?|takes place|at|on|every) )*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:at |from )?\d[\d:.]*(?:am|pm)?(?: ?(?:-|–|to|till) ?\d[\d:.]*(?:am|pm)?)?)?$/
/** `when the kids are asleep`, `probably after they're in bed`: when that is nobody knows. */
function isOccasionOfOthers(words: readonly Word[], { from, to }: Span): boolean {
  const text = clauseText(words, from, to - from).replace(
    /^(?:and |but |so |probably |maybe |mostly |usually |ideally |only |always |just )+/,
    '',
  )
  return WHILE.test(text.replace(/^(?:whenever|after|whilst|during)\b/, 'when'))
}
const REASON = /^(?:as|because|since|cause|cos|coz|bc)(?= |$)/
const WHILE =
  /^(?:when|while|once) (?:my|the|our|his|her) [a-z]+ (?:has|takes|watches|looks after|is with) (?:the |my |our )?(?:kids?|children|baby|boys|girls|them|him|her|son|daughter|toddler)$|^(?:before|when|while|once) (?:(?:(?:the|my|our) )?(?:kids?|children|baby|boys|girls|son|daughter|toddlers?|family|house|husband|wife|partner|rest of the house|others)|everyone(?: else)?|everybody|i|we|they|he|she)(?:'s|'m|'re)? (?:(?:is|are|am|all) )*(?:wakes?(?: up)?|gets? (?:up|home|back)|up|asleep|awake|home|in bed|at (?:day ?care|nursery|kindergarten|preschool|work|practice|training|football|his dad'?s|her dad'?s|grandma'?s)|visit(?:ing)?(?: (?:him|her|them))?|see (?:him|her|them)|commute|commuting|naps?|at school|sleeps?|quiet|still)(?: (?:asleep|sleeping|quiet|in bed))?$/
/** `till it's cleared`, `until I finish it`: it is, once the whole is done. */
const UNTIL_OVER =
  /^(?:until|till) (?:(?:it|they|it'?s|they'?re)(?: (?:is|are|all))* (?:cleared|gone|empty|paid(?: off)?|done|finished|over|complete)|(?:i|i'm|i am|we|we're|i've|we've) (?:finish(?:ed)?|done|complete[d]?|made it)(?: with)?(?: (?:it|them|all of it))?)$/
/** So many words name an occasion at most. */
const LONGEST_OCCASION = 5
const BEFORE_OCCASION = /^(?:before|by|until|till|for|during)$/
