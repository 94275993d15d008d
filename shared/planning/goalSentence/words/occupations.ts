import type { Word } from '#shared/tasks/quickAdd/words.ts'

/** Whether what follows is said of other things that take place: `I teach on Tuesdays`. */
export function isOccupationAt(words: readonly Word[], at: number): boolean {
  return isOccupation(words.slice(at, at + 10).map(({ plain }) => plain))
}

/** Whether words say what else takes place then: `I work from 9 to 5`, `on Wednesdays I go to the gym`, `kids go to bed at 8`. */
export function isOccupation(part: readonly string[]): boolean {
  return OCCUPATION.test(part.join(' ')) && !isDistanceOfToday(part)
}

/** `I run 15k on Sundays already`: how far somebody gets today. */
export function isDistanceOfToday(part: readonly string[]): boolean {
  return DISTANCE_OF_TODAY.test(part.join(' '))
}
const DISTANCE_OF_TODAY =
  /^(?:i|we) [a-z]+ \d+(?:[.,]\d+)? ?(?:km?|miles?)\b.* (?:already|now|currently)\b|^(?:i|we) (?:already|now|currently) [a-z]+ \d+(?:[.,]\d+)? ?(?:km?|miles?)\b/

const DAYS =
  '(?:(?:(?:on|every|each|most|all|and|&) )*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?|s)?,?(?: (?:and|&|to|-) | )?)+|(?:on |at |every )?(?:weekdays?|weekends?|mornings?|evenings?|nights?|afternoons?) )'
const DAY = '(?:mon|tues?|wednes|thurs|fri|satur|sun)days?\\b'
const BUSINESS =
  '(?:(?:a|an|my|the|our|some|regular|another) )*(?:[a-z]+ )?(?:choir|practice|training|class(?:es)?|lessons?|teacher|tutor|coach|instructor|school|work|meetings?|lectures?|kids|band|rehearsals?|therapy|football|soccer|church|shifts?|duty|appointments?|plans|guests|uni(?:versity)?|college|jobs?(?! interviews?\\b))'
const OCCUPATION = new RegExp(
  `^(?:(?:as|because|since|but|and|so) )*(?:dinner|supper|tea|lunch|breakfast|bedtime)'s (?:at|from) |^(?:(?:as|because|since|but|and|so) )*(?:${DAYS})?(?:(?:i|we)(?: (?:usually|always|often|only|still|already|also|normally))? (?:work(?! out\\b| on\\b| towards?\\b)|teach|commute|volunteer|babysit|go to(?! bed by)|attend|(?:play|sing|drum|dance) in (?:a|the|my|our) (?:band|choir|team|orchestra|club)|finish work|start work|begin work|leave(?! for (?!work\\b|school\\b|the office\\b)[a-z]+ (?:in|on|next)\\b)(?! (?:on )?(?:the )?(?:\\d+(?:st|nd|rd|th)?(?: of)? [a-z]+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|(?:see|visit|meet) (?:him|her|them)(?= )|get (?:home|back|off|up)|come home|pick up|take care|have to (?:work|pick|be)|have ${BUSINESS})|(?:i'?ve|we'?ve) (?:always |usually )?got ${BUSINESS}|(?:i'?m|i am|we'?re) (?:(?:at|in) (?:work|school|uni|college|the office)|(?:on|doing|working) (?:(?:a|the|early|late|night|day) )*(?:nights?|days|earlies|lates|shifts?|rota|call))|(?:my |the |our )?(?:dinner|supper|tea|lunch|breakfast|bedtime|bath ?time|shifts?|rota|schedule|timetable|work|school|job|class(?:es)?|kids?|children|baby|boys|girls|son|daughter|husband|wife|partner|office|commute|bus|train) (?:changes?|var(?:y|ies)|rotates?|(?:is|are)(?= (?!due\\b))|starts?|begins?|ends?|finish(?:es)?|goes|go|sleeps?|naps?|comes?|leaves?|runs?))(?= |$)|^(?:my |the |our )?(?:[a-z]+ )?(?:teacher|tutor|coach|trainer|instructor|cleaner|mum|mom|dad|parents|in-laws|boss|girlfriend|boyfriend) (?:comes?|visits?|teaches) (?:(?:on|every|each) )?${DAY}|^(?:(?:my|the|our|new) )*(?:kit|gear|equipment|parcel|package|order|bike|books?|mat|machine|treadmill|weights|piano|guitar|keyboard) (?:arrives?|comes?|(?:is|are|gets?) delivered) (?:(?:on|this|next) )?${DAY}|^(?:mon|tues?|wed(?:nes|s)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)? (?:is|are) (?:my )?(?!off|free|out|bad|best|good|better|fine|ok|okay|busy|full|rest|for|my|a|an|the|not|no|too|always|usually|taken|difficult|impossible|blocked|unavailable|family|date|ideal|perfect|possible|preferred|enough|when|only|family)[a-z]+$|^(?:i|we) (?:(?:already|usually|always) )?(?:run|swim|lift|train|play|dance|climb|row|cycle|ride|box) (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?= |$)|^(?:i|we) (?!(?:can|could|want|wanna|would|prefer|like|love|need|have|got|do|may|might|will|am|are|only|plan|try|aim|hope|should|must|gotta|gonna|shall|wish|intend|decided|promised|thought|think|guess|ought|finally|really|just|also|still|now|desperately|kinda)\\b)[a-z]+\\b.* (?:on|every|each) ${DAY}|^${DAYS}(?:(?:at )?\\d[\\d:.]*(?:am|pm)?(?: ?[-–] ?\\d[\\d:.]*(?:am|pm)?)? )?(?:is|are) (?:for(?! (?:(?:my|our|the) )*(?:rest|resting|family|friends|kids|children|church|work|sleep|sleeping|parents|chores|housework)\\b)|my(?! (?:only|best|usual|one|free|quiet|day off)\\b)) `,
)
