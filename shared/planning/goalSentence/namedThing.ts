import { withinSentence } from './nounPhrases.ts'
import { isVerb } from './words/verbs.ts'

/**
 * A title whose object is named before: `I used to play piano, would love to pick it up again`, `the garden is a jungle, want it sorted`.
 *
 * @param told what was said around it, in the order of the sentence
 */
export function withThingNamed(title: string, told: string): string {
  const [, verb = '', pronoun = '', rest = ''] = OF_PRONOUN.exec(title) ?? []
  // `I can't ride a bike, I'd like to learn`
  const part = PRACTISED.test(title) ? CANNOT.exec(told)?.[1] : undefined
  if (part !== undefined && / (?!(?:it|that|this|them)$)/.test(part)) return `learn to ${part}`
  const unable = /^learn(?: (?:how|it|to))*$/i.test(title) ? CANNOT.exec(told)?.[1] : undefined
  if (unable !== undefined) return `learn to ${unable}`
  const language = FLUENT.test(title) ? LANGUAGE.exec(told)?.[1] : undefined
  if (language !== undefined) return `${title} in ${language}`
  const [, many = ''] = DOWN_TO.exec(title) ?? []
  const taken = many === '' ? undefined : TAKEN.exec(told)?.[1]
  if (taken !== undefined)
    return `cut down to ${many} ${/^(?:one|1)$/i.test(many) ? taken.replace(/s\b/, '') : taken}`
  const place = A_ONE.test(title) ? JOINED.exec(told)?.[1] : undefined
  if (place !== undefined) return title.replace(/one\b/i, place)
  const other = OTHER_ONE.test(title) ? GONE.exec(told)?.[1] : undefined
  if (other !== undefined) return title.replace(/one$/i, other)
  const weight = LOSE.test(title) ? GAINED.exec(told)?.[1] : undefined
  if (weight !== undefined) return `lose ${weight}`
  const things = SOME_ONES.test(title) ? COUNTED.exec(told)?.[1] : undefined
  if (things !== undefined) return title.replace(/ones$/i, things)
  const better = /^speak (?:better|well|fluently|more)$/i.test(title) ? LANGUAGE.exec(told)?.[1] : undefined
  if (better !== undefined) return `${title} ${better}`
  const lacking = LACKS.exec(title)?.[1]
  const owner = lacking === undefined ? undefined : subjectIn(told)
  if (lacking !== undefined && owner !== undefined) return `get ${lacking} for ${owner}`
  const undone = UNDONE_YET.test(title) ? undoneIn(told) : null
  if (undone !== null) return undone
  const again = GET_BACK.test(title) ? thingIn(told) : null
  if (again !== null) return `${title} ${again}`
  const subject = BEING_DONE.test(title) ? subjectIn(told) : undefined
  if (subject !== undefined) return `${title === 'practice' ? 'practise' : title} ${subject}`
  const spoken = /^learn(?:ing)?$/i.test(title) ? LANGUAGE.exec(told)?.[1] : undefined
  if (spoken !== undefined) return `learn ${spoken}`
  if (BARE.test(title)) return `${title} ${thingIn(told) ?? ''}`.trim()
  if (pronoun === '') return title
  const thing = /^(?:him|her)$/i.test(pronoun)
    ? TALKED_TO.test(verb)
      ? personIn(told)
      : animalIn(told)
    : ((/^them/i.test(pronoun) ? thingsIn(told) : null) ?? thingIn(told))
  return thing === null ? title : `${verb} ${thing}${rest}`
}
/** `my bookkeeping is a disaster, would like to spend an hour on it`. @param goal what is left of the wish */
export function workOnThing(goal: string, told: string): string {
  const thing = /\b(?:on|at|to) (?:it|that|this|them)$/i.test(goal) ? thingIn(told) : null
  return thing === null ? '' : `work on ${thing}`
}

/** `the nursery is a storage room, has to be ready by March`. @param due the words of the date @returns '' without such a thing */
export function thingDue(due: string, told: string): string {
  const [, state] = READY_BY.exec(due) ?? []
  const thing = state === undefined ? undefined : subjectIn(told)
  return thing === undefined ? '' : `get ${thing} ${state}`
}
const READY_BY = /\b(?:be|it|that|them) (?:all )?(ready|done|finished|sorted|empty|clean|fixed)\b/i

