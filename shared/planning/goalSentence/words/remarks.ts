import { isOfNoWeight } from './remarksOfNoWeight.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from './clauses.ts'
import { isOccupation } from './occupations.ts'
import { isVerb } from './verbs.ts'
import type { Span } from './wordSpan.ts'

/** `…, I work full time`, `…, I'm vegetarian`: said of oneself behind the goal. */
export function isTold(words: readonly Word[], at: number): boolean {
  // `so I can touch my toes`: what the goal is for.
  if (/^so(?: that)?$/.test(wordsBefore(words, at))) return false
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  // `we move on 18 December | and haven't packed a thing`
  if (/^haven'?t$/.test(plain)) return true
  if (/^(?:i'?m|i'?ve|we'?re|we'?ve)$/.test(plain))
    return !/^(?:going|gonna|trying|planning|hoping|looking)$/.test(next)
  // `I procrastinate my thesis` names the goal.
  if (next === 'procrastinate' && at + 2 < words.length && !endsPart(words, at + 1)) return false
  return /^(?:i|we)$/.test(plain) && TOLD.test(next)
}

/** `so`, `so that`. */
function wordsBefore(words: readonly Word[], at: number): string {
  const [second, first] = [words[at - 2]?.plain ?? '', words[at - 1]?.plain ?? '']
  return first === 'that' ? `${second} that` : first
}

const TOLD =
  /^(?:work|live|have|got|go|am|are|was|were|hate|dislike|like|love|prefer|enjoy|earn|make|own|already|never|always|often|usually|mostly|only|just|still|know|speak|play|use|feel|tend|struggle|suffer|get|weigh|sleep|eat|travel|commute|share|rent|can|could|do|don'?t|can'?t|haven'?t|won'?t|didn'?t|freeze|panic|fear|forget|procrastinate|fail|failed|tried|started|stopped|fall|suck|think|find|need)$/

/** `…, my wife speaks it`, `…, the oven works again`: a sentence about somebody or something else behind the goal. */
export function isRemark(words: readonly Word[], { from, to }: Span): boolean {
  const [first = '', ...rest] = words.slice(from, to).map(({ plain }) => plain)
  if (isOfNoWeight([first, ...rest].join(' '))) return true
  if (isLeftOut([first, ...rest]) || SET_ASIDE.test([first, ...rest].join(' '))) return true
  if (isOccupation([first, ...rest]) || ACHES.test([first, ...rest].join(' '))) return true
  if (isMindedByOthers(first, rest[0] ?? '') || FEELS.test([first, ...rest].join(' '))) return true
  return OTHERS.test(first) && (/^it'?s$/.test(first) || rest.slice(0, 4).some((plain) => VERB.test(plain)))
}

/**
 * Whether a remark changes nothing in a plan: `my girlfriend is from Taipei`, `I'm scared of water`. What holds a time, a number or a
 * refusal does, and so do health and what somebody hates.
 *
 * @param isQuit of what somebody goes without, `until the dishes are done` is no end of the goal itself
 */
export function isHarmlessRemark(words: readonly Word[], { from, to }: Span, isQuit = false): boolean {
  const told = words.slice(from, to).map(({ plain }) => plain)
  const plains = told
    .join(' ')
    .replace(/\btried (?:it )?before\b/, 'tried')
    .replace(/ for (?:many |some |a few )?years\b/, '')
    .replace(/ (?:last|a few|two|three) (?:years?|months?|weeks?)(?: ago)?\b/, '')
    .split(' ')
  while (/^(?:and|but|because|as|since|though|so)$/.test(plains[0] ?? '')) plains.shift()
  if (
    /^(?:i(?:'?m| am) \d\d(?: years old)?|(?:it'?s |it has |has )?been (?:about |over |like )?\d+ (?:years?|months?|weeks?)(?: now)?(?: lol)?)$/.test(
      plains.join(' '),
    )
  )
    return true
  if (/^(?:i )?(?:hate|love|enjoy|dislike) (?:it|this|that)$/.test(plains.join(' '))) return true
  if ((UNTIL_DONE.test(told.join(' ')) && !isQuit) || NOT_TOO.test(told.join(' '))) return true
  if (SET_ASIDE.test(told.join(' ')) || SINCE_THEN.test(told.join(' '))) return true
  if (SO_THAT.test(told.join(' ')) || SITS.test(plains.join(' '))) return true
  if (FULL_TIME.test(plains.join(' ')) || WE_VISIT.test(plains.join(' '))) return true
  if (NEVER_DONE.test(plains.join(' '))) return true
  if (FOR_AGES.test(told.join(' ')) || WEAK_POINT.test(plains.join(' '))) return true
  if (
    BESIDE_WORK.test(plains.join(' ')) ||
    LEFT_OPEN.test(plains.join(' ')) ||
    BEGINS_SOON.test(plains.join(' '))
  )
    return true
  if (!IS_TOLD.test(`${plains.join(' ')} `) || isOccupation(plains) || endsUnsaid(words, to)) return false
  return plains.every((plain) => !MATTERS.test(plain) && !/\d/.test(plain))
}
/** `twice a week | not too hard`. */
const NOT_TOO =
  /^(?:(?:but|and|just|just so) )?(?:nothing|not) (?:too|that|super|very|overly) (?:hard|heavy|intense|strenuous|crazy|fancy|serious|advanced|strict|extreme|complicated)$/
/** `write 500 words a day | until my novel is finished`: as long as the goal itself. */
const UNTIL_DONE =
  /^(?:until|till|til) (?:(?:it|they|all|everything|(?:(?:it|they)'?(?:s|re)))|(?:my|the|our) (?:[a-z]+ )?[a-z]+|i(?:'m| am))(?: all)?(?: (?:is|are|all))?(?: (?:finished|done|complete|through|fluent|there|written|paid(?: off| back)?))(?: with (?:it|them|(?:the|my) [a-z]+))?$/
/** `put off for months and | it's`: how long it has been so. */
const FOR_AGES =
  /^for (?:(?:so|too|very|way too) long|(?:many )?(?:months|years|weeks|ages)|a (?:long )?while|a long time|forever|(?:\d+|two|three|four|five|six|ten) (?:years|months|weeks))(?: (?:now|already))?(?: and)?(?: (?:it|it'?s|they|is|are))*$/
/** `never managed it longer than a week`: how it went before. */
const NEVER_DONE =
  /^(?:(?:but|and) )?(?:i(?:'ve| have)? )?(?:never|always) (?:really |ever )?(?:managed|finished|kept|stuck|lasted|made|quit|quitting|stopped|failed|give|gave|given|gotten|got) (?!.*\b(?:on|at|in|because|when|before|after)\b)[a-z ]+$/
/** `my weak point is speaking`: what to look at most. */
const WEAK_POINT =
  /^my (?:(?:weak(?:est)?|worst|bad|strong(?:est)?|best) (?:points?|spots?|sides?|subjects?|areas?|skills?|parts?)|speaking|listening|writing|reading|grammar|vocabulary|vocab|spelling|pronunciation|maths?|algebra|technique) (?:is|are) [a-z][a-z ]{2,40}$/
/** `I sit all day at work`. */
const SITS =
  /^i(?:'m| am)? (?:(?:always|just|mostly) )?(?:sit|sitting|stand|standing|drive|on my feet)(?: (?:all day|at (?:work|home|a desk|my desk|a computer|the computer)|a lot|too much|for hours|most of the day|for work|long))+$/
/** `I work full time, | so evenings`: when then is said beside it. */
const FULL_TIME = /^i(?:'m| am)? (?:work|working) (?:full|part)[- ]time$/
/** `my girlfriend's family is from Mexico and we visit them | in April`: why until then. */
const WE_VISIT =
  /^(?:my|our) [a-z' ]+ (?:is|are|lives?|comes?) [a-z ]+ and (?:we|i|they|he|she)(?:'re| are|'ll| will)? (?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?|fly(?:ing)? (?:there|over)|go(?:ing)? there|com(?:e|ing))(?: (?:them|there|him|her|us|over))?$/
/** `so I can shop on Friday`: what it is good for. */
const SO_THAT =
  /^so (?:that )?(?:i|we|he|she|they) can (?!(?:only|do|train|make|manage|go|come|work|start|begin|practi[sc]e|study|meet)\b)[a-z ]+$/
/** `since we moved here`: why, and nothing to come. */
const SINCE_THEN =
  /^since (?:my|our) [a-z]+(?: (?:to|in|with) (?:the )?[a-z]+)?$|^since (?:i|we|my [a-z]+|our [a-z]+|he|she|they) (?:moved|started|stopped|got|had|was|were|broke|lost|left|gave|met|became|turned|retired|quit|began|bought|adopted|fell|hurt)\b/
/** `no idea how often`: it is asked anyway. */
const LEFT_OPEN =
  /^(?:(?:i )?(?:have )?no idea|not sure|unsure|(?:i )?(?:don'?t|do not) (?:know|mind|care)|dunno|whatever|doesn'?t matter|not (?:booked|fixed|confirmed|announced|decided|set)|(?:(?:the |exact )*(?:date|day|time) )?(?:is |'s )?(?:tbc|tba|tbd|not (?:out|set|fixed|known|confirmed|announced|booked)))(?: (?:how(?: (?:often|long|much|many times))?|when|which days?|yet|exactly))*$/
/** `I think I'll try`, `before it's too late`: it is planned, and from now on. */
const BEGINS_SOON =
  /^(?:(?:i )?(?:have )?)?no (?:idea|clue) (?:where|how|what) to (?:start|begin|do)$|^(?:i (?:think |guess )?)?(?:i'?ll|i will|will|could|might) (?:try|start|begin|do it|see)$|^(?:till|until) (?:i|we)(?:'m| am| are)? (?:feel|get|become)?(?: |$)(?:ok|okay|better|confident|comfortable|good|used to it|bored|ready|tired|fit|well)$|^before (?:(?:it'?s|it is) too late|(?:i'?m|i am) too old)$/
/** `while working full time`, `next to my job`: what else somebody does. */
const BESIDE_WORK =
  /^(?:while|whilst|beside|besides|alongside|next to|on top of|around)(?: (?:i'm|i am|we're|also|still|working|studying|having|holding|holding down|doing|at|a|an|my|our|the|full|part|time|full-time|part-time|job|work|day|uni|university|school|college|studies|degree))+$/
/** A remark that a fact breaks off says something with it. */
function endsUnsaid(words: readonly Word[], to: number): boolean {
  return to < words.length && !endsPart(words, to - 1)
}
const IS_TOLD =
  /^(?:(?:full|part)[- ]time(?= $)|i'?m|i am|we'?re|i'?ve|i have(?= (?:always|never|wanted|an?|some|my|the|all)\b)|been|always|it'?s(?= (?:a|my|been|so|for|really|just|time)\b)|i (?:love|like|enjoy|live|know|think|feel|procrastinate|always|never|got|own|haven'?t|tried|failed|used|bought|started|fear|panic)|(?:already )?bought (?:one|it|them|a|the)|haven'?t|(?:love|scared|nervous|worried|bored|tired|excited|curious)|(?:she|he|they)(?:'?s|'re| is| are)(?= (?:an? |from )?[a-z]+ $)|(?:my|our|his|her|their) (?:[a-z']+ ){1,3}(?:is|are|was|were|has|have|speaks?|plays?|lives?|loves?|likes?|comes? from|got|gave|says?|works? as)) /
/** What a plan has to hold, or to be careful of. */
const MATTERS =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|lunch|breakfast|dinner|noon|midnight|today|tomorrow|tonight|.*day|.*days|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|holidays?|vacations?|term|semester|shifts?|busy|away|abroad|free|off|available|unavailable|at|until|till|before|after|by|when|while|if|unless|not|no|can'?t|cannot|don'?t|won'?t|without|except|only|hates?|dislikes?|pregnant|pain|hurts?|aches?|bad|sore|injur.*|injured|broken|weak|stiff|sick|ill|asthma.*|diabet.*|allerg.*|heart|back|knees?|overweight|old|vegan|vegetarian|budget|broke|equipment|gym|deadline|due|closes?|opens?|starts?|begins?|naps?|sleeps?|asleep|helps?|need|needs|want|wants)$/

/** `…, knees hurt sometimes`, `…, bad back`. */
const ACHES =
  /^(?:my |the |both )?(?:(?:left|right|lower|upper) )?(?:knees?|back|shoulders?|neck|hips?|ankles?|wrists?|elbows?|feet|foot|legs?|hands?|head|eyes?)\b.*\b(?:hurts?|aches?|bad|sore|injured|broken|weak|stiff|dodgy|iffy|painful|swollen|tight|recovering)\b|^(?:a )?(?:bad|weak|sore|stiff|injured|broken) (?:knees?|back|shoulders?|neck|hips?|ankles?|wrists?|elbows?|feet|foot|legs?|heart|lungs?)\b/

/** `…, hate doing it`, `…, scared of heights`. */
const FEELS =
  /^(?:(?:really|always|kind of|a bit|so|very) )?(?:hate|love|enjoy|dislike|scared|nervous|worried|terrified|bored|tired|sick) (?:of|about|doing|it|that|this|the)\b/

const OTHERS = /^(?:my|our|the|his|her|their|it|it'?s|he|she|they|there|this|that)$/
const VERB =
  /^(?:is|are|isn'?t|aren'?t|was|were|has|have|had|will|won'?t|can|can'?t|does|doesn'?t|don'?t|says?|complains?|speaks?|wants?|needs?|hates?|likes?|loves?|lives?|works?|plays?|comes?|goes|helps?|teaches|knows?|gets?|costs?|takes?|hurts?|starts?|begins?|closes?|opens?|shuts?)$/

/**
 * The words of a sentence, of which those about what others mind or do are kept from being read: in `my neighbours complain after
 * 8pm` the time is the one to avoid, and `no screens after 10` is none of the goal's.
 */
export function withoutOthersTimes(words: readonly Word[]): Word[] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    parts.at(-1)?.push(word)
    // `practise drums but | the neighbours complain after 8`: in speech nothing parts the two.
    const isReason =
      /^(?:but|because|cause|since|as|though)$/.test(word.plain) &&
      words.slice(at + 2, at + 5).some(({ plain }) => MINDS.test(plain))
    // `my shifts vary but | I'd like to meditate 10 minutes a day`
    const isWish =
      word.plain === 'but' &&
      /^(?:i|we)(?:'d)? (?:really |still |just )?(?:want|need|would|like|love|wanna)$/.test(
        [1, 2].map((later) => words[at + later]?.plain ?? '').join(' '),
      )
    if (
      endsPart(words, at) ||
      words[at + 1]?.plain === 'so' ||
      isReason ||
      isWish ||
      isGoneWithout(words, at + 1)
    )
      parts.push([])
  }
  // `my class is every Monday, practise on the other days`: then its days are told for the plan.
  const areTold = words.some(
    ({ plain }, at) => /^(?:other|remaining)$/.test(plain) && words[at + 1]?.plain === 'days',
  )
  const isOfPlan = (part: readonly Word[]) => areTold && part.some(({ plain }) => LESSON.test(plain))
  return parts.flatMap((part, index) =>
    (index > 0 &&
      !isOfPlan(part) &&
      ((isMinded(part) && !isDaysOfOpening(part)) ||
        isCase(part) ||
        (isOfOthers(part) && !isRefusal(parts[index + 1] ?? [])))) ||
    (parts.length > 1 && (isOthersBusiness(part, 0) || isSetAside(part) || isRota(part)))
      ? part.map((word) => ({ ...word, escape: KEPT }))
      : part,
  )
}

/** `the pool only opens on Tuesdays`: the other days are left out. */
function isDaysOfOpening(part: readonly Word[]): boolean {
  return part.some(({ plain }, at) => plain === 'only' && /^opens?$/.test(part[at + 1]?.plain ?? ''))
}

const LESSON =
  /^(?:class(?:es)?|lessons?|teacher|tutor|coach|instructor|course|choir|band|orchestra|training|rehearsals?|club)$/

/** `no meetings before 10, …`: when something else does not take place. */
export function isOthersBusiness(words: readonly Word[], at: number): boolean {
  const [first, second] = [words[at]?.plain, words[at + 1]?.plain]
  return first === 'no' && /^(?:meetings?|calls?|emails?|appointments?|plans)$/.test(second ?? '')
}

/** `swimming with the kids on Sundays doesn't count, …`: it is no part of the goal, nor are its days. */
export function isSetAside(part: readonly Word[]): boolean {
  return SET_ASIDE.test(part.map(({ plain }) => plain).join(' '))
}
const SET_ASIDE =
  /^[a-z].* (?:(?:doesn'?t|don'?t|does not|do not|won'?t) count|(?:is|are) (?:extra|separate|on top)|not (?:counted|included|counting))$|^(?:and |but )?not (?:counting|including) /

/** No number of a quotation. */
const KEPT = -1
const MINDS = /^(?:complains?|objects?|minds?|hates?|sleeps?|naps?|asleep|sleeping|closes?|opens?|shuts?)$/
/** `no screens after 10`: when something else is not to be done. */
export const GONE_WITHOUT =
  /^(?:screens?|phones?|tv|coffee|caffeine|alcohol|wine|beer|soda|sugar|sweets|cand(?:y|ies)|chocolate|bread|meat|desserts?|cakes?|crisps|chips|pizza|burgers|dairy|gluten|instagram|tiktok|youtube|takeaways?|takeout|cigarettes?|smoking|drinking|netflix|snacks?|snacking|food|eating|meals?|carbs|social|gaming|news)$/

/** `in bed by 10:30 | no screens after 9:30`. */
function isGoneWithout(words: readonly Word[], at: number): boolean {
  const [no, thing, side] = [0, 1, 2].map((later) => words[at + later]?.plain ?? '')
  if (no !== 'no' || !GONE_WITHOUT.test(thing ?? '')) return false
  // `no screens | an hour before bed`
  const isLong = /^(?:an?|one|two|half|\d+)$/.test(side ?? '')
  const behind = isLong ? words.slice(at + 3, at + 6).map(({ plain }) => plain) : [side ?? '']
  return behind.some((plain) => /^(?:after|before|past|from)$/.test(plain))
}

/** `… | so I can't run then`: the days are left out. */
function isRefusal(part: readonly Word[]): boolean {
  return SO_NOT.test(part.map(({ plain }) => plain).join(' '))
}
const SO_NOT =
  /^so (?:that )?(?:not|nothing|none|no|(?:i|we) (?:can'?t|cannot|won'?t|don'?t|couldn'?t))\b.*\b(?:then|that day|that night|those days|on those)$/

/** `my shifts are 2 days 2 nights 4 off, …`: when somebody works. */
export function isRota(part: readonly Word[]): boolean {
  return ROTA.test(part.map(({ plain }) => plain).join(' '))
}
const ROTA =
  /^(?:(?:and|but|because) )*(?:my|our|the) (?:work )?(?:shifts?|rota|schedule|timetable) (?:is|are|changes?|goes?|runs?|var(?:y|ies)|rotates?)\b/

/** `…, if I miss a day do 20 the next`, `…, swap Thursday for Friday in December`: what is done then is no part of each week. */
function isCase(part: readonly Word[]): boolean {
  return CASE.test(part.map(({ plain }) => plain).join(' '))
}
const CASE =
  /^(?:(?:and|but) )*(?:in (?:which|that) case |they (?:each )?take |(?:double|triple|twice as (?:much|long)|half|more|less) (?:(?:it|that|this) )?(?:(?:on|at|in|during) |(?:the|that) (?:last |final )?(?:day|week|weekend|month)s? )|if (?:so|not) |(?:if|unless) (?:i|we|i'?m|it|it'?s|there'?s|they|he|she|the|my|our) |(?:swap|switch|move|change) [a-z]+ (?:for|to|with) )/

/** `…, she has school till 3:30 and ballet on Tuesdays`: when somebody else does something. */
function isOfOthers(part: readonly Word[]): boolean {
  const text = part.map(({ plain }) => plain).join(' ')
  return OTHERS_HAVE.test(text) || isDoneByOthers(text)
}

/** `…, he mows the lawn on Saturdays`: any deed, on weekdays. That somebody comes or begins says something for the plan. */
function isDoneByOthers(text: string): boolean {
  const verb = OTHERS_DO.exec(text)?.[1] ?? ''
  const base = [verb.replace(/s$/, ''), verb.replace(/es$/, '')].find(isVerb)
  return base !== undefined && verb !== base && !MOVES.test(base)
}
const OTHERS_DO =
  /^(?:(?:and|but|because|since|as) )*(?:he|she|(?:my|our|his|her|their) (?:[a-z]+ )?(?:flatmate|roommate|housemate|brother|sister|friend|son|daughter|husband|wife|partner|mum|mom|dad|girlfriend|boyfriend)) (?:(?:also|already|usually|always) )*([a-z]+s)\b(?!.*\d)(?=.* (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|.* (?:weekends?|weekdays?|evenings?|mornings?)\b)/
const MOVES = /^(?:visit|start|begin|finish|graduate|move|return|come|leave|stay|see|understand|suggest|ask)$/
const OTHERS_HAVE =
  /^(?:(?:and|but|because|since|as) )*(?:(?:he|she|the (?:neighbou?rs?|kids|children|boys|girls|baby|twins)|(?:my|our|his|her|their) (?:flatmates?|roommates?|housemates?|neighbou?rs?|boss|brother|sister|friend|band|team|son|daughter|husband|wife|partner|kids?|children|boys?|girls?|mum|mom|dad|girlfriend|boyfriend)) (?:(?:also|already|usually|always) )*(?:has|have|gets?|takes?|do(?:es)?|goes to|plays?|trains?|works?|hosts?|part(?:y|ies))|(?:(?:my|our|the|a|his|her|their) )?(?:(?:best|good) )?(?:husband|wife|partner|mum|mom|dad|brother|sister|girlfriend|boyfriend|friends?|mates?|neighbou?r|colleague|grandma|grandpa|nan|in-laws|parents)(?:[- ]in[- ]law)? (?:is an? [a-z]+ and )?(?:(?:also|usually|always|only) )*(?:helps?|joins?|can (?:only )?(?:help|come|join)|(?:is|are) (?:only )?(?:free|home|around|available)))\b/

function isMinded(part: readonly Word[]): boolean {
  const [first = '', ...rest] = part.map(({ plain }) => plain)
  if (isGoneWithout(part, 0) || isLeftOut([first, ...rest])) return true
  if (isOccupation([first, ...rest])) return true
  if (isMindedByOthers(first, rest[0] ?? '') || HOURS.test(part.map(({ plain }) => plain).join(' ')))
    return true
  return OTHERS.test(first) && rest.slice(0, 4).some((plain) => MINDS.test(plain))
}

/** `…, exam period in January is off`: when not, in a part of its own; weekdays are read with what refuses them. */
function isLeftOut(part: readonly string[]): boolean {
  return (
    LEFT_OUT.test(part.join(' ')) &&
    part.every((plain) => weekdayOf(plain.replace(/s$/, '')) === null && !DAYS_OFF.test(plain))
  )
}
const LEFT_OUT = /^(?!i\b|we\b|which\b|that\b|it\b).* (?:is|are) (?:off|out|blocked|not possible|impossible)$/
const DAYS_OFF = /^(?:week(?:end|day|night)s?|mornings?|afternoons?|evenings?|nights?|lunch.*)$/

/** `…, quiet hours start at 10pm`. */
const HOURS = /^(?:the )?(?:[a-z]+ )?hours (?:start|begin|end|are)\b/

/** `…, neighbours complain after 8`: somebody without an article, and what they mind. */
function isMindedByOthers(first: string, second: string): boolean {
  return /^[a-z]{3,}$/.test(first) && !isVerb(first) && MINDS.test(second)
}
