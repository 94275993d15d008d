import { WANTED_BEFORE } from './thingsReferredTo.ts'

const COUNT = '\\d[\\d.,]{0,9}(?<=\\d)k?'
const UNIT =
  '(?:words?|pages?|chapters?|points?|elo|wpm|kg|kilos?|lbs?|subscribers?|followers?|customers?|readers?|members?|posts?|episodes?|songs?|videos?|reps?|push-?ups|pull-?ups|km|miles|steps|streams?|plays|views|downloads|sales|orders|clients|reviews|watts?|percent|%)'
const NOW =
  "(?:['’]s| is| are| has| was| sits| hovers| says| reads| shows)(?: (?:still|only|currently|now|just|about|around|roughly|stuck|sitting|hovering|like|at|on|got))*"
const BOOK =
  '(?:novel|memoir|book|thesis|dissertation|novella|screenplay|manuscript|autobiography|phd|fantasy|thriller|romance)'

/** What is measured of oneself, also without `my`. */
const OF_BODY =
  '(?:resting heart rate|heart rate|cholesterol|blood pressure|blood sugar|weight|bmi|body fat|golf handicap|handicap|typing speed|inbox|email inbox|mailbox)(?= )'

/** `my chess rating is stuck at 1100`: a thing, its number and what is counted. */
const MEASURED = new RegExp(
  `(?:^|[,;.!]\\s*|\\b(?:so|hey|ok|and|but|because|well) )(${OF_BODY}|(?:my|our) (?!(?:kids?|son|daughter|wife|husband|mum|mom|dad|nan|gran|birthday|exam|flight|train|house|rent|bus|alarm|shift|boss)\\b)(?:[a-z\\d'’-]+? ){0,3}?[a-z\\d-]+?)${NOW} (${COUNT})(?: ?(${UNIT}))?(?= |[,;.!]|$)(?! ?(?:years?|hours?|hrs?|mins?|minutes?|am|pm|%|days?|weeks?|months?|and (?:unfit|fat)))`,
  'i',
)
/** `I'm 1100 on chess.com`. */
const RATED = new RegExp(
  `\\b(?:i['’]?m|i am)(?: stuck)?(?: at| around| about)? (\\d{3,4})(?: elo)? (?:on|in|at) ((?:li)?chess)(?:\\.com|\\.org)?\\b`,
  'i',
)
/** `I'm at 92 kilos`. */
const WEIGHED =
  /\b(?:(?:i['’]?m|i am) (?:at |stuck at |on )?|i weigh |weighing )(\d{2,3}(?:\.\d)?) ?(kg|kilos?|lbs?|pounds|stone)\b/i
/** `the scale said 92 kg this morning which is scary`. */
const ON_SCALE =
  /^((?:the |my )?scales? (?:says?|said|shows?|showed|reads?) (?:i['’]?m )?)(\d{2,3}(?:\.\d)?) ?(kg|kilos?|lbs?|pounds|stone)\b(?: (?:this morning|today|yesterday|last week))?(?:,? which (?:is|was) [a-z]+)?[\s,;.]*(?:(?:and|so|but) )?/i
/** `started a crime novel, stuck at 20k words`. */
const WRITTEN = new RegExp(
  `\\b(?:started|writing|working on|wrote|begun|began|been at)(?: writing| work on)? (an?|my|the|our) ((?:[a-z-]+ ){0,2}${BOOK})\\b`,
  'i',
)
const WORDS_SO_FAR = new RegExp(
  `(?:, ?| - | and )?(?:(?:i['’]?m|i am|it['’]?s) )?(?:(?:stuck|still|now|currently|only|at|on|about|around|got|have|just) )*(${COUNT}) words(?: (?:so far|in|done|already|long|now|written))*(?= |[,;.!]|$)`,
  'i',
)
/** `my 10k time is 58 minutes`: how long something took is no length of a session. */
const TIMED = new RegExp(
  `^((?:my|our) (?:[a-z\\d-]+ ){1,3}?(?:time|pb|personal best|best|record|split))${NOW} (\\d{1,3})(?: ?(?:minutes|mins?|min))?(?= |[,;.!]|$)`,
  'i',
)

const LEAD =
  "(?:(?:(?:it|that)(?:['’]?d| would) |would )be (?:so |really )*(?:great|nice|amazing|good|lovely|brilliant|awesome|cool|fantastic) to|(?:(?:i|we)(?:['’]?d| would)?(?: really| just| also)? )?(?:want|need|like|love|hope|have|would like|would love|plan)(?: to)?|wanna|gotta|(?:it )?needs to|(?:(?:i|we)['’]?(?:m|re) )?(?:hoping|trying|planning|aiming|going|shooting)(?: to(?: get to)?| for)?|(?:the |my )?(?:goal|target|aim|dream)(?: is|:)?)"
const REACHED =
  '(?:(?:hit|reach|make|break|see|be at|be|get(?: up)? to|get (?:it|that|this)(?: up| down)?(?: to)?|get|bring it(?: up| down)? to|(?:it|that)(?: up| down)?(?: to be)?(?: to| at)?) )?'
const TARGET = new RegExp(
  `\\b${LEAD} ${REACHED}((?:under|over|above|below|sub|at least) )?(${COUNT})(?: ?(${UNIT}))?(?=(?: (?:by|before|until|till|in|this|next|at|so|and|within|for|on|half|\\d+)\\b)|\\s*[,;.!]|$)`,
  'i',
)

/**
 * A number that is wanted of what was told with another: `my chess rating is stuck at 1100, want 1400 by summer` says `I want to get my
 * chess rating to 1400`, `started a crime novel, stuck at 20k words, hope to hit 80k` that the novel is to have 80k words.
 *
 * @param text the sentence as it was typed
 */
export function withNumberReferredTo(text: string): string {
  const wish = TARGET.exec(text)
  if (wish === null || wish.index === 0) return text
  const [all, bound = '', count = '', ownUnit] = wish
  const before = text.slice(0, wish.index)
  const thing = WANTED_BEFORE.test(before) ? null : measuredIn(before)
  if (thing === null || !isLike(countOf(count), thing.count)) return text
  const aim = `I want to get ${thing.name} ${wayTo(bound)} ${count} ${ownUnit ?? thing.unit}`.trimEnd()
  return `${thing.told}${aim}${text.slice(wish.index + all.length)}`
}

function wayTo(bound: string): string {
  const plain = bound.trim().toLowerCase()
  return /^(?:under|over|above|below)$/.test(plain) ? plain : plain === 'sub' ? 'under' : 'to'
}

/** A thing, its number now, what is counted, and what is told without them. */
type Measured = { name: string; count: number; unit: string; told: string }
function measuredIn(told: string): Measured | null {
  const [clause = '', article = '', book] = WRITTEN.exec(told) ?? []
  const [soFar = '', words] = book === undefined ? [] : (WORDS_SO_FAR.exec(told) ?? [])
  if (words !== undefined) {
    const left = told.replace(soFar, '')
    return {
      name: `${/^an?$/i.test(article) ? 'my' : article} ${book}`,
      count: countOf(words),
      unit: 'words',
      // `writing a memoir | , I want …`: it says no more than the wish.
      told:
        /^(?:writing|working on)/i.test(clause) && left.startsWith(clause)
          ? withoutJoint(left.slice(clause.length))
          : left,
    }
  }
  const [, rating, game] = RATED.exec(told) ?? []
  if (rating !== undefined) return { name: `my ${game} rating`, count: countOf(rating), unit: '', told }
  const [scale, , weighed = '', inUnit = ''] = ON_SCALE.exec(told) ?? []
  if (scale !== undefined)
    return { name: 'my weight', count: countOf(weighed), unit: inUnit, told: told.slice(scale.length) }
  const weight = WEIGHED.exec(told)
  if (weight !== null)
    return { name: 'my weight', count: countOf(weight[1] ?? ''), unit: weight[2] ?? '', told }
  const [run, timed, minutes] = TIMED.exec(told) ?? []
  if (run !== undefined)
    return {
      name: lowered(timed),
      count: countOf(minutes ?? ''),
      unit: 'minutes',
      told: withoutJoint(told.slice(run.length)),
    }
  const [, name, count = '', unit = ''] = MEASURED.exec(told) ?? []
  return name === undefined ? null : { name: lowered(name), count: countOf(count), unit, told }
}
function withoutJoint(text: string): string {
  return text.replace(/^[\s,;.!]+(?:(?:and|so|but) )?/i, '')
}
/** `My rating` stands within the sentence. */
function lowered(name = ''): string {
  return name.replace(/^(?:My|Our) /, (word) => word.toLowerCase())
}

/** Numbers of the same thing: `I am 45 and want 2000` are of two. */
function isLike(wanted: number, told: number): boolean {
  return wanted !== told && wanted < told * 50 && told < wanted * 50
}
function countOf(text: string): number {
  const digits = Number(text.replaceAll(/[,k]/gi, ''))
  return /k$/i.test(text) ? digits * 1000 : digits
}
