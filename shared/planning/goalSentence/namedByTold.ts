import { uncapitalised } from '#shared/text/capitalised.ts'
import { OVERDOES } from './complaints.ts'
import { courseTold } from './dates/whatBegins.ts'
import { OCCASION } from './occasions.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { gerundOf, isVerb } from './words/verbs.ts'
import { isOfLess } from './times/limits.ts'
import { deedRefused } from './times/refusedThen.ts'

/**
 * A title that only names a deed, with what is told of it elsewhere: `my exam is in May and I want to study`, `Spanish lesson on
 * Wednesdays, homework on other days`.
 */
export function namedByTold(title: string, told: string): string {
  // `I can't play the trumpet after 9, want to do half an hour a day`
  if (/^(?:do)?$/i.test(title)) {
    const deed = deedRefused(told)
    const most = deed === null && title === '' ? overdoneIn(told) : null
    return deed ?? (most === null ? title : `stop ${most.deed}`)
  }
  const feared = OVERCOME.test(title) ? FEARED.exec(told)?.[1] : undefined
  if (feared !== undefined) return `get over my fear of ${feared}`
  // `been smoking for 20 years. | Quitting for good on Monday`
  const isToStop =
    /^(?:(?:(?:i|we) )?(?:want|need|would like) )?(?:(?:that|it|this) to )?(?:(?:quit|stop|end)(?:ting|ping|ing)?(?: (?:it|that|this))?|be done(?: with (?:it|this|that))?|give (?:it|this|that) up|get rid of (?:it|this|that)|kick (?:it|this|that))(?: for good)?$/i.test(
      title,
    )
  const [, given] = isToStop ? (GONE_ON.exec(told) ?? []) : []
  if (given !== undefined) return `quit ${given}`
  const [, missed] = /^(?:(?:want|need) to )?go$/i.test(title) ? (MISSED.exec(told) ?? []) : []
  const place = /^(?:(?:want|need) to )?go$/i.test(title) ? PLACE.exec(told)?.[1] : undefined
  if ((missed ?? place) !== undefined) return `go to ${missed ?? `the ${place}`}`
  const [, kept] = isToStop ? (KEPT_ON.exec(told) ?? []) : []
  if (kept !== undefined) return `stop ${kept.trim()}`
  const less = TO_DO_LESS.test(title)
  const overdone = isToStop || less ? overdoneIn(told) : null
  if (overdone !== null) return less ? `cut down on ${overdone.thing}` : `stop ${overdone.deed}`
  // `get ready | for winter`
  const season = READY.test(title) ? SEASON.exec(told)?.[0] : undefined
  if (season !== undefined) return `${title} ${season}`
  // `I waste too much time on TikTok, | max 30 minutes a day`
  const bounded = BOUND.test(title)
    ? ([...told.matchAll(ON_WHAT)].map(([, on = '']) => on).find((on) => isOfLess(on.toLowerCase())) ??
      overdoneIn(told)?.thing)
    : undefined
  if (bounded !== undefined) return `${title} on ${bounded}`
  const lesson = lessonOf(title, told)
  if (lesson !== null) return lesson
  const [, giving = ''] = GIVES.exec(title) ?? []
  const [, receiver] = giving === '' ? [] : (RECEIVER.exec(told) ?? [])
  if (receiver !== undefined) return title.replace(GIVES, `${giving}${receiver}`)
  const [, game] = RATED.test(title) ? (PLAYED.exec(told) ?? []) : []
  if (game !== undefined && !title.includes(game)) return `${title} in ${game}`
  const [, whom] = WITH_THEM.test(title) ? (WHOM.exec(told) ?? []) : []
  if (whom !== undefined) return title.replace(/ (?:them|him|her)$/i, ` ${whom}`)
  const event = DO_WELL.test(title) ? eventTold(told) : null
  if (event !== null)
    return `${/^pass/i.test(title) ? 'pass' : RACE.test(event) ? 'train for' : 'prepare for'} ${uncapitalised(event)}`
  const [, whose = 'the', planned] = OF_ALL.test(title) ? (PLANNED.exec(told) ?? []) : []
  if (planned !== undefined) return title.replace(OF_ALL, `$1 ${whose} ${planned}`)
  const song = songOn(title, told)
  if (song !== null) return song
  if (!BARE.test(title)) return title
  const bare = title.replace(/ (?:a (?:little )?bit|a little|some)$/i, '')
  const [, taught] = LEARNT.test(bare) ? (TAUGHT.exec(told) ?? []) : []
  if (taught !== undefined) return `${bare} ${isVerb(taught) ? gerundOf(taught) : taught}`
  const [, thing] = LEARNT.test(bare) ? (LESSONS.exec(told) ?? []) : []
  if (thing !== undefined) return /^homework$/i.test(bare) ? `${thing} ${bare}` : `${bare} ${thing}`
  // `ok, last try with the piano | I should practise`
  const instrument = /^practi[sc]e$/i.test(bare) ? instrumentIn(told) : null
  if (instrument !== null) return `${bare} ${instrument}`
  const course = courseTold(told)
  if (course !== null && !/^homework$/i.test(bare)) return `${bare} for ${course}`
  const occasion = occasionTold(told)
  return occasion === null ? bare : `${bare} for ${uncapitalised(occasion)}`
}
/** `the wedding is on 24 April, need to | organise everything` */
const OF_ALL =
  /^(plan|organi[sz]e|prepare|arrange) (?:(?:it|this) all|everything|all of it|the whole thing)$/i
