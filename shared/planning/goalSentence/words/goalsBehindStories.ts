import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { verbFor } from './chattyLeads.ts'
import { baseOf, isVerb, namesActivity } from './verbs.ts'

const CHAT =
  '(?:please|pls|basically|obviously|anyway|anyhow|fine|yes|ok|okay|right|honestly|maybe|perhaps|now|then|this year|this time|i guess|i think|i thought|hopefully|clearly)'
/** What leads from a story to what follows from it; a colon does so behind anything that is told. */
const JOINTS = new RegExp(
  `(?:(?:[,;.!]|\\s[-–—])?\\s+(?:and )?(?:so|hence|therefore)[,:]?|:)\\s+(?:${CHAT}[,:]?\\s+){0,3}(?:something like |things like |a bit of |a little |some )?(?=[a-z\\d])`,
  'gi',
)

/** Somebody or something of which it is told. */
const SUBJECT =
  /^(?:(?:so|well|ok|okay|hi|hey|hiya|ugh|honestly|apparently|basically|turns out|long story short|look),? )*(?:i|we|my|our|his|her|the|this|there|there['’]s|it|it['’]s|someone|somebody|everyone|everybody|nobody|next year['’]s|since|as an?|mum|mom|dad|i['’](?:m|ve|d)|we['’](?:re|ve|d)|[a-z]+['’]s|(?!how|what|there|here)[a-z]+(?= (?:is|are|was|has|have) ))(?= )/i
const FINITE =
  /['’](?:m|s|re|ve|d)\b|n['’]t\b|\b(?:am|is|are|was|were|has|have|had|do|does|did|can|keeps?|live|lives|drive|sit|work|works|[a-z]{3,}(?:ed|s)|went|got|get|gets|feel|teach|run|hate|love|spend|sold|bought|broke|lost|made|said|told|became)\b/i
