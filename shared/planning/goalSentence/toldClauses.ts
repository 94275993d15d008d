import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { monthOfName, weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { levelAt } from './amounts/levels.ts'
import { OCCASION } from './occasions.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { slice } from './textOfWords.ts'
import { endsPart } from './words/clauses.ts'
import { clauseSpans } from './words/clauseSpans.ts'
import { MOST_WORDS } from './words/sentenceWords.ts'
import { baseOf, beginsTitle, isVerb } from './words/verbs.ts'
import { WISH } from './words/wishWords.ts'
import type { Span } from './words/wordSpan.ts'

/** What is told around a wish, and of it `beside` what may matter to a plan: it is named as not used. */
type Around = { told: string[]; beside: string[] }

/**
 * A sentence without the clauses that only tell why: what is past, how somebody is, and what others are or do. They are neither goals
 * nor conditions, and their numbers and dates are none of the plan's. What may name a time for the plan, or a date to come, stays.
 */
export function withoutToldClauses(text: string, words: readonly Word[]): Around & { words: Word[] } {
  const clauses = clauseSpans(words.slice(0, MOST_WORDS))
  // `photography!! got a camera last week`: a kind of goal alone at the beginning is a wish too.
  const [first] = clauses
  const isNamed =
    first !== undefined && first.to - first.from <= 3 && patternOf(textOf(words, first)) !== 'general'
  const wish = clauses.find((clause) => isWish(words, clause)) ?? (isNamed ? first : undefined)
  if (clauses.length < 2 || !wish) return { words: [...words], told: [], beside: [] }
  const goes = toldOnes(words, clauses, wish)
  const isShown = (clause: Span) => MATTERS.test(textOf(words, clause))
  const said = clauses.filter((_, nth) => goes[nth])
  const texts = (some: readonly Span[]) =>
    some.map((clause) => slice(text, words, withoutJoints(words, clause)))
  const kept = clauses.flatMap((clause, nth) => {
    if (goes[nth]) return []
    const { from, to } = nth > 0 && goes[nth - 1] ? withoutJoints(words, clause) : clause
    const own = words.slice(from, to)
    return goes[nth + 1] ? closed(own) : own
  })
  return {
    words: [...kept, ...words.slice(MOST_WORDS)],
    told: texts(said.filter((clause) => !isShown(clause))),
    beside: texts(said.filter(isShown)),
  }
}

/** Which clauses only tell something. `my flatmate is a light sleeper | so I can't play after 9`: what belongs to a condition stays with it. */
function toldOnes(words: readonly Word[], clauses: readonly Span[], wish: Span): boolean[] {
  const runs = clauses.map((clause, nth) => {
    const before = clauses[nth - 1]
    return before === undefined || endsPart(words, clause.from - 1) || before === wish || clause === wish
  })
  const runOf = runs.map((_, nth) => runs.slice(0, nth + 1).lastIndexOf(true))
  const isOut = clauses.map(
    (clause) =>
      clause !== wish &&
      isTold(words, clause, {
        wish: textOf(words, wish).replace(WISH, ''),
        isBefore: clause.from < wish.from,
      }),
  )
  for (const [nth, clause] of clauses.entries())
    if (nth > 0 && isOut[nth - 1] && clause.from < wish.from && isScrap(words, clause)) isOut[nth] = true
  return isOut.map((_, nth) => runOf.every((run, other) => run !== runOf[nth] || isOut[other] === true))
}
/** What a person may want to see that a plan has not heeded. */
const MATTERS =
  /\b(?:pregnant|injur[a-z]*|surgery|operation|knees?|back|heart|asthma|diabet[a-z]*|vegan|vegetarian|allerg[a-z]*|pain|hurts?|aches?|broken?|(?:hate|dislike)(?! (?:it|this|that)\b))\b|(?<!\b(?:i'm|am|at|aged?|turned|\d) |\d|^)(?!(?:19|20)\d\d\b)\d(?!\d? ?years?\b)/

/** A clause before one that has gone ends there. */
function closed(own: readonly Word[]): Word[] {
  const last = own.at(-1)
  return last && /[\p{L}\p{N}]$/u.test(last.text)
    ? [...own.slice(0, -1), { ...last, text: `${last.text},` }]
    : [...own]
}

function withoutJoints(words: readonly Word[], { from, to }: Span): Span {
  let begin = from
  while (begin < to - 1 && LEAD.test(words[begin]?.plain ?? '')) begin += 1
  return { from: begin, to }
}
const LEAD =
  /^(?:and|but|so|now|then|plus|ok|okay|well|hi|hiya|hello|hey|um+|uh+|erm?|ah|oh|yeah|yes|honestly|basically|anyway|also|tbh|lol|actually|look|listen)$/

function textOf(words: readonly Word[], clause: Span): string {
  const { from, to } = withoutJoints(words, clause)
  return words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
}

/** Whether the person says what they want, or what is to be done. */
function isWish(words: readonly Word[], clause: Span): boolean {
  const text = textOf(words, clause)
  const [first = ''] = text.split(' ', 1)
  return (
    WISHES.test(`${text} `) ||
    (clause.from === 0 && (beginsTitle(first) || (baseOf(first) !== null && !OF_STATE.test(first))))
  )
}
const OF_STATE =
  /^(?:feel|be|hav|liv|gett|turn|sitt|go|becom|expect|struggl|suffer|recover|mov|retir|miss|hat|lov)ing$/
const ADVERBS =
  '(?:(?:really|finally|just|also|still|simply|actually|now|definitely|always|therefore|then|would|am|have|do|kinda|badly|desperately|maybe|probably|seriously) )*'
const WISHES = new RegExp(
  `^(?:(?:(?:my|our|the) )?[a-z]+ (?:says?|said|reckons?|thinks?|told me|suggests?|suggested|recommends?|insists?)(?: that)? (?=(?:i|we) ))?${ADVERBS}(?:(?:i|we|id|i'd|we'd|i'm|we're|i've|we've) ${ADVERBS})?(?:(?:want|need|plan|hope|intend|decided|determined|aim|trying|hoping|planning|looking|wanting|have|have got|ought|going|dream|wish) to |(?:wanna|gotta|gonna|should|must) |want (?:it|my|the|this|a|more|less)|need (?:it|my|the|this|a|more|less)|(?<=\\b(?:i'd|we'd|id|would) ${ADVERBS})(?:like|love) |(?:thinking|dreaming) (?:of|about) |(?:aiming|hoping|going|shooting) for |been (?:meaning|wanting|planning|promising) (?:[a-z]+ ){0,2}to )|^(?:my|the|our) (?:[a-z]+ )?(?:goal|aim|plan|dream|resolution|target) is |^(?:please )?(?:can|could) (?:you|u) |^help me |^lets? |^let's |^(?:more|less|fewer|better) [a-z]+ |^(?:i'm|we're|i am|we are) (?:saving|training|preparing|planning|studying|learning) |^(?:my )?(?:[a-z]+ ){1,2}(?:is )?due `,
)

/** `I'm 67, | retired, | and I would like …`, `my flat is a mess, | laundry everywhere, | …`: more of what was told. */
function isScrap(words: readonly Word[], clause: Span): boolean {
  const { from, to } = withoutJoints(words, clause)
  const text = textOf(words, clause)
  return (
    to - from <= LONGEST_SCRAP &&
    !words.slice(from, to).some(({ plain }) => isOfTime(plain)) &&
    !HOLDS.test(text) &&
    !isWish(words, clause) &&
    !beginsTitle(text.split(' ', 1)[0] ?? '')
  )
}
const LONGEST_SCRAP = 4

/**
 * Where the wish begins behind clauses that each say of somebody or something what they are or do; 0 where the sentence begins with
 * it, or where what comes before it may be the goal.
 */
export function wishAfterTold(words: readonly Word[]): number {
  const clauses = clauseSpans(words.slice(0, MOST_WORDS))
  const at = clauses.findIndex((clause) => isWish(words, clause))
  const wish = clauses[at]
  if (at < 1 || !wish) return 0
  const areTold = clauses.slice(0, at).every((clause) => {
    const text = textOf(words, clause)
    return isFinite(text) && !NAMES_GOAL.test(text) && !beginsTitle(text.split(' ', 1)[0] ?? '')
  })
  return areTold && !ABOUT_IT.test(textOf(words, wish)) ? withoutJoints(words, wish).from : 0
}

/** `I have to lose weight, | I want to do it by June`. */
const ABOUT_IT =
  /^(?:(?:i|we) )?(?:(?:really|just) )*(?:want|need|have|would like) to (?:do|get|fix|change|stop|try) (?:it|this|that)\b/

/** Whether somebody or something is or does something in a clause: it is no name of a goal. */
function isFinite(text: string): boolean {
  if (LEADS_TO.test(text)) return false
  const [first = ''] = text.split(' ', 1)
  // `applied for 30 jobs`, `tired of being tired`
  const isDone = /^[a-z]{3,}ed$/.test(first) && !isVerb(first)
  return (
    isDone ||
    IN_A_STATE.test(`${text} `) ||
    PAST.test(`${text} `) ||
    STATE.test(`${text} `) ||
    FINITE.test(`${text} `) ||
    doesSomething(text)
  )
}
/** It says when, or from when. */
const LEADS_TO =
  /^(?:once|after|when|whenever|if|before|until|till|while|unless|from|every|on|in|at|by|starting|beginning)\b/
/** `turning 40`, `can't sleep`, `was good at chess`. */
const IN_A_STATE =
  /^(?:just |only |always )*(?:turning|feeling|being|getting (?:old|fat|married)|retiring|expecting|living|sitting|becoming|struggling|suffering|recovering|can'?t|cannot|couldn'?t|don'?t|didn'?t|haven'?t|never|always|was|were|been|got|bought|lost|broke|went|had|sick|bored|tired|stuck) /
const FINITE =
  /^(?:[a-z'-]+ ){0,5}?(?:(?:i|we|he|she|they|it|its|everyone|everybody)(?:'m|'s|'re|'ve)? |(?:is|are|was|were|isn't|aren't|wasn't|has|had|does|doesn't|don't|dont|won't|wont|didn't|can|can't|cant|cannot|could|wants?|needs?|loves?|hates?|likes?|says?|makes?|keeps?|means?|lives?|speaks?|works?) )/
/** `hubby | snores`, `my nan | turns 90`. */
function doesSomething(text: string): boolean {
  if (PERSON_DOES.test(text)) return true
  const [, verb = ''] = /^(?:(?:my|our|the|his|her) )?(?:[a-z-]+ ){1,2}?([a-z]{3,})s(?= |$)/.exec(text) ?? []
  return isVerb(verb) || isVerb(verb.replace(/e$/, ''))
}

const PERSON_DOES =
  /^(?:(?:my|our|the|his|her) )?(?:husband|hubby|wife|partner|boyfriend|girlfriend|mum|mom|dad|sister|brother|son|daughter|baby|dog|boss|doctor|physio|therapist|flatmate|roommate|nan|ex) (?:[a-z]{3,}s|[a-z]{3,}ed|got)(?= |$)/

/** Whether a clause tells no more than why. */
function isTold(
  words: readonly Word[],
  clause: Span,
  { wish, isBefore }: { wish: string; isBefore: boolean },
): boolean {
  const { from, to } = withoutJoints(words, clause)
  const own = words.slice(from, to)
  const text = textOf(words, clause)
  if (own.some(({ escape }) => escape !== null) || isWish(words, clause)) return false
  if (own.some((_, nth) => levelAt(words, from + nth) !== null)) return false
  if (isBefore && NAMES_GOAL.test(text)) return false
  if (PAYDAY.test(text) || AT_A_LOSS.test(text)) return true
  if (patternOf(wish) === 'general' && patternOf(text) !== 'general') return false
  const isFree = !own.some(({ plain }) => isOfTime(plain)) && !HOLDS.test(text)
  if (HOW_OLD.test(text) || NOT_YET.test(text)) return true
  if (SO_FAR.test(text) || /^(?:i |we )?(?:really )?need (?:some )?help$/.test(text)) return true
  if (OVER.test(text) || PAST.test(`${text} `)) return OVER.test(text) || isFree || !MAY_BE_NOW.test(text)
  if (isFree && isBefore && isFinite(text) && !beginsTitle(text.split(' ', 1)[0] ?? '')) return true
  return isFree && (REASON.test(text) || STATE.test(`${text} `))
}
/** `only 2 books since January`: how far it went. */
const SO_FAR =
  /^(?:i |we )?(?:only|just|barely) (?:did |read |made |managed )?\d+ [a-z]+ (?:so far|since [a-z ]+|this (?:year|month)|yet)$/
/** `my kids are 3 and 6`. */
const HOW_OLD =
  /^(?:(?:my|our|the) )?(?:kids?|children|sons?|daughters?|twins|boys?|girls?|baby|toddler)(?:'s)? (?:is|are|aged|just turned|turned) (?:only )?\d+(?: (?:and|&) \d+)?(?: (?:weeks?|months?|years?))?(?: old)?$/
/** `personal statement not started yet`. */
const NOT_YET =
  /^(?:(?:my|our|the|i|we) )?(?:[a-z]+ ){0,3}(?:not|haven't|hasn't|isn't|nothing) (?:even )?(?:been )?[a-z]+(?: (?:it|them|anything))? yet$/
const REASON = /^(?:because|since|as|although|though) /

/** What may say when, how often, how much or not at all. */
function isOfTime(plain: string): boolean {
  return (
    (/\d/.test(plain) && !/^[1-9]\d$/.test(plain)) ||
    OF_TIME.test(plain) ||
    OCCASION.test(plain) ||
    weekdayOf(plain.replace(/s$/, '')) !== null ||
    monthOfName(plain) !== null
  )
}
const OF_TIME =
  /^(?:days?|weeks?|months?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|lunch|noon|midnight|tomorrow|tonight|spring|summer|autumn|winter|christmas|easter|eve|halloween|thanksgiving|valentine's|term|semester|shifts?|busy|away|abroad|free|off|available|unavailable|until|till|before|after|when|while|if|unless|except|only|budget|deadline|due|closes?|opens?|starts?|begins?|naps?|asleep|next|soon|early|late|half)$/
/** What a plan is to do or not to do. */
const HOLDS =
  /\b(?:can(?!'t| you)|could|should|must|no(?! (?:idea|clue|energy|motivation|willpower|discipline|friends|confidence|one))|without|prefer|allowed|needs?|have to|has to|works?(?= (?:best|better|well|for me))|have got|i've got|(?<=^(?:i |we )?)got (?:an?|my|the|\d)|can't(?! (?:sleep|focus|stop|stand|afford|remember|speak|swim|cook|dance|even|seem|see|fit|breathe|find|keep|get|wait|believe|concentrate|relax))|cannot|don't want)\b/
/** `dont know where to start`. */
const AT_A_LOSS =
  /^(?:i |i'm |we )?(?:(?:don'?t|do not) (?:really )?(?:know|have a clue)|(?:have )?(?:absolutely )?no (?:idea|clue)|not sure|clueless)(?: about)? (?:where|how|what|when) to (?:start|begin|do)$/
/** `I get paid on the 28th`: no date of the plan's. */
const PAYDAY =
  /^(?:i|we) (?:get|am|are|'?m|will be) paid\b(?! (?:for|to)\b)|^(?:my |our )?(?:pay ?day|salary|wages?|pay) (?:is|comes|arrives|falls)\b/
/** `I got Tuesdays off`, `we had the kids every weekend`: a past that may be no past. */
const MAY_BE_NOW = /\b(?:got|had|read|put|cut)\b/
/** The goal itself is told. */
const NAMES_GOAL =
  /\b(?:signed up|registered|entered|enrolled|booked|meaning to|wanting to|promised|promising|putting off|procrastinat[a-z]*|wanted to|dreamed of|dreamt of|keep (?:on )?[a-z]+ing|keep [a-z]+ing|challenged|dared|(?:i|we) (?:really )?(?:should|must|need to|have to|ought to))\b|\b(?:thinking|wondering|figured|decided)$/

const SUBJECT =
  "(?:(?:i|we|he|she|they|it|that|this|there|everyone|everybody|nobody|people) |(?:my|our|his|her|their|the|a|an|some) (?:(?!(?:is|are|was|were|has|have|had|does|do|will|can|may|must|should)\\b)[a-z'-]+ ){1,4}?(?:and (?:my )?[a-z]+ )?)"
const HOW =
  '(?:(?:just|only|also|really|almost|nearly|already|even|always|never|then|finally|recently|once|both|kind of|kinda|sort of|literally|actually|still) )*'
const DID =
  "(?:was|were|wasn't|weren't|had|hadn't|did|didn't|couldn't|used to|got|gave|went|came|saw|took|made|said|told|thought|found|left|felt|kept|lost|bought|brought|broke|began|became|ate|drank|drove|fell|flew|forgot|grew|heard|held|knew|learnt|met|paid|ran|sang|sat|slept|spoke|spent|stood|stole|swam|taught|threw|woke|won|wore|wrote|died|passed away|(?!need|feed|speed|bed|red|weed|seed|shed)[a-z]{2,}ed)"
/** Behind nobody: `nearly drowned on holiday in 2019`, `failed twice already`. */
const DONE =
  "(?:(?:nearly|almost|already|never|just|even|once) [a-z]{2,}ed|(?:done|tried|did|quit|managed) (?:it|this|that) (?:before|once|twice|already)|(?:failed|tried|gave|was|were|wasn't|didn't|couldn't|used to|dropped|fell|broke|lost|felt|went|woke)(?= )|(?:started|bought|got|lost|joined|adopted|inherited) (?:an?|my|our|this|the) [a-z]+|(?:dad|mum|mom|grandma|grandpa|nan|hubby) (?:passed|died|left|got|was|had|[a-z]{3,}ed)|(?:got|been) (?:married|divorced|fired|dumped|diagnosed|injured|told|sick|bored|stuck|laid|made|really|so|very|too|out of))"
const PAST = new RegExp(
  `^(?:(?:because|since|as|although|though|which) )?(?:${SUBJECT}${HOW}${DID}|${DONE})(?= |$)`,
)
const OVER =
  /\b(?:ago|last (?:year|month|week|summer|winter|spring|autumn|time|night|christmas)|in (?:19\d\d|20[01]\d|202[0-5])|as a (?:kid|child|teenager|student)|when i was|(?:done|tried|did|managed) (?:it|this|that) (?:before|once)|in (?:days|weeks|months|years|ages))\b/
/** How somebody is, and what others are or do. */
const STATE = new RegExp(
  `^(?:(?:i'm|i am|we're|we are)(?! (?:going|trying|planning|hoping|looking|gonna|thinking|doing|training|learning|studying|working on|getting|having|expecting|moving|starting|flying)\\b)|i (?:feel|hate|love|like|miss|know|think|guess|suppose|don't|can't|live|eat|sleep|have (?:no|always|never)|never|always|usually|suck|struggle|get|look|sit|enjoy|spend|waste|drink)|i've (?:always|never)|feeling|stuck|tired|sick of|scared|terrified|no idea|not sure|(?:always |just |still )?keep (?:[a-z]+ing)|(?:never|always) [a-z]{3,}(?:ed|n)|so (?:embarrassing|tired|sick)|which is|it'?s|it is|that'?s|there'?s|(?:he|she|they|everyone|everybody|nobody|people)(?:'s|'re)?|(?:my|our|his|her|their|the) (?:[a-z'-]+ ){1,4}?(?:is|are|isn't|aren't|has|have|hurts?|aches?|keeps?|looks?|feels?|won'?t|doesn'?t|don'?t|says?|thinks?|plays?|speaks?|lives?|loves?|hates?|does|goes|runs?|makes?|(?:all|both|always|never|often|usually) [a-z]+))(?= |')`,
)
