import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isMoney, type PatternKey } from '#shared/planning/patterns/keys.ts'
import {
  contentOf,
  hasClaims,
  hasOwnRhythm,
  hasRate,
  holdsCount,
  kindOf,
  saysHowOften,
  within,
} from './clauseFacts.ts'
import { JOINT, MORE } from './nextGoals.ts'
import { beginsTitle, namesActivity } from './words/verbs.ts'
import { OCCASION } from './occasions.ts'
import { clauseText } from './words/clauses.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** Its object is that of the goal before it: `build a website and launch it`. */
const SAME = /^(?:it|them|this|that)$/

/** Whether a clause says what is to be reached, and not only when. */
export function isGoal(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  return contentOf(words, claims, clause).some(
    ({ plain }) => /\p{L}{3}/u.test(plain) && !MORE.test(plain) && !IS_TIME.test(plain),
  )
}

/** `every other Saturday, | build a model railway`: no goal is before it. */
const IS_TIME =
  /^(?:every|each|other|second|third|on|in|from|the|[a-z]+days?|weekends?|(?:morning|evening|afternoon|night|week|month)s?)$/

/** `lose 8 kilos and run 5 km | before my wedding in July`: what follows both goals, and applies to both. */
export function areShared(
  words: readonly Word[],
  claims: readonly Claim[],
  { before, behind, targets }: { before: Span; behind: Span; targets: readonly Span[] },
): boolean {
  return (
    JOINT.test(words[before.to]?.plain ?? '') &&
    !hasClaims(withoutLevel(claims), before) &&
    hasClaims(claims, behind) &&
    (!hasClaims(targets, before) || within(claims, behind).every(({ as }) => as === 'deadline')) &&
    kindOf(words, claims, before) !== 'quit' &&
    !(compares(words, claims, before) && within(claims, behind).some(({ as }) => as !== 'deadline')) &&
    !namesFirst(words, before)
  )
}

/** `learn web design from scratch`: where somebody begins is no fact that parts it from the next goal. */
function withoutLevel(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ as }) => as !== 'level')
}

/** Whether what is behind is another goal, and no part of the one before. */
export function isOther(
  words: readonly Word[],
  claims: readonly Claim[],
  before: Span,
  {
    behind,
    targets,
    isShared,
    isDated: isDatedBefore,
  }: { behind: Span; targets: readonly Span[]; isShared: boolean; isDated: boolean },
): boolean {
  const { from } = behind
  const [verb, object, ...more] = contentOf(words, claims, behind).filter(
    ({ plain }, nth) => nth === 0 || !SAYS_HOW.test(plain),
  )
  if (!verb || (object && SAME.test(object.plain))) return false
  const [one, other] = [before, behind].map((clause) => kindOf(words, claims, clause))
  if (isMeasure(words, claims, behind) || isOfEachTime(words, from)) return false
  if (one === 'race' && isRunOfRace(words, claims, before, from)) return false
  // `5400 left, want to | pay monthly`
  const isPaid = /^(?:pay|save|transfer)$/.test(verb.plain) && !holdsCount(words, behind)
  if (verb.plain === 'rest' || (isPaid && PER.test(object?.plain ?? ''))) return false
  if (isOfOneObject(contentOf(words, claims, before), verb)) return false
  if (one !== 'exam' && isItsEnd(words, from, object)) return false
  if (words[from]?.plain === 'no' || isLessBeside(words, before, from, one)) return true
  const isJoined = JOINT.test(words[before.to]?.plain ?? '')
  if (isEndOfNight(words, before, from)) return false
  if (words[from - 1]?.plain === 'then' && other !== 'general') return true
  // `climb Mont Blanc in August; train | 4 times a week`
  const isBare = object === undefined || claims.some((claim) => claim.from === from + 1)
  // `…, want to do | 3 x 20 minutes | on my own`
  const isOnlyHow = [object, ...more].every((word) => word === undefined || ALONE.test(word.plain))
  if (/^(?:do|spend|have)$/.test(verb.plain) && isBare && isOnlyHow) return false
  const isWayToLose =
    (one === 'weight' && verb.plain === 'exercise') || isItsWay(words, claims, before, verb.plain, isJoined)
  if ((PREPARES.test(verb.plain) || isWayToLose) && isBare && !hasOwnRhythm(claims, before)) return false
  // `apply for 10 jobs a week and practise interviews twice a week`
  if (isJoined && object && hasRate(words, claims, before) && hasOwnRhythm(claims, behind)) return true
  // `a hike in July; train stairs twice a week`
  if (PREPARES.test(verb.plain) && one !== 'general' && (other === 'general' || other === one)) return false
  if (!isJoined && isWayTo(words, claims, before, behind) && isOfAim(words, behind, [one, other]))
    return false
  const isSameKind = one === other && one !== 'general' && one !== 'skill'
  if (!beginsTitle(verb.plain))
    return !isSameKind && isOwnThing(words, claims, [before, behind], [one, other])
  const hasFacts = (isDatedBefore || hasClaims([...claims, ...targets], before)) && !isShared
  const isComma = !JOINT.test(words[before.to]?.plain ?? '')
  // `walk 8,000 steps, sleep 8 hours, drink 2 litres`
  if (isComma && namesActivity(verb.plain) && [before, behind].every((clause) => holdsCount(words, clause)))
    return true
  const hasRhythm = saysHowOften(words, claims, behind)
  if (isSameKind && (one === 'flexibility' || (isComma && !hasRhythm))) return false
  if (!object && !namesActivity(verb.plain)) return false
  if (!isComma && object && areCompared(words, claims, before, behind)) return true
  // `learn guitar and write 3 songs by summer` is one.
  const isOne = one === 'general' || other === 'general' || isSameKind || isMaking(one, other)
  if (isShared && isOne) return false
  if (hasFacts) return object !== undefined || namesActivity(verb.plain)
  const isOfOwnRhythm = isComma && one !== 'general' && hasRhythm && namesActivity(verb.plain)
  const isNamed = object !== undefined || more.length > 0 || isSum(words, behind, other)
  if (object && !isSameKind && isSaidApart(words, claims, [before, behind], one)) return true
  const areOthers = one !== 'general' && other !== 'general' && isNamed
  return (
    !isSameKind &&
    (areOthers || isOfOwnRhythm || (isShared && areOfOneDate([one, other], within(claims, behind))))
  )
}

