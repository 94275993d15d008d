const ADVERBS =
  '(?:(?:only|just|really|always|usually|often|mostly|currently|barely|hardly|still|never|already|basically|literally|then|also) )*'
const ABOUT = '(?:(?:like|about|around|roughly|maybe|only|barely|hardly|just) )*'
/** What somebody does with their nights and how they are, which they would not plan. */
const RESTS = '(?:sleep|feel|weigh|snore|wake(?: up)?|lie awake|am (?:up|awake)|fall asleep|stay up)'
/** What somebody does too much. */
const TOO_MUCH = '(?:smoke|drink|eat|snack|scroll|watch|spend|waste|sit|commute|drink|order|binge)'

const LIVES = new RegExp(
  `^(?:i|we) ${ADVERBS}(?:${RESTS}(?= |$)|${TOO_MUCH}(?= )|get ${ABOUT}(?:\\d+|four|five|six|three) ?(?:h|hrs?|hours?)(?: of)? (?:sleep|a night|per night|each night)$)`,
)
/** `I get like 5 hours`, beside a bed or a screen. */
const GETS_HOURS = new RegExp(
  `^(?:i|we) ${ADVERBS}get ${ABOUT}(?:\\d+|three|four|five|six) ?(?:h|hrs?|hours?)$`,
)
const OF_NIGHT = /\b(?:bed|sleep|phones?|screens?|scroll\w*|instagram|tiktok|netflix|youtube|gaming)\b/
/** What somebody would do instead. */
const BETTER =
  /\b(?:less|fewer|more|better|instead|healthy|healthily|enough|only (?:on|at)|no|not|without|by|from (?:now|tomorrow|monday|january)|at least|at most|max)\b/

/**
 * Whether somebody says of themselves behind a goal how they sleep, feel, eat or waste their time: `no instagram after 10pm, | i sleep like
 * 5 hours`. It is why, and no goal of its own.
 *
 * @param goal the words of the goal before it
 */
export function tellsHowOneLives(text: string, goal: string): boolean {
  if (GETS_HOURS.test(text)) return OF_NIGHT.test(goal)
  return LIVES.test(text) && !BETTER.test(text.replace(/^(?:i|we) (?:only|no longer) /, ''))
}
