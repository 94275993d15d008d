import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'
import { isVerb } from './verbs.ts'
import { WISH } from './wishWords.ts'

const NEED =
  "(^|[,;.!]\\s*|\\s(?:and|so|but) |^(?:and|so|but|ok|hi|hey),? )(?:(?:i|we)(?:['’]?ll|['’]?d| will| do)? (?:(?:really|just|also|still) )?)?need "
export const LANGUAGE =
  '(?:english|spanish|danish|swedish|finnish|polish|irish|turkish|japanese|chinese|portuguese|vietnamese|italian|russian|norwegian|hungarian|romanian|bulgarian|croatian|serbian|ukrainian|estonian|latvian|lithuanian|albanian|persian|indonesian|german|french|dutch|greek|czech|hebrew|arabic|hindi|mandarin|cantonese|korean|thai|icelandic|welsh|gaelic|latin|farsi|urdu|swahili|catalan|basque)'
const GRADE = '(?:[abc][12](?:[.+]\\d)?|n[1-5]|hsk ?[1-6])'
const EXAM =
  '(?:ielts|toefl|toeic|gmat|gre|lsat|mcat|sat|act|dele|delf|dalf|telc|goethe|jlpt|hsk|cae|cpe|fce|pte|duolingo|abitur|matura|a[- ]levels?|gcses?)'
const SCORE = '(?:band )?\\d{1,3}(?:\\.\\d)?\\+?'
const MARK = `(?:at least |over |above )?(?:an? )?(?:${SCORE}|[a-f][*+-]?|first|distinction|merit|pass|2:1|grade [a-z\\d]+)`
const END = '(?= |[,;.!]|$)'
/** Of `need some Indian food` the language is no thing of its own. */
const ALONE =
  '(?= (?:by|before|for|in|on|to|until|till|at|so|and|because|within|next|this|please|pls|\\d)|\\s*[,;.!]|$)'

/** Of the body and of what somebody can do, which gets so by training. */
const BETTER =
  '(?:(?:an? )?(?:stronger|flatter|fitter|leaner|firmer|bigger|broader|faster|healthier|calmer|slimmer|thicker|sharper|louder|steadier|tighter|looser|softer) [a-z]+(?: [a-z]+)??|(?:more|better) (?:stamina|endurance|strength|muscles?|energy|flexibility|balance|posture|fitness|marks|grades|technique|handwriting|pronunciation|discipline|focus|confidence))'
const COUNTED =
  '(?:about |around |at least )?\\d{1,4} (?:(?:new|more|paying) )?(?:clients|customers|followers|subscribers|members|readers|patrons|users|orders|sales|sponsors|volunteers|referees|references|signatures)'
const LIFTED =
  '\\d{1,3} (?:clean |strict |full |proper )?(?:pull|push|chin|sit|press)[- ]?ups|\\d{1,3} (?:dips|burpees|squats)'
const MADE =
  '(?:sew|make|bake|knit|crochet|write|build|paint|design|record|draw|cook|compose|carve|plan|print|film)'
const LENGTH =
  '(?:\\d+ ?(?:hours?|hrs?|h|minutes?|mins?)|an hour|half an hour|\\d+(?:[.,]5)? hours?)(?: (?:a|per|each|every) (?:day|week))?'

const DATE = `(?:(?:is |it's |its )?(?:(?:on|in|at|around|this|next) )?(?:the )?(?:(?:end|beginning|start|middle) of (?:the )?|mid[- ]|early |late )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?|(?:${MONTH})|month|year|summer|spring|autumn|winter|easter|christmas)(?![a-z])(?: 20\\d\\d)?)`
const EVENT =
  "((?:an?|the|my|our) )?((?:(?!i\\b|we\\b|after\\b|since\\b|before\\b|until\\b|no\\b|not\\b|missed\\b|cancelled\\b|canceled\\b|had\\b|last\\b|skipped\\b|without\\b|did\\b|ran\\b|need\\b|get\\b|for\\b|by\\b|to\\b)[a-z'’\\d-]+ ){0,2}?(?:trip|holidays?|vacation|wedding|party|interview|marathon|race|triathlon|10k|5k|audition|concert|recital|gig|hike|camino|reunion|prom|christening|graduation|photo ?shoot|cruise|expedition|trek|competition|tournament|festival|fair|exhibition|skiing|surfing|diving|sailing)(?: (?:to|in|at|with) (?:the )?[a-z]+)??)"

