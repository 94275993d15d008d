import type { Word } from '#shared/tasks/quickAdd/words.ts'

/**
 * How many words at the beginning of a sentence say what else takes place: `I work from 9 to 5 and | want to learn French`. The
 * sentence begins behind them.
 */
export function leadingOccupation(words: readonly Word[]): number {
  const introduced = introduction(words)
  if (introduced > 0) return introduced
  const wish = words.findIndex(
    ({ plain }, at) => at > 1 && /^(?:want|wanna|need|would|i'd|like)$/.test(plain),
  )
  if (wish < 0 || wish > LONGEST_LEAD) return 0
  let to = wish
  if (/^(?:i|we)$/.test(words[to - 1]?.plain ?? '')) to -= 1
  const end = /^(?:and|but|so)$/.test(words[to - 1]?.plain ?? '') ? to - 1 : to
  return end > 1 && isOccupation(words.slice(0, end).map(({ plain }) => plain)) ? to : 0
}
const LONGEST_LEAD = 20

/** `Hi! I'm Maria, 34, two kids. | I'd like to run`: who somebody is, up to the sentence with their wish. */
function introduction(words: readonly Word[]): number {
  if (!/^(?:hi|hello|hey|i'?m|i)$/.test(words[0]?.plain ?? '')) return 0
  const isIntroduced = words.slice(0, 3).some(({ plain }) => /^(?:i'?m|am)$/.test(plain))
  if (!isIntroduced) return 0
  const wish = words.findIndex(
    ({ plain }, at) =>
      at > 1 &&
      /[.!;]$/.test(words[at - 1]?.text ?? '') &&
      (/^(?:i'?d|wanna|want)$/.test(plain) ||
        (/^(?:i|we)$/.test(plain) && /^(?:want|wanna|would|need|like)$/.test(words[at + 1]?.plain ?? ''))),
  )
  return wish > 0 && wish <= LONGEST_LEAD ? wish : 0
}

/** Whether what follows is said of other things that take place: `I teach on Tuesdays`. */
export function isOccupationAt(words: readonly Word[], at: number): boolean {
  return isOccupation(words.slice(at, at + 10).map(({ plain }) => plain))
}

/** Whether words say what else takes place then: `I work from 9 to 5`, `on Wednesdays I go to the gym`, `kids go to bed at 8`. */
export function isOccupation(part: readonly string[]): boolean {
  return OCCUPATION.test(part.join(' '))
}

const DAYS =
  '(?:(?:(?:on|every|each|most|all|and|&) )*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?:s| -|,)?(?: (?:and|&|to|-) )? ?)+|(?:on |at |every )?(?:weekdays?|weekends?|mornings?|evenings?|nights?|afternoons?) )'
const DAY = '(?:mon|tues?|wednes|thurs|fri|satur|sun)days?\\b'
const BUSINESS =
  '(?:(?:a|an|my|the|our|some|regular|another) )*(?:[a-z]+ )?(?:choir|practice|training|class(?:es)?|lessons|school|work|meetings?|lectures?|kids|band|rehearsals?|therapy|football|soccer|church|shifts?|duty|appointments?|plans|guests|uni(?:versity)?|college|jobs?)'
const OCCUPATION = new RegExp(
  `^(?:(?:as|because|since|but|and|so) )*(?:${DAYS})?(?:(?:i|we)(?: (?:usually|always|often|only|still|already|also|normally))? (?:work(?! out\\b| on\\b| towards?\\b)|teach|commute|volunteer|babysit|go to(?! bed by)|attend|finish work|start work|begin work|leave(?! (?:on )?(?:the )?(?:\\d+(?:st|nd|rd|th)?(?: of)? [a-z]+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|get (?:home|back|off|up)|come home|pick up|take care|have to (?:work|pick|be)|have ${BUSINESS})|(?:i'?m|i am|we'?re) (?:at|in) (?:work|school|uni|college|the office)|(?:my |the |our )?(?:shift|work|school|job|class(?:es)?|kids?|children|baby|boys|girls|son|daughter|husband|wife|partner|office|commute|bus|train) (?:is|are|starts?|begins?|ends?|finish(?:es)?|goes|go|sleeps?|naps?|comes?|leaves?|runs?))(?= |$)|^(?:i|we) (?!(?:can|could|want|wanna|would|prefer|like|love|need|have|got|do|may|might|will|am|are|only|plan|try|aim|hope)\\b)[a-z]+\\b.* (?:on|every|each) ${DAY}|^${DAYS}(?:is|are) (?:for|my) `,
)