/** A wish in so many words, on either side of the joint, says itself what is meant. */
const WISHED =
  /\b(?:i|we)(?:['’]?d| would)? (?:(?:really|just|also|only|still|finally|actually|now) )*(?:want|need|like|love|hope|plan|prefer|have to|must|should|gotta|wanna)\b|\b(?:i|we)['’](?:d|ll) (?!go (?:mad|crazy|nuts|insane|stir)|be |feel |have |never |die |lose |rather )[a-z]|\b(?:wanna|gotta|let['’]?s|let me|(?:want|need) (?:it|them|this|that|an?|my|the|some|more)|(?<!(?:don['’]?t|do not|didn['’]?t|never) )(?:want|need|would like|would love|going|hoping|planning|trying|hope|plan|decided|promised|supposed|have|has|fancy) to|my (?:goal|plan|aim)|please help|help me|can you|how about|what about)\b/i

/** What is no deed and no thing that is done. */
const NO_GOAL =
  /^(?:no|not|never|only|just|its|thats|im|ive|theres|whats|i|i['’][a-z]+|we|we['’][a-z]+|you|he|she|they|it|it['’]s|that|that['’]s|there|here|the|an?|my|our|his|her|their|this|these|those|what|how|if|when|while|why|who|because|far|much|many|few|less|more|most|all|some|any|half|about|around|at|on|in|by|for|from|to|with|without|before|after|until|till|every|each|once|twice|weekdays?|weekends?|mornings?|evenings?|afternoons?|nights?|lunch ?times?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|thurs|fri|sat|sun|today|tomorrow|tonight|one|two|three|four|five|six|ten|is|are|was|can|could|will|would|should|must|do|does|did|have|has|had|be|get|got|go|think|guess|know|see|feel|hope|wish|need|want|like|love|help|thanks|sorry|bye|long|good|bad|nice|great|tired|busy|happy|glad|yeah|nope|as|and|or|but|again|up|down|out|off|over|back|work|sleep|rest|start|begin|stay|leave|make|take|come|give|wait)$/i
const FACT =
  '(?:on|every|each|twice|once|three|four|five|six|two|\\d|daily|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends|mornings|evenings|mon|tue|wed|thu|fri|sat|sun|in the|before|after|at|for)\\b'
const RHYTHM =
  /\b(?:every|each|daily|twice|once|times|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|fri|sat|sun|weekdays|weekends|mornings|evenings|a (?:day|week|month))\b/i
const NOUN = new RegExp(`^((?:(?!${FACT})[a-z'’-]+ ){0,2}[a-z'’-]+)(?=\\s*[,;.]| ${FACT})`, 'i')
/** `so English is the goal`: something is said of it. */
const SAID_OF =
  /^(?:[a-z'’-]+ ){1,3}(?:is|are|was|isn['’]?t|aren['’]?t|has|will|would|makes?|helps?|works?|needs?)\b|^(?:[a-z]+ ){1,2}(?:shut|closed|off|away|out|down) (?:at|by|from|after|before) /i

/**
 * A sentence whose goal follows from what is told, without a wish: `my back is killing me, so stretching three times a week` says `…, so I
 * want to do stretching three times a week`. None where a wish stands in so many words, or where what follows is no deed with a rhythm.
 */
export function withGoalBehindStory(text: string): string {
  if (!SUBJECT.test(text) || WISHED.test(text)) return text
  for (const { 0: joint, index } of text.matchAll(JOINTS)) {
    const told = text.slice(0, index)
    if (told.split(/\s+/).length < LEAST_TOLD || !FINITE.test(told)) continue
    const rest = text.slice(index + joint.length)
    const deed = deedOf(rest)
    if (deed === null) continue
    return `${told}${/^[.!]/.test(joint) ? joint.slice(0, 1) : ','} so I want to ${deed}`
  }
  return text
}
const LEAST_TOLD = 4

/** What is done, led by a verb; null where it is none that is done regularly. */
function deedOf(rest: string): string | null {
  const [all, long = '', subject] = OF_LENGTH.exec(rest) ?? []
  if (all !== undefined && subject !== undefined)
    return `${verbFor(subject)}${subject} ${long}${rest.slice(all.length)}`
  const [at, hour = '', place = ''] = AT_PLACE.exec(rest) ?? []
  if (at !== undefined && RHYTHM.test(rest)) return `sit ${place} ${hour}${rest.slice(at.length)}`
  const [, first = '', second = ''] = /^([a-z'’-]+)(?: ([a-z\d'’-]+))?/i.exec(rest) ?? []
  const plain = first.toLowerCase()
  if (NO_GOAL.test(plain) || IS_DUE.test(rest) || SAID_OF.test(rest) || !RHYTHM.test(rest)) return null
  if (isVerb(plain)) {
    const isItself = namesActivity(plain) || (second !== '' && !OF_NOTHING.test(second))
    return isItself && !/^(?:study|practi[sc]e|train|revise)$/.test(plain) ? rest : null
  }
  const base = LESSON.test(second) ? null : baseOf(plain)
  if (base !== null) return `${base}${rest.slice(first.length)}`
  if (PLACE.test(plain)) return `go to the ${rest}`
  const thing = NOUN.exec(rest)?.[1]
  if (thing === undefined) return null
  const isAtOnce = new RegExp(`^,? ${FACT}`, 'i').test(rest.slice(thing.length))
  if (patternOf(thing.toLowerCase()) === 'general' && !isAtOnce) return null
  return `${verbFor(thing)}${rest}`
}
const LENGTH = '(?:\\d+ ?(?:minutes?|mins?|hours?|hrs?)|half an hour|an hour)'
/** `3 hours a week of | history`. */
const OF_LENGTH = new RegExp(
  `^(${LENGTH} (?:a|per|each|every) (?:day|week|morning|evening|night)) of ((?!(?:my|the|it|this|that|them)\\b)[a-z]+)(?![a-z'’-])`,
  'i',
)
/** `half an hour | in front of the lamp | every morning`. */
const AT_PLACE = new RegExp(
  `^(${LENGTH}) ((?:in front of|under|by|at) (?:the|my|our) [a-z]+(?: lamp| desk)?)(?= )`,
  'i',
)
/** `swimming | lessons`: what somebody goes to. */
const LESSON = /^(?:lessons?|class(?:es)?|club|course|practice|training)$/i
const PLACE = /^(?:gym|pool|library|church|choir)$/
/** `dissertation | due 4 May`: its date is read there. */
const IS_DUE = /^(?:[a-z'’-]+ ){1,3}due\b/i
const OF_NOTHING =
  /^(?:it|them|that|this|\d.*|an?|every|each|once|twice|three|daily|more|less|on|in|at|for|and|so)$/i