const PLANNED =
  /\b(?:(my|our|the|her|his|[a-z]+['’]s) )?((?:(?:mum|mom|dad|gran|grandma|grandpa|sister|brother|son|daughter)['’]?s )?(?:\d0th(?: birthday| anniversary)?|(?:birthday|engagement|leaving|garden|summer|christmas) party|wedding|party|birthday|anniversary|christening|reunion|baby shower|trip|holiday|funeral|conference))(?= (?:is|'s|on|in|takes place)\b|[,.;]|$)/i
/** `the kids gave me a ukulele, | I want to play three songs at our reunion` */
function songOn(title: string, told: string): string | null {
  const [, some] = SONGS.exec(title) ?? []
  const instrument = some === undefined || instrumentIn(title) !== null ? null : instrumentIn(told)
  return instrument === null ? null : title.replace(some ?? '', `${some} on the ${instrument}`)
}
const SONGS =
  /^(?:learn to |be able to )?(?:play|learn) ((?:\d+|some|a few|one|two|three|four|five|a) (?:songs?|pieces?|tunes?))\b/i
const INSTRUMENT =
  /^(?:piano|keyboard|guitar|bass|ukulele|violin|viola|cello|harp|flute|clarinet|oboe|sax(?:ophone)?|trumpet|trombone|horn|drums|accordion|banjo|mandolin|recorder|harmonica|organ|bagpipes)$/
function instrumentIn(told: string): string | null {
  const words = told.toLowerCase().split(/[^a-z]+/)
  return words.find((word) => INSTRUMENT.test(word)) ?? null
}
/** `I have always been scared of dogs, | want to get over it`. */
const OVERCOME =
  /^(?:get over|overcome|face|conquer|beat|lose|get rid of|change|work on)(?: (?:it|this|that|my fear))?$/i
const FEARED =
  /\b(?:scared|afraid|terrified|frightened|fear) of ((?!it\b|that\b|this\b)[a-z]+(?: (?:people|speaking|places))?)/i
const TO_DO_LESS =
  /^(?:(?:(?:i|we) )?(?:want|need|would like) to )?(?:cut (?:down|back)|do less)(?: on)?(?: (?:it|this|that))?$/i

/** `I drink too much coffee`: the deed that is to end, and the thing there is to be less of. */
function overdoneIn(told: string): { deed: string; thing: string } | null {
  const [, verb, much = '', thing = ''] =
    OVERDOES.exec(told.toLowerCase()) ??
    /\bi (?:still |also )?(smoke|vape|gamble)\b/.exec(told.toLowerCase()) ??
    []
  if (verb === undefined) return null
  const deed = gerundOf(verb)
  const isAll = /^(?:smoke|vape|gamble)$/.test(verb)
  const whole = [deed, ...((isAll && thing === '') || much === 'a lot' ? [] : [much]), thing].join(' ').trim()
  const own = thing.trim().replace(/^on /, '')
  return { deed: whole, thing: own === '' ? (much.startsWith('my ') ? `${deed} ${much}` : deed) : own }
}

const BARE =
  /^(?:study|prepare|train|practi[sc]e|revise|rehearse|homework)(?: (?:together|hard|harder|more|properly|regularly|a (?:little )?bit|a little|some))?$/i
/** `my driving test is on 9 May and | I want to pass`: it names only how it is to go. */
const DO_WELL =
  /^(?:(?:be|feel|get) (?:(?:well|fully|really|totally|properly|100 ?%) )*(?:ready|prepared)|do (?:(?:really|very) )?(?:well|good|great|my best)|pass(?: (?:first time|with .*))?|nail|ace|crush|smash|rock|survive|win|succeed|be (?:good|confident|calm)|not (?:fail|embarrass myself|mess up))$/i
const RACE = /\b(?:marathon|triathlon|race|10k|5k|duathlon|ultra)\b/i
const READY = /^(?:prepare|(?:get|be) ready)$/i
const SEASON =
  /\bfor (?:the )?(?:next )?(?:spring|summer|autumn|fall|winter|christmas|easter|thanksgiving|halloween|new year(?:'s eve)?|ski season|ramad[ah]+n|lent|advent|eid|passover|pesach|diwali|han+ukk?ah|holi|nowruz|carnival|(?:chinese|lunar) new year)\b/i
const BOUND = /^(?:max(?:imum)?|at most|no more than) \d/i
const ON_WHAT = /\b(?:on|playing|watching|with) ((?:my |the )?[a-z]+(?: (?:media|games))?)/gi
const LEARNT = /^(?:practi[sc]e|train|study|homework)$/i

const GONE_ON =
  /\b(?:been|quit|stopped|gave up) ((?:smok|vap|drink|gambl|bit|snack|procrastinat)ing(?: my nails)?)\b/i

/** `I keep doomscrolling in bed till 1am`. */
const KEPT_ON =
  /\bkeep (?:on )?([a-z]+ing\b(?: (?!till?\b|until\b|every\b|each\b|before\b|after\b|at \d|and\b|but\b)[a-z'’]+){0,7})/i

/** `I snap at my kids, | would like to be calmer with them`. */
const WITH_THEM = /^(?:be|get|become|stay|spend)\b.* (?:with|to) (?:them|him|her)$/i
const WHOM =
  /\b(my (?:kids?|children|sons?|daughters?|wife|husband|partner|parents|mum|mom|dad|boss|team|sister|brother|dog))\b/i

/** `my son can't ride a bike yet, | I want to teach him` */
function lessonOf(title: string, told: string): string | null {
  const [, whom] = TEACH.exec(title) ?? []
  const [, deed] = whom === undefined ? [] : (CANNOT.exec(told) ?? [])
  if (whom === undefined || deed === undefined) return null
  const isPronoun = /^(?:him|her|them)$/i.test(whom)
  return `teach ${isPronoun ? (RECEIVER.exec(told)?.[1] ?? whom) : whom} to ${deed}`
}
const TEACH = /^teach (him|her|them|(?:my|our|the) [a-z]+)$/i
const CANNOT =
  /\b(?:can['’]?t|cannot|can not|doesn['’]?t know how to|never learn(?:ed|t) (?:how )?to|is learning to) (?:(?:still|even|really|yet) )*([a-z]+(?: (?!yet\b|and\b|but\b|so\b|at all\b)[a-z]+){0,3})/i

/** `Dad turns 70 and | I'm throwing him a party`. */
const GIVES =
  /^((?:throw|give|surprise|make|bake|buy|teach|get|take|treat|cook|knit|sew|write|build|plan|organi[sz]e)(?:ing)? )(?:him|her|them)(?= )/i
const RECEIVER =
  /\b((?:my|our) (?:kids?|children|sons?|daughters?|wife|husband|partner|parents|mum|mom|dad|boss|team|sister|brother|friend|grandma|grandpa|nan|niece|nephew|cousin|colleague|lad|lass|boys?|girls?|grand(?:son|daughter|kids|children)|step(?:son|daughter)|god(?:son|daughter)|neighbou?r|dog|puppy|cat|horse|parrot)|dad|mum|mom|grandma|grandpa|nan)\b/i
/** `been playing chess on and off, | want to hit 1500 elo`. */
const RATED = /\b(?:\d{3,4} (?:elo|rating)|(?:elo|rating)(?: of)? \d{3,4})\b/i
const PLAYED = /\bplay(?:ing|ed|s)? ([a-z]+)(?= |,|\.|$)/i

/** `I keep skipping the gym, | I want to go`. */
const MISSED =
  /\bkeep (?:skipping|missing|avoiding|neglecting) (?:going to )?((?:the |my )?(?:gym|pool|library|church|choir|class(?:es)?|lessons|training|physio|club))\b/i

/** `I pay for a gym I never visit`. */
const PLACE = /\b(?:the|an?|my|our) (gym|pool|library|choir|studio|climbing (?:gym|wall)|yoga studio)\b/i

/** `my mum is teaching me to knit`. */
const TAUGHT = /\bteach(?:es|ing) (?:me|us) (?:to |how to )?([a-z]{3,})/i

/** `I have guitar lessons`: what is practised then. */
const LESSONS =
  /(?:\b(?:my|our|have|take|got) (?:an? )?|^)(?!(?:my|our|an?|the)\b)([a-z]+) (?:lessons?|class(?:es)?|rehearsals?)\b/i

/** `my job interview at Siemens` of the story: what a bare `prepare` is for. */
function occasionTold(text: string): string | null {
  for (const { 1: named = '', 2: thing = '', index } of text.matchAll(NAMED))
    if (
      // `during the holidays`: when it is done
      !(ARE_A_TIME.test(thing) && WITHIN.test(text.slice(Math.max(0, index - 12), index))) &&
      (OCCASION.test(thing.toLowerCase()) ||
        OF_WORK.test(thing.toLowerCase()) ||
        patternOf(named.toLowerCase()) === 'exam')
    )
      return named
  return null
}
const ARE_A_TIME = /^(?:holidays?|vacations?)$/i
const WITHIN = /\b(?:during|over|throughout|in) $/i
/** `a half marathon`, `my job interview`: what one gets ready for. */
function eventTold(told: string): string | null {
  return occasionTold(told) ?? RACE_NAMED.exec(told)?.[1] ?? null
}
const RACE_NAMED =
  /\b((?:my|our|the|an?) (?:[a-z\d'’-]+ ){0,2}(?:marathon|triathlon|race|10k|5k|duathlon|ultra))\b/i
const OF_WORK =
  /^(?:review|appraisal|hearing|assessment|inspection|meeting|performance|show|talk|presentation)$/
const NAMED =
  /\b((?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?) (?:[\p{L}'’-]+ ){0,3}?([A-Za-z]+)(?: (?:at|with|in) (?:\p{Lu}[\p{L}]+|(?:(?:the|an?|my) )?(?:\p{L}+ )??\p{L}+))?)(?= (?:to [a-z]+|is|are|on|takes|starts|in|by|coming|next|this|tomorrow)\b|[,.]|$)/gu
