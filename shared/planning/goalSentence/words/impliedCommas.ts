import type { Word } from '#shared/tasks/quickAdd/words.ts'

/** `I'm so unfit | I want to run 5 km`: in speech nothing parts the wish from what is said before it. */
export function beforeWish(word: Word, words: readonly Word[], at: number): Word {
  if (at < 1 || word.escape !== null || !/[\p{L}\p{N}]$/u.test(word.text) || LEADS_ON.test(word.plain))
    return word
  if (isOfThing(words, at)) return word
  const behind = words.slice(at + 1, at + 11).map(({ plain }) => plain)
  const [next, closed] = [behind.join(' '), `${behind.join(' ')} `]
  // `dry January | then only drink at weekends`
  const before = words[at - 1]?.plain ?? ''
  if (/^(?:dry|sober)$/.test(before) && IS_THEN.test(closed)) return { ...word, text: `${word.text},` }
  const isTold =
    (IS_WORK.test(closed) && !IS_DAY.test(word.plain)) || (HAS_SUM.test(next) && !NEEDS.test(word.plain))
  if (isOfPast(closed, words[at - 1]?.plain ?? '')) return { ...word, text: `${word.text},` }
  if (IS_OTHERS.test(closed) || IS_LESSON.test(next)) return { ...word, text: `${word.text},` }
  if (SAYS_WHAT_IT_IS.test(closed)) return { ...word, text: `${word.text},` }
  return isTold || IS_WISH.test(closed) ? { ...word, text: `${word.text},` } : word
}
/** `learn guitar | I used to play every day`; but `finish the book | I tried to write`. */
function isOfPast(behind: string, before: string): boolean {
  return IS_PAST.test(behind) && !/^(?:an?|the|my|our|this|that|of|for|with|from|all)$/.test(before)
}
const IS_PAST =
  /^(?:(?:i|we) (?:used to|tried|once did|managed|did it)|last (?:year|time|month|week) (?:i|we)|(?:my (?:brother|sister|friend|mate|husband|wife|partner|mum|mom|dad|boss|flatmate|roommate|neighbou?r)|other people|everyone|everybody) (?:does|did|do)) /
/** `learn C++ for a game | I want to make,`: what is wanted of the thing before it. */
function isOfThing(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1, at + 6).map(({ text }) => text)
  const [, end] = OF_THING.exec(`${behind.join(' ')}${at + 6 < words.length ? '' : ','}`) ?? []
  return end !== undefined && /^(?:an?|the|my|our)$/.test(words[at - 1]?.plain ?? '')
}
const OF_THING = /^i (?:really )?(?:want to|wanna|would like to) [a-z]+([,;.!])/i
const IS_THEN = /^(?:and |but )?(?:then|after that|afterwards) /
const IS_WISH =
  /^(?:i (?:really )?(?:want(?! to (?:relax|rest|chill|sleep|unwind|switch off) )|wanna|would (?:like|love)|need to(?! (?:be|get up|leave|work|rest|relax|sleep|chill|unwind|recover|cook|eat|commute|pick|drive) )|should(?! be )|gotta|must)|(?:i'm|im) (?:trying|gonna|going) to|i(?:'d|d) (?:really )?(?:like|love)|(?:i'm|i am)(?: only| usually)? (?:free|available)|(?:i|we) (?:can|could) (?:only |just )?(?:do|train|practi[sc]e|study|work|spend|make|meet|manage|go)|(?:i|we) (?:have|only have|just have) (?:only |just |about )?(?:time|\d+|half|one|two|three|until|evenings|weekends|mornings|an? hour)|it'?s been|i haven't|(?:i'?ve|i have|there are|got) (?:got |still |about )*\d+ [a-z]+ (?:left|to go)) /
/** `stop biting my nails | its disgusting`, `quit energy drinks | they wreck my sleep`, `learn the drums | im so bored`. */
const SAYS_WHAT_IT_IS =
  /^(?:(?:it'?s|they'?re|theyre|that'?s|thats) (?:so|too|not|been|gonna|getting|making|really|very|quite|costing|disgusting|gross|bad|expensive|boring|embarrassing|ridiculous|awful|terrible|killing|ruining|driving|affecting|a (?:mess|shame|joke|disaster|nightmare|problem|state|bad habit))|(?:it|they) (?:costs?|wrecks?|ruins?|hurts?|kills?|drives?|keeps?|makes? me)|(?:i'?m|i am) (?:so|too|always|really|very|bored|tired|dyslexic|pregnant|retired|unemployed|diabetic|rusty|useless|hopeless|terrible|rubbish|stuck)) /
/** `twice a week | and the pool shuts at 11`, `teach her to swim | she's got Tuesdays free`. */
const IS_OTHERS =
  /^(?:(?:and|but) )?(?:(?:the|my|our) [a-z]+ (?:shuts?|closes?|opens?)|(?:she|he|they)(?:'?s|'?re) (?:got|only|free|available|busy)) |^(?:and|but) (?:she|he|they) (?:gets?|has|have|takes?) (?:mon|tue|wed|thu|fri|sat|sun|weekends?|weekdays?)|^(?:but|because|since) (?:my|our|his|her|their) (?!wife|husband|partner|exams?|tests?)[a-z]+ (?:has|have|goes to|plays?|trains?|works?|hosts?|part(?:y|ies)) (?:[a-z]+ ){0,3}(?:on |every )?(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?= )/
/** `15 minutes of Duolingo | + one lesson a week`. */
const IS_LESSON = /^(?:\+|plus) (?:an?|one|\d+) (?:[a-z]+ )?(?:lessons?|class(?:es)?) (?:a|per|every|each) /
/** `my exam is on Feb 13 | I work nights`; but `on Mondays I work`. */
const IS_WORK =
  /^(?:i|we) (?:(?:usually|often|always|only|mostly|also) )*(?:work|teach)(?! (?:out|on|towards?) )(?= )/
/** `save for a car | need 8k | have 3k`. */
const HAS_SUM = /^(?:need|have|got) (?:(?:like|about|already|around) )*(?:[$€£]\d|\d+(?:[.,]\d+)?k\b)/
const NEEDS = /^(?:i|we|i've|we've|you|to|already|only|just|will|would|must|don't|may|can)$/
const IS_DAY = /^(?:.*days?|week(?:end|night)s?|mornings?|afternoons?|evenings?|nights?)$/
const LEADS_ON =
  /^(?:and|so|but|or|that|what|which|how|if|when|because|cos|coz|cuz|cause|bc|as|since|until|till|before|after|all|thing|think|guess|then|also|maybe|now|like|yeah|well|um|uh|ok|okay|basically|honestly|actually|anyway|really|feel|google|alexa|siri|crushion|hi|hey|hello|there|mate|bro|dude|guys|please|pls|says?|said|told|me|reckons?|where|why|while|anything|everything|something|whatever|things|stuff|way|days|times|only|whenever|once|unless)$/
