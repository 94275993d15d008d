const ADVERBS =
  '(?:(?:only|just|really|always|usually|often|mostly|currently|barely|hardly|still|never|already|basically|literally|then|also) )*'
const ABOUT = '(?:(?:like|at most|about|around|roughly|maybe|only|barely|hardly|just) )*'
/** What somebody does with their nights and how they are, which they would not plan. */
const RESTS = '(?:sleep|feel|weigh|snore|wake(?: up)?|lie awake|am (?:up|awake)|fall asleep|stay up)'
/** `I go to bed at 2 most nights`; but `I go to bed at 10` may be what is to be. */
const BED_MOSTLY =
  '(?:go to (?:bed|sleep)|get (?:up|to bed|to sleep)) [^,.;]{0,30}(?:most (?:nights|days|mornings)|(?:every|each) (?:single )?(?:night|day|morning)|and (?:i )?(?:feel|am|hate|regret|look|struggle)\\b)'
/** `I usually go to bed at 1`. */
const BED_USUALLY =
  '(?:usually|always|often|mostly|currently|never|normally|typically|still) (?:go to (?:bed|sleep)|get (?:up|to bed|to sleep))(?= )'
/** What somebody does too much. */
const TOO_MUCH =
  '(?:smoke|drink|eat|snack|scroll|watch|spend|waste|sit|commute|order|binge|vape|snooze|hit (?:the )?snooze|press snooze|pay|shout|yell|snap|worry|bite|drive|forget)'
/** `I have 3 chocolate bars a day`; but `I have 2 hours a day` offers time. */
const HAS_DAILY =
  'have (?:about |like |around )?\\d+ (?!(?:h|hrs?|hours?|mins?|minutes?|days?|evenings?|mornings?|lessons?|class(?:es)?|sessions?|slots?|weeks?)\\b)[a-z]+(?: [a-z]+)? (?:an?|per|each|every) (?:day|night|week)$'
const WHY = '(?:(?:because|cause|cos|since|as) )?'

const BED = new RegExp(`^${WHY}(?:i|we) (?:${BED_USUALLY}|${ADVERBS}${BED_MOSTLY})`)
const LIVES = new RegExp(
  `^${WHY}(?:i|we) ${ADVERBS}(?:${RESTS}(?= |$)|${TOO_MUCH}(?= )|${HAS_DAILY}|get ${ABOUT}(?:\\d+|four|five|six|three) ?(?:h|hrs?|hours?)(?: of)? (?:sleep|a night|per night|each night)$)`,
)
/** `I get like 5 hours`, beside a bed or a screen. */
const GETS_HOURS = new RegExp(
  `^${WHY}(?:i|we) ${ADVERBS}get ${ABOUT}(?:\\d+|three|four|five|six) ?(?:h|hrs?|hours?)(?: (?:max|at most|tops|a night|on a good night|if i'm lucky))*$`,
)
const OF_NIGHT = /\b(?:bed|sleep|phones?|screens?|scroll\w*|instagram|tiktok|netflix|youtube|gaming)\b/
/** What somebody would do instead. */
const BETTER =
  /\b(?:less|fewer|more|better|instead|healthy|healthily|enough|only (?:on|at)|no|not|without|by|from (?:now|tomorrow|monday|january)|at least|at most|max)\b/

const HOURS =
  '(?:(?:like|about|around|maybe|only|just|barely) )*(?:\\d(?:[.,]5)?|three|four|five|six)(?: to \\d|-\\d)? ?(?:h|hrs?|hours?)'
const NIGHT = new RegExp(
  `^((?:(?:so|ok|hi|hey),? )?)((?:i|we) (?:(?:only|just|really|usually|currently|barely|always) )*(?:sleep ${HOURS}|get ${HOURS}(?: of)? (?:sleep|a night))(?: (?:a night|per night|every night|each night|max|at most|tops))*)((?: and (?:i )?(?:feel|am|look|it's) [^,.;!?]{2,40})?)(?:,? so|[,;.!]| -) (?!(?:i|we|want|need|would|and|but|so|wanna|because|it|that|which|not)\\b)(.{5,})$`,
  'i',
)

const MOST =
  /\b((?:i|we) get (?:(?:like|about|around) )?\d(?:[.,]5)? ?(?:hours?|hrs?|h)) (?:max|at most|tops)(?=\s*(?:[,;.!]|$))/i

/** `most nights | I go to bed at 2`: how often is said of that, and not of the goal. */
const MOST_NIGHTS = new RegExp(
  `(^|[,;.] ?)(most (?:nights|days|mornings)),? ((?:i|we) ${ADVERBS}(?:${RESTS}|${TOO_MUCH}|go to (?:bed|sleep)|get (?:up|to bed|to sleep))(?: [^,.;]{2,40})?)(?=\\s*(?:[,;.!]|$))`,
  'gi',
)

/**
 * What somebody sleeps is no goal before one either: `I sleep like 5 hours so no instagram after 10pm` says `no instagram after 10pm, I sleep
 * like 5 hours`.
 */
export function withNightBehind(text: string): string {
  // `in bed by 11, i get 5 hours max`: no length of a session.
  const mostly = text.replaceAll(MOST_NIGHTS, '$1$3 $2')
  const said = OF_NIGHT.test(text.toLowerCase()) ? mostly.replace(MOST, '$1') : mostly
  return said.replace(
    NIGHT,
    (_all, lead: string, night: string, feels: string, goal: string) =>
      `${lead}${goal.replace(/[.!?\s]+$/, '')}, ${night}${feels.replace(/^ and (?!i )/i, ' and i ').replace(/^ and i am /i, " and i'm ")}`,
  )
}

/**
 * Whether somebody says of themselves behind a goal how they sleep, feel, eat or waste their time: `no instagram after 10pm, | i sleep like
 * 5 hours`. It is why, and no goal of its own.
 *
 * @param goal the words of the goal before it
 */
export function tellsHowOneLives(text: string, goal: string): boolean {
  if (GETS_HOURS.test(text)) return OF_NIGHT.test(goal)
  if (tellsOfBed(text)) return true
  return (
    LIVES.test(text) &&
    !BETTER.test(text.replace(/^(?:(?:because|cause|cos|since|as) )?(?:i|we) (?:only|no longer) /, ''))
  )
}

/** Whether somebody says when they mostly go to bed or get up: `I usually go to bed at 1`, `I get up at 9 most days and hate it`. */
export function tellsOfBed(text: string): boolean {
  return BED.test(text) && !CHANGES.test(text)
}
/** What is to be otherwise. */
const CHANGES = /\b(?:want|wanna|would like|need to|have to|should|must|instead|from now)\b/