/** What is needed, and the deed by which one gets it. */
const WISHED: readonly (readonly [form: string, plain: string])[] = [
  [`(?:my )?(${GRADE} ${LANGUAGE}|${LANGUAGE} ${GRADE})${ALONE}`, 'learn $2'],
  [
    `((?:basic|conversational|fluent|better|some|a (?:bit|little) of|enough) ${LANGUAGE})${ALONE}`,
    'learn $2',
  ],
  [`(?:an? )?(${EXAM} (?:band )?${SCORE})${END}`, 'study for $2'],
  [`(${MARK} (?:for|on|in) (?:(?:the|my) )?${EXAM})${END}`, 'get $2'],
  [
    `(an? (?:${GRADE} )?(?:[a-z]+ )?(?:certificate|diploma|degree|qualification)(?: in [a-z]+)?)${ALONE}`,
    'get $2',
  ],
  [`(money for (?:an?|the|my|our) [a-z]+)${ALONE}`, 'save $2'],
  [
    `(${MARK} in (?:(?:my|the) )?(?!(?:the|my|case|time|order|total|an?|one|two|spring|summer|autumn|winter|cash|savings|${MONTH})\\b)[a-z][a-z -]{1,24}?)(?= by | before | in |[,;.!]|$)`,
    'get $2',
  ],
  [`(${BETTER})(?= by | before | for | in | until | to | and |[,;.!]|$)`, 'get $2'],
  [`(${LIFTED})${END}`, 'do $2'],
  [`(${COUNTED})${END}`, 'get $2'],
  [
    `((?:(?:two|three|four|five|six|\\d{1,2}|some) )?new (?!(?:job|year|plan|goal|one|ones|idea|ideas|habit|hobby)\\b)[a-z]+(?: [a-z]+)??)(?= by | before | for | in | until | and |[,;.!]|$)`,
    'get $2',
  ],
]

/** `need a dress, sew it`. */
const MAKE = `((?:an?|some|new|the|my) )((?:[a-z]+ ){0,2}?[a-z]+(?: for (?:(?:the|my|our|a|her|his) )?[a-z]+)?(?: (?:by|on|in|before|for) ${DATE})?)(?:,| and|;| -)\\s*(?:(?:and|so) )?(?:(?:i'?m|i'?ll|i|gonna|going to|will|want to|plan to) )*(${MADE}|(?:sew|mak|bak|knitt?|writ|build|paint|design|record|draw|cook)ing) (?:it|one|them)( myself)?${END}`

/** What somebody needs for a day that is told first: `ski trip end of Feb, need stronger legs`. */
const TOLD_FIRST: Rewriting = (_all, lead = '', article = '', event = '', date = '') => {
  const whose = /^(?:my|our|the) $/i.test(article) ? article : 'my '
  const thing = event.replace(/^(?:skiing|surfing|climbing|diving|sailing)$/i, '$& trip')
  const on = /^[a-z]+$/i.test(date) ? 'in ' : ''
  return `${lead}${whose}${thing} is ${on}${date.replace(/^(?:is|it'?s) /i, '')}, I need `
}
/** `moving to Berlin in August, need B1 German`: where somebody goes is why, and by when. */
const BEFORE_MOVING: Rewriting = (all, lead = '', where = '', thing = '', ...groups) => {
  const behind = (groups.at(-1) ?? '').slice(Number(groups.at(-2)) + all.length)
  // `need B1 German by June`: then, and not when somebody moves.
  if (/^ (?:by|before|until|till|in) /i.test(behind)) return all
  return `${lead}I want to learn ${thing}, ${where.replace(/^(?:move|relocat(?:e|ing)|emigrat(?:e|ing)) /i, 'moving ')}`
}
const MOVING = `((?:(?:i['’]?m|we['’]?re|i am|we are) )?(?:(?:mov(?:e|ing)|relocat(?:e|ing)|emigrat(?:e|ing)|going) to|starting (?:an? (?:new )?)?(?:job|work|uni|internship|semester) in) (?:[a-z]+ ){1,2}?(?:in|at the end of|on|next) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH}|spring|summer|autumn|winter|year|month)(?: \\d{1,2}(?:st|nd|rd|th)?)?)`
const SPOKEN = `((?:${GRADE} |basic |some |better |conversational |fluent |a (?:bit|little) of |enough )?${LANGUAGE}(?: ${GRADE})?)`