/** Also `lose 6 kg, | drink more water`. */
function isSaidApart(
  words: readonly Word[],
  claims: readonly Claim[],
  [before, behind]: readonly [Span, Span],
  one: PatternKey | undefined,
): boolean {
  const isComma = !JOINT.test(words[before.to]?.plain ?? '')
  return (
    isSaidAnew(words, before.to, behind.from) ||
    (isComma && one !== 'general' && compares(words, claims, behind))
  )
}

/** `…, and I want to | cook more`, `apply to 10 companies. And | tidy the attic`: a wish or a sentence of its own. */
function isSaidAnew(words: readonly Word[], joint: number, from: number): boolean {
  const lead = words.slice(joint, from).map(({ plain }) => plain)
  const isWish = lead.some((plain) => /^(?:i|we|i'd|we'd)$/.test(plain)) && lead.includes('to')
  return isWish || (lead.length > 0 && /[.!?]$/.test(words[joint - 1]?.text ?? ''))
}

/** `gym 3 times a week | and less sugar`, `no sweets | and walk every day`; but `eat more vegetables and less sugar` has one verb. */
function isLessBeside(
  words: readonly Word[],
  before: Span,
  from: number,
  one: PatternKey | undefined,
): boolean {
  const [less, verb] = [words[from]?.plain ?? '', words[before.from]?.plain ?? '']
  const isJoined = JOINT.test(words[before.to]?.plain ?? '')
  if (isJoined && verb === 'no' && one === 'quit' && namesActivity(less)) return true
  return (
    isJoined && /^(?:less|fewer)$/.test(less) && !/^(?:quit|weight)$/.test(one ?? '') && !HAS_MORE.test(verb)
  )
}
const HAS_MORE = /^(?:eat|drink|have|consume|cook|use|spend|get|buy|watch|less|more)$/

/** `guitar every evening, | running on weekends`: what has no verb is a goal of its own by its rhythm, or its date. */
function isOwnThing(
  words: readonly Word[],
  claims: readonly Claim[],
  [before, behind]: readonly [Span, Span],
  [one, other]: readonly (PatternKey | undefined)[],
): boolean {
  const hasBoth =
    saysHowOften(words, claims, behind) && (saysHowOften(words, claims, before) || one === 'quit')
  // `practise cello daily + theory exam on 20 March`
  const isDated = JOINT.test(words[before.to]?.plain ?? '') && other === 'exam' && hasClaims(claims, before)
  return hasBoth || (isDated && hasClaims(claims, behind))
}