/** `give it a go`, `make it to the top`: here it is no thing. */
const OF_PRONOUN =
  /^((?:learn (?:how )?to )?(?:(?:deep|spring|properly|really) (?=clean|tidy|clear|learn|sort)|)(?!(?:make|give|do|take|call(?! (?:her|him|them)\b)|keep|live)\b)[a-z]+(?: (?:and|&) [a-z]+)?(?: (?:up|off|out|back|through|into|over))?) ((?:all of )?(?:it|them|those|these|that|this)(?: all)?|him|her)(?= |$)((?: (?:up|off|out|down|back|again|all|(?<=^have (?:it|them) )[a-z]{3,}ed|empty|clean|tidy|gone|sorted|done|finished|ready|fixed|properly|for good|in order|bit by bit|slowly|completely|step by step))*(?:, .*| (?:at|in|for|with|like|to) (?:my|our|the|an?|some|[a-z]+s) .*)?)$/i

/** `I used to speak to my sister daily, | call her on Sundays`. */
const TALKED_TO =
  /^(?:interview|call|ring|phone|write|visit|text|see|meet|facetime|skype|message|video call)$/i
function personIn(told: string): string | null {
  const found = [...told.matchAll(RELATIVE)].at(-1)?.[1]
  return found === undefined ? null : withinSentence(found)
}
const RELATIVE =
  /\b((?:my|our) (?:(?:little|big|old|older|younger|best|late|great) )?(?:mum|mom|mother|dad|father|nan|gran|granny|grandma|grandmother|grandpa|grandad|grandfather|sister|brother|aunt|uncle|cousin|daughter|son|niece|nephew|friend|godson|goddaughter|godchild|granddaughter|grandson|neighbou?r|ex|wife|husband|partner|boyfriend|girlfriend))\b(?!['’]s?\b)/gi

/** `got 20,000 pictures and no system, | sort them`, `I talk to my plants, | water them`: several of a thing. */
function thingsIn(told: string): string | null {
  const found = [...told.matchAll(SEVERAL)].at(-1)
  return found === undefined ? null : `my ${(found[1] ?? found[2] ?? '').toLowerCase()}`
}
const SEVERAL =
  /\b(?:got|have|has|own|inherited|collected|taken|took|bought) (?:about |around |over |some |nearly |almost )?\d[\d,.]* ((?!(?:years|months|weeks|days|hours|minutes|kids|children|friends|times|people|brothers|sisters|sons|daughters)\b)[a-z]{3,}s)\b|\b(?:talk|listen|look|speak|sing) (?:to|at|after) my (plants|tomatoes|roses|hens|chickens|bees|seedlings|houseplants)\b/gi

/** The last thing that something is said of, else what somebody has or did. */
function thingIn(told: string): string | null {
  const named = [...told.matchAll(SUBJECT), ...told.matchAll(OBJECT)].toSorted(
    (one, other) => one.index - other.index,
  )
  const found = PLAYED.exec(told)?.[1] ?? named.at(-1)?.[1] ?? inAState(told)
  return found === undefined ? null : withinSentence(found).replace(/^(?:an?|some) /i, 'my ')
}
/** `the whole flat is a mess, | 20 minutes of tidying a day`. */
const BEING_DONE = /^practi[sc]e$|^(?:tidy|clean|declutter|clear|sort|organi[sz])ing(?: (?:up|out))?$/i
function subjectIn(told: string): string | undefined {
  const found = [...told.matchAll(SUBJECT)].at(-1)?.[1] ?? inAState(told)
  return found === undefined ? undefined : withinSentence(found)
}
/** `spare room full of junk`: a thing that no article leads to. */
function inAState(told: string): string | undefined {
  const found = IN_A_STATE.exec(told)?.[1]
  return found === undefined ? undefined : `the ${found}`
}
const IN_A_STATE =
  /(?:^|, )((?!(?:i|we|he|she|it|they|my|our|the)\b)(?:[a-z'’-]+ ){0,2}[a-z'’-]+?) (?:(?:is|are) )?(?:full of|(?:a|an) (?:(?:total|complete|absolute|real) )?(?:mess|disaster|jungle|tip|dump|state|wreck)|in (?:a (?:mess|state)|chaos))\b/i
const PERSON =
  '(?:husband|hubby|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|baby|boss|doctor|physio|therapist|teacher|friends?|mate|neighbou?rs?|nan|grandma|grandpa|in-laws|landlord|ex|colleagues?|family|everyone)'
const NOUN = `(?!(?:lot|bit|mess|jungle|joke|while|time|year|years|week|month|day|thing|way|${PERSON})\\b)`
const SUBJECT = new RegExp(
  `\\b((?:my|our|the|(?:the )?(?:whole|entire)) ${NOUN}[a-z'’-]+(?: (?!still\\b|really\\b|just\\b|always\\b|now\\b|is\\b|are\\b|has\\b|have\\b|looks?\\b|needs?\\b|keeps?\\b|hasn't\\b|isn't\\b)[a-z-]+){0,2})(?: (?:still|really|just|always|now))? (?:is|are|has|have|looks?|needs?|keeps?|hasn'?t|isn'?t|aren'?t)\\b`,
  'gi',
)
const OBJECT = new RegExp(
  `\\b(?:have|has|got|bought|there(?: is|['’]s)|own|owe|inherited|started|dropped|failed|adopted|found|given|gave|left|with|of|about|procrastinating|avoiding|neglecting|postponing|dreading|(?:don['’]?t|do not|can['’]?t) know|(?:putting|put) off)(?: (?:me|us|myself|him|her|my (?:[a-z]+ )?(?:friends?|mum|mom|dad|sister|brother|wife|husband|partner|boss|aunt|uncle|nan|colleague)|[a-z]+ing))? ((?:my|our|the|an?|some|this|these|(?=(?:trouble|problems|difficulty) )) ?${NOUN}[a-z'’-]+(?: (?!called\\b|but\\b|and\\b|that\\b|which\\b|he\\b|she\\b|it\\b|on\\b|in\\b|for\\b|from\\b|last\\b|to\\b|is\\b|are\\b|at\\b|when\\b|since\\b|so\\b|last\\b|ago\\b|i\\b|we\\b|years?\\b)[a-z-]+){0,2})`,
  'gi',
)
const PLAYED =
  /\b(?:play|played|playing|sing|sang|paint|painted|draw|drew|dance|danced|speak|spoke|learn(?:ed|t)?|knit|knitted) ((?:the (?:piano|violin|cello|guitar|flute|clarinet|trumpet|drums|harp|viola|oboe|saxophone|accordion|banjo|recorder|organ|trombone|horn)|(?!(?:it|in|at|for|with|the|a|my|on|as)\b)[a-z]+(?: (?:guitar|drums|football|tennis|piano))?))\b/i

const CANNOT =
  /\b(?:can'?t|cannot|couldn'?t|never learn(?:ed|t) (?:how )?to) ((?:even )?(?!(?:sleep|wait|afford|stop|stand|believe|do)\b)[a-z]+(?: (?!(?:and|but|so|or|at|because|anymore)\b)[a-z]+){0,2})/i

/** `I still can't sing my part, | practise 30 minutes a day`. */
const PRACTISED = /^(?:practi[sc]e|train|rehearse|work on (?:it|this|that))$/i
/** `I don't speak a word of Portuguese, I'd like to be conversational`. */
const FLUENT = /^(?:be|become|get) (?:conversational|fluent|proficient|decent|better|comfortable)$/i
const LANGUAGE =
  /\b(?:word of|speak(?:s|ing)?|my|learn(?:ing)?|in|any|some) ((?:[a-z]{3,}(?:ese|ish|ian|ench|[a-z]man|utch|eek|ic|rew|indi)|korean|mandarin|cantonese|urdu|thai))\b/i

/** `my flatmate moved out, need to find a new one`. */
const OTHER_ONE = /^(?:find|get|buy|choose|build) (?:a (?:new|better|different|cheaper|bigger)|another) one$/i
/** `I drink three cans of cola per shift, | get down to one`. */
const DOWN_TO = /^(?:get|go|come|cut|bring it|be) (?:back )?down to (one|two|three|four|five|\d{1,2})$/i
const TAKEN =
  /\b(?:drink|smoke|eat|have|vape|buy) (?:about |around |at least |like )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) ([a-z]{3,}s(?: of [a-z]+(?: (?!(?:per|a|each|every|on|in|at|and|when|before|after|during)\b)[a-z]+)?)?)/i
/** `my son thinks a choir would be good for me, | find one`. */
const A_ONE = /^(?:find|join|try) one\b/i
const JOINED =
  /\b(an? (?:[a-z-]+ )?(?:choir|club|team|band|orchestra|class|course|group|gym|course|therapist|coach|teacher|tutor|hobby|society|league|studio|book club))\b/i
const GONE =
  /\b(?:my|our|the) (?:old )?([a-z]+) (?:has |is |just )*(?:moved|broke|broken|died|dying|left|gone|quit|stolen|too|falling|packed)\b/i

/** `I still haven't made the album I promised, want it done by Easter`. */
const UNDONE_YET =
  /^(?:(?:want |need |have |get |be )*(?:(?:to (?:have|get|be) )?(?:it|that|this|them) )?(?:done|finished|over with|ready)|(?:do|finish|make) (?:it|that|this|them)|)$/i
const UNDONE =
  /\b(?:haven'?t|hasn'?t|have not|never|not)(?: (?:even|yet|really|ever|actually))? (made|done|written|read|built|begun|sent|sewn|drawn|paid|sold|taken|[a-z]{3,}ed) ((?:my|our|the|her|his|their|that|those|an?) (?!(?:bit|lot|single|thing)\b)[a-z'’-]+(?: (?!(?:i|we|he|she|they|for|since|in|on|yet|and|but|so|that|which|from|to|of|at|until|because|properly|once)\b)[a-z'’-]+){0,2})/i
const BASES: Readonly<Record<string, string | undefined>> = {
  made: 'make',
  done: 'do',
  written: 'write',
  built: 'build',
  begun: 'begin',
  sent: 'send',
  sewn: 'sew',
  drawn: 'draw',
  paid: 'pay',
  sold: 'sell',
  taken: 'take',
}
function undoneIn(told: string): string | null {
  const [, done = '', thing] = UNDONE.exec(told) ?? []
  const verb = done.toLowerCase()
  const base =
    BASES[verb] ??
    [verb.slice(0, -1), verb.slice(0, -2), verb.slice(0, -3), verb.replace(/ied$/, 'y')].find(isVerb) ??
    verb
  return thing === undefined ? null : `${base} ${thing}`
}
/** `the balcony isn't safe, | needs a net`. */
const LACKS = /^(?:it )?needs ((?:an?|some|new|more) [a-z].*)$/i
/** `I only play the same three songs, | want to learn 5 new ones`. */
const SOME_ONES = /\b(?:new|more|other|different|better) ones$/i
const COUNTED =
  /\b(?:(?:the )?same|these|those|only|my) (?:(?:\d+|two|three|four|five) )?(?:old )?([a-z]{3,}s)\b/i
/** `I used to play piano, would love to get back into it`. */
const GET_BACK = /^(?:get|go|be) back (?:in(?:to)?|to|on)$|^(?:return|go back) to$/i
/** Of these nobody wants to do any. */
const BARE =
  /^(?:(?:deep|spring) (?=clean)|)(?:finish|fix|sell|sort|repair|restore|clear|tidy|complete|publish|renovate|improve|clean|declutter|organi[sz]e|learn|master|use|mend)(?: (?:up|out))?$|^learn (?:how )?to (?:use|play|fix|operate|work|repair)$/i
const LOSE = /^lose(?: (?:it|them|that|this))?(?: (?:all|again|off))*$/i
/** `I've put on two stone`. */
const GAINED =
  /\b(?:gained|gaining|put on|putting on) (?:(?:about|around|like|nearly|almost|over|another) )*((?:\d+|an?|one|two|three|four|five|six|ten) ?(?:kg|kilos?|stones?|pounds?|lbs?))\b/i

function animalIn(told: string): string | null {
  const [, animal] = ANIMAL.exec(told) ?? []
  return animal === undefined ? null : `my ${animal}`
}
const ANIMAL =
  /\b(?:my|our|an?|the) (?:[a-z]+ )?(puppy|dog|cat|kitten|horse|son|daughter|toddler|baby|labrador|grandson|granddaughter|nephew|niece)\b/i