const FOR_IT = [...WISHED.map(([form]) => form), MAKE].join('|')

/** `go freelance by July, | need 3 clients first`: what another goal depends on. @param groups of a match, behind which stand its place and the text */
function isBehindGoal(groups: readonly unknown[]): boolean {
  const before = String(groups.at(-1))
    .slice(0, Number(groups.at(-2)))
    .toLowerCase()
  const [first = ''] = before.replace(WISH, '').split(/[\s,;.!]+/, 1)
  return isVerb(first) || WISH.test(before)
}

/** `need a dress, | sew it myself on Sundays`: the deed that follows names how. */
const SEWN: Rewriting = (all, before = '', article = '', thing = '', deed = '', self = '') => {
  const verb = deed.toLowerCase().replace(/ing$/, '')
  const base = isVerb(verb) ? verb : isVerb(`${verb}e`) ? `${verb}e` : null
  return base === null ? all : `${before}I want to ${base} ${article}${thing}${self}`
}

/**
 * `need` leads a wish as `want` does, where what is needed is learned, trained or made: `need b2 German by June`, `ski trip end of Feb, need
 * stronger legs`, `wedding in May and need a dress, sew it myself`.
 */
export const NEEDS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `German B1 needed by June`
  [
    new RegExp(
      `^((?:${GRADE} ${LANGUAGE}|${LANGUAGE} ${GRADE}|${EXAM} (?:band )?${SCORE})) (?:is )?needed(?= )`,
      'gi',
    ),
    'need $1',
  ],
  [
    new RegExp(
      `^((?:(?:so|ok|hi|hey),? )?)(?:(?:i|we)(?:['’]ve| have)?(?: got)? |got )?${EVENT} (${DATE})(?:,|,? and|,? so| -) (?:and |so )?(?:(?:i|we)(?:['’]?ll| will)? )?need (?=${FOR_IT})`,
      'gi',
    ),
    TOLD_FIRST,
  ],
  // `trip to Japan in May and I need to learn some Japanese`
  [
    new RegExp(
      `^((?:(?:so|ok|hi|hey),? )?)(?:(?:i|we)(?:['’]ve| have)?(?: got)? |got )?(?![^,;.]*\\b(?:marathon|race|triathlon|10k|5k|interview|competition|tournament)\\b)${EVENT} (?!is\\b|it)(${DATE})(?:,|,? and|,? so| -) (?:and |so )?(?:(?:i|we)(?:['’]?d| would)? )?(?:need|want|have|like) (?=to (?:learn|lose|sew|bake|get (?!ready|organi|packed|everything)|write|build|save|knit|make|practi[sc]e|improve|drop|tone|speak|read|swim|dance|be (?:fit|slim|lean|strong|thin|toned)))`,
      'gi',
    ),
    TOLD_FIRST,
  ],
  [
    new RegExp(
      `^((?:(?:so|ok|hi|hey),? )?)${MOVING}(?:,|,? and|,? so| -) (?:(?:and|so) )?(?:(?:i|we)(?:['’]?ll|['’]?d| will| would)? )?(?:(?:(?:really|just|also) )*(?:need|want|have to have|must have|like|should have)(?: to (?:learn|have|get|reach|speak|be at|know))? )?${SPOKEN}(?: first)?${ALONE}`,
      'gi',
    ),
    BEFORE_MOVING,
  ],
  [new RegExp(`${NEED}${MAKE}`, 'gi'), SEWN],
  ...WISHED.map(([form, plain]): readonly [form: RegExp, plain: Rewriting] => [
    new RegExp(`${NEED}${form}`, 'gi'),
    (all, before = '', thing = '', ...groups) =>
      isBehindGoal(groups) ? all : `${before}I want to ${plain.replace('$2', thing)}`,
  ]),
  // `need 3 hours a week for guitar`
  [new RegExp(`^(?:(?:i|we) )?need (?=${LENGTH} (?:for|of) )`, 'gi'), ''],
]