/** `improve my English, | read an article a day`: how to get there, and no goal of its own. */
function isWayTo(words: readonly Word[], claims: readonly Claim[], before: Span, behind: Span): boolean {
  const [first, second] = contentOf(words, claims, before).map(({ plain }) => plain)
  const isAim =
    /^(?:learn|improve|master|become)$/.test(first ?? '') ||
    (first === 'get' && /^(?:better|good|fluent|stronger|faster)$/.test(second ?? ''))
  return (
    isAim &&
    !hasClaims(
      withoutLevel(claims).filter(({ as }) => as !== 'deadline'),
      before,
    ) &&
    /^(?:bake|cook|knit|sew|paint|code|play|read|solve|listen|watch|write|speak|do|practi[sc]e|translate|talk|review|draw|sing|complete)$/.test(
      words[behind.from]?.plain ?? '',
    ) &&
    within(claims, behind).some(({ as }) => /^(?:rhythm|days|length|amount)$/.test(as))
  )
}

/** What it takes, or what is learnt. */
function isItsWay(
  words: readonly Word[],
  claims: readonly Claim[],
  before: Span,
  verb: string,
  isJoined: boolean,
): boolean {
  return (
    isWayToHealth(words, claims, before, verb) || (!isJoined && isDeedLearnt(words, claims, before, verb))
  )
}

/** `learn to swim by summer, | swim | on Tuesdays`. */
function isDeedLearnt(words: readonly Word[], claims: readonly Claim[], before: Span, verb: string): boolean {
  const isNamed = contentOf(words, claims, before).some(({ plain }, nth) => nth > 0 && plain === verb)
  return isNamed && !hasOwnRhythm(claims, before)
}

/** `lower my cholesterol by June, | walk 40 minutes a day`: what it takes. */
function isWayToHealth(
  words: readonly Word[],
  claims: readonly Claim[],
  before: Span,
  verb: string,
): boolean {
  const aim = contentOf(words, claims, before)
    .map(({ plain }) => plain)
    .join(' ')
  return HEALTH.test(aim) && /^(?:walk|run|jog|swim|cycle|ride|exercise|train|stretch)$/.test(verb)
}
const HEALTH =
  /^(?:lower|reduce|improve|bring down|get down|control) (?:my |the )?(?:cholesterol|blood (?:pressure|sugar)|resting heart rate|heart rate|bmi|fitness|stamina|health|posture|weight)\b/

/** Whether what is done regularly is no kind of its own beside the aim: an article a day for English, games for chess. */
function isOfAim(
  words: readonly Word[],
  behind: Span,
  [aim, way]: readonly (PatternKey | undefined)[],
): boolean {
  if (way === 'general' || way === aim) return true
  const deed = clauseText(words, behind.from, 6)
  if (/^(?:reading|writing)$/.test(way ?? ''))
    return /\b(?:articles?|pages?|words|paragraphs?|texts?|essays?|chapters?|journal|diary)\b/.test(deed)
  return (
    /^(?:play|solve)\b.*\b(?:games?|puzzles?|problems?)\b/.test(deed) && /^(?:skill|general)$/.test(aim ?? '')
  )
}

const SPORT = /^(?:swim|bike|cycle|ride|run)$/
const PER = /^(?:|monthly|weekly|daily|regularly)$/

/** `a triathlon, | swim on Mondays`, `train for a marathon next October, | run 4 times a week`. */
function isRunOfRace(words: readonly Word[], claims: readonly Claim[], before: Span, from: number): boolean {
  const verb = words[from]?.plain ?? ''
  const isOfSeveral = words
    .slice(before.from, before.to)
    .some(({ plain }) => /^(?:triathlons?|duathlon|aquathlon|ironman)$/.test(plain))
  if (isOfSeveral) return SPORT.test(verb)
  return (
    /^(?:run|jog)$/.test(verb) &&
    !hasOwnRhythm(claims, before) &&
    claims.some((claim) => claim.from === from + 1)
  )
}

/** `run and swim 3 times a week until June`: no plan for one of them holds the other. */
function areOfOneDate(kinds: readonly (PatternKey | undefined)[], claims: readonly Claim[]): boolean {
  return kinds.every((kind) => kind !== 'general') && claims.some(({ as }) => as === 'deadline')
}

/** `learn to type faster, want to | hit 80 wpm by March`: how far the first is to go. */
function isMeasure(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  const [verb, object] = contentOf(words, claims, clause)
  const isReached = /^(?:hit|reach|achieve)$/.test(verb?.plain ?? '') && /^\d/.test(object?.plain ?? '')
  return isReached && kindOf(words, claims, clause) === 'general'
}

/** `cook 3 times a week, | try one new recipe each time`. */
function isOfEachTime(words: readonly Word[], from: number): boolean {
  return /\b(?:each|every) (?:time|session)$/.test(clauseText(words, from, 9))
}

/** `bed at 22:30, | wake at 6:30`: the two ends of one night. */
function isEndOfNight(words: readonly Word[], before: Span, from: number): boolean {
  return isWaking(words, from) && words.slice(before.from, before.to).some(({ plain }) => SLEEPS.test(plain))
}

function isWaking(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  return plain === 'wake' || (plain === 'get' && next === 'up')
}
const SLEEPS = /^(?:bed|bedtime|sleep|asleep|lights)$/

/** `write and | give my speech`, `interview next month, | practise answers`: what is made is then shown or used, and what is to come is practised. */
function isOfOneObject([first, ...more]: readonly Word[], { plain }: Word): boolean {
  const isToCome = [first, ...more].some((word) => OCCASION.test(word?.plain ?? ''))
  if (isToCome && /^(?:practi[sc]e|rehearse|memori[sz]e|revise|prepare)$/.test(plain)) return true
  return (
    more.length === 0 &&
    /^(?:write|draft|prepare|make|build|design|develop|compose|record|film|choose|learn|memori[sz]e|rehearse|buy)$/.test(
      first?.plain ?? '',
    ) &&
    /^(?:give|hold|deliver|present|perform|pitch|publish|release|launch|ship|sell|send|submit|defend|sing|play|recite|record|film|print|install|renovate|paint|read)$/.test(
      plain,
    )
  )
}

/** `learn to drive and | pass the test by May`, `work on my app, | launch by March`: how far the goal before it is to go. */
function isItsEnd(words: readonly Word[], from: number, object: Word | undefined): boolean {
  const text = `${clauseText(words, from, 4)} `
  return object === undefined
    ? /^(?:launch|publish|release|submit|ship|perform|record|film) /.test(text)
    : /^pass (?:(?:the|my|an?) )?(?:tests?|exams?|it) (?!in\b|for\b)/.test(text)
}

/** `lose 5 kg and | save 2000` */
function isSum(words: readonly Word[], clause: Span, kind: PatternKey | undefined): boolean {
  return kind !== undefined && isMoney(kind) && holdsCount(words, clause)
}

/** Whether more or less of something is wanted. */
function compares(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  const content = contentOf(words, claims, clause)
  return (
    content.length > 1 &&
    content.some(({ plain }) => /^(?:more|less|fewer|better|healthier|earlier)$/.test(plain))
  )
}

/** `exercise more and eat less junk food`, `eat less sugar and go for a walk after lunch`. */
function areCompared(words: readonly Word[], claims: readonly Claim[], ...clauses: [Span, Span]): boolean {
  const [before, behind] = clauses
  // `drink more water and walk 8,000 steps a day`
  const [one, other] = clauses.map((clause) => kindOf(words, claims, clause))
  const isBeside =
    isLimited(words, claims, before) ||
    (compares(words, claims, before) && (one !== other || one === 'general'))
  return (isBeside && hasClaims(claims, behind)) || clauses.every((clause) => compares(words, claims, clause))
}

/** `eat less sugar`. */
function isLimited(words: readonly Word[], claims: readonly Claim[], clause: Span): boolean {
  return contentOf(words, claims, clause).some(({ plain }) => /^(?:less|fewer)$/.test(plain))
}

/** `learn Python and build a small game`: the second is what the first is for. */
function isMaking(...kinds: readonly (PatternKey | undefined)[]): boolean {
  return kinds.every((kind) => /^(?:coding|project|writing|instrument|art|course|skill)$/.test(kind ?? ''))
}

/** `…, 1 hour every morning for the book`: what follows both applies to the first. */
function namesFirst(words: readonly Word[], before: Span): boolean {
  const thing = words.at(-1)?.plain
  return (
    words[words.length - 3]?.plain === 'for' &&
    words.slice(before.from + 1, before.to).some(({ plain }) => plain === thing)
  )
}

const ALONE = /^(?:my|own|alone|myself|home|by|at)$/
const PREPARES = /^(?:train|practi[sc]e|study|revise|prepare|work)$/
/** Words behind a verb that are none of its object. */
const SAYS_HOW = /^(?:and|or|for|at|in|on|with|per|each|every|a|the|about|school|days?|\d[\d.,:]*)$/
