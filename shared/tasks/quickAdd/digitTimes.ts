import { isClosed } from './clauses.ts'
import { type Clock, militaryIn } from './clock.ts'
import { compactClock, isNumberOfThing, isPaid, isYearTold, THINGS, YEAR } from './compactTimes.ts'
import { weekdayOf } from './dateWords.ts'
import { isDateWord, isOrderOf } from './dayNames.ts'
import type { Parser } from './parser.ts'
import { IN_PLURAL, OCCASION } from './occasions.ts'
import type { Word } from './words.ts'

const HOUR = 60
const NEARBY = 8 // words
const EARLIEST = 5 * HOUR // of what is done on many days
/** What leaves or comes to the minute, and is hardly named by a number as a bus or a flight is. */
const DEPARTING =
  /^(?:train|coach|ferry|tram|tube|eurostar|sailing|dep|departs?|departing|leaves?|leaving|lands|arr|arrives?|arriving)$/
/** Behind these digits may be money: "leave 250 for cleaner". */
const LEAVING = /^(?:leaves?|leaving|arr|arrives?|arriving)$/
const MOVED = /^(?:drop|collect|fetch|meet)$/
const LEFT_FOR = /^(?:rent|bills?|cleaner|gardener|milkman|deposit|food|mum|dad)$/
/** Places that are no number of things: "train 1752 leeds thu". */
const PLACE =
  /^(?:leeds|wales|paris|athens|brussels|naples|rhodes|st-annes|staines|lewes|widnes|nandos|wagamamas|spoons|morrisons|sainsburys|waitrose|tescos?|costas?|starbucks|mums|dads|nans|grans|kings|hers|his|theirs)$/
/** What begins then, beside {@link OCCASION}s: "fri gig doors 1915", "sun panto 1430 w nan". */
const BEGINNING =
  /^(?:panto|warm-?up|disco|induction|fitting|matinee|lecture|class|tutorial|seminar|lab|test|exam|mock|review|consult(?:ation)?|pick-?up|drop-?off|now|ready|there)$/
/** Of these digits say how far or how often: "swim 1500 sat". */
const MEASURED = /^(?:swim|swimming|gym|spin|run|walk|row|bike|parkrun)$/
/** Behind one of these digits say which or how many: "film 1130" is none, "from 1950", "score of 930". */
const COUNTING =
  /^(?:flight|flt|page|score|scored|top|version|year|since|from|in|of|to|by|at|on|for|about|over|under|than|vs|v|no|the|a|an|my|his|her|their|and|or|plus|only|per|read|write|row|swim|walk|run|bike|cycle|burn|eat|drink|do|sell|print|make|need|get|reach|hit|beat|type|lift|squat|bench|deadlift|watch|find|fix|use|add|count|safe|acct|account|movie|book|part|limit|max|min|target|goal|total|meter|reading|gauge|box|ral|rope|bill|bills|menu|size)$/
const PART = /^(?:am|pm|morn(?:ing)?|aft(?:ernoon)?|eve(?:ning)?|night|tonight)$/
/** What is counted behind digits, whatever is before them. */
const UNIT =
  /^(?:k|kg|g|km|m|metres?|miles?|ml|l|cals?|kcal|calories|steps|words|reps|lengths|laps|people|guests|kids|percent|%|x|of|per|each|max|min)$/

/**
 * Hours in three or four digits away from their day: `train 1752 from leeds thu`, `fri lunch w Jo 1230`. They count where nothing else
 * is the time: see `doubtfulDigits.ts`.
 */
export const parseDigitTime: Parser = (words, at) => {
  const time = digitTime(words, at)
  if (time === null) return null
  const { minutes, isFixed } = time
  const finding = {
    kind: 'time',
    time: minutes,
    isOnFace: !isFixed,
    hasMinutes: true,
    isInDigits: true,
  } as const
  const isOfWeekday = weekdayOf(words[at - 1]?.plain ?? '') !== null // "trial shift sat 1600 cafe nero"
  return { place: isOfWeekday ? 'anywhere' : 'beside', finding, length: 1 }
}

function digitTime(words: readonly Word[], at: number): Clock | null {
  const { plain = '', text = '' } = words[at] ?? {}
  if (!/^\d{3,4}[,;.!?]?$/.test(text)) return null
  const time = plain.length === 3 ? clockOnFace(plain) : militaryIn(plain)
  if (time === null || UNIT.test(words[at + 1]?.plain ?? '')) return null
  const { plain: before = '' } = words[at - 1] ?? {}
  if (isNumberOfThing(words, at) || COUNTING.test(before)) return null
  if (isBehindMoved(words, at)) return isPaid(words, at) ? null : time
  if (isThing(words, at + 1)) return null
  if (plain.startsWith('20') && !isClosed(words, at + 1) && !isFollowed(words, at + 1)) return null // "train 2027 cohort"
  if (LEAVING.test(before) && LEFT_FOR.test(words[at + 2]?.plain ?? '')) return null
  if (before === 'bus' || DEPARTING.test(before))
    return plain.length > 3 || !LEAVING.test(before) || compactClock(plain) !== null ? time : null // "leave 250 for cleaner"
  if (isOfDeparture(words, at) || isOfFirstDay(words, at, time)) return time
  if (PART.test(before) && isDateWord(words, at - 2) && !YEAR.test(plain)) return time // "driving test tues morn 1014"
  if (time.minutes % 5 !== 0 || isPaid(words, at) || isYearTold(words, at)) return null
  const isOfEvent = at > 0 && (OCCASION.test(before) || BEGINNING.test(before)) && !isRound(plain, before)
  return isOfEvent || isOfEventOnDay(words, at) || isSaidOfLine(words, at) ? time : null
}

/** Whether digits right beside their day are when something leaves, to the minute: "train home sun 1612 change crewe". */
function isOfDeparture(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {}
  const isOnDay = plain.length > 3 && !plain.startsWith('20') && isBesideDay(words, at)
  return isOnDay && around(words, at).some((word) => DEPARTING.test(word.plain) && !LEAVING.test(word.plain))
}

/** Before the first of its days these repeat, so that an hour is likely. */
const ON_DAYS = /^(?:weekdays?|workdays?|daily|everyday|days?|\p{L}+days|mornings?|mon-fri|m-f)$/u

/** Whether digits stand behind the first of days that repeat, and count nothing: "weekdays from tmrw 755 school run", not "from tmrw 750 swim". */
function isOfFirstDay(words: readonly Word[], at: number, { minutes }: Clock): boolean {
  const isNamed = isDateWord(words, at - 1) && !/\d/.test(words[at - 1]?.plain ?? '')
  const isFirst = isNamed && /^(?:from|starting)$/.test(words[at - 2]?.plain ?? '')
  const next = words.slice(at + 1, at + 2)
  const isMeasured = MEASURED.test(next[0]?.plain ?? '') && words[at + 2]?.plain !== 'to' // "755 walk to school"
  const isCount = isMeasured || (isThing(words, at + 2) && !isOrderOf(next)) // "350 press ups"
  const isHour = minutes >= EARLIEST && minutes % 5 === 0 && !isCount && !isPaid(words, at)
  return isFirst && isHour && ON_DAYS.test(words[at - 3]?.plain ?? '')
}

/** Whether digits stand behind who or what is met or moved: "drop car 815 kwik fit thurs". */
function isBehindMoved(words: readonly Word[], at: number): boolean {
  const [verb = '', before = ''] = [words[at - 2]?.plain, words[at - 1]?.text]
  const isWithParticle = /^(?:pick|drop|warm)$/.test(verb) && /^(?:up|off)$/.test(before)
  const isNamed = MOVED.test(verb) && /^\p{L}{2,}$/u.test(before)
  const isQuarter = /^(?:[1-9]|1\d|2[0-3])(?:15|30|45)$/.test(words[at]?.plain ?? '')
  return isQuarter && (isNamed || isWithParticle) && !isOneOfTwo(words, at)
}

/** Whether digits right behind a day are when something takes place on it: "dentist 5 jan 940 both kids", not "swim thurs 750". */
function isOfEventOnDay(words: readonly Word[], at: number): boolean {
  if (!isDateWord(words, at - 1) || YEAR.test(words[at]?.plain ?? '')) return false
  const near = around(words, at)
  const isEvent = near.some(({ plain }) => OCCASION.test(plain) || BEGINNING.test(plain))
  return isEvent && !near.some(({ plain }) => MEASURED.test(plain))
}

/** Whether digits are in a part of the day: "640 tomorrow morn", not the oven of "chicken 220 fri eve". */
function isWithin(part: string, digits: string): boolean {
  if (!PART.test(part)) return false
  const hour = Number(digits.slice(0, -2)) % 12
  const isMorning = part === 'am' || part.startsWith('morn')
  const isAfternoon = part === 'pm' || part.startsWith('aft')
  return isAfternoon || (isMorning ? hour >= 5 : hour >= 5 && hour < 11)
}

/** "meet jo 1230 or sam 1330 fri" */
function isOneOfTwo(words: readonly Word[], at: number): boolean {
  return around(words, at).some((word) => word !== words[at] && /^\d{3,4}$/.test(word.plain))
}

function isBesideDay(words: readonly Word[], at: number): boolean {
  return isDateWord(words, at - 1) || isDateWord(words, at + 1)
}

function isThing(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {}
  return THINGS.test(plain) && !PLACE.test(plain) && !IN_PLURAL.test(plain) && !isDateWord(words, at)
}

/** Whether a day or a place follows: "train 2027 from leeds", "tram 2015 thurs". */
function isFollowed(words: readonly Word[], at: number): boolean {
  return isDateWord(words, at) || /^(?:from|to|today|tonight)$/.test(words[at]?.plain ?? '')
}

function around(words: readonly Word[], at: number): readonly Word[] {
  return words.slice(Math.max(0, at - NEARBY), at + NEARBY)
}

/** `930`; the minutes of three digits are more often those of a clock in quarters of an hour. */
function clockOnFace(plain: string): Clock | null {
  const [hour, minutes] = [Number(plain.slice(0, 1)), Number(plain.slice(1))]
  if (hour === 0 || minutes >= HOUR || minutes === 0) return null
  return { minutes: hour * HOUR + minutes, half: null, isCertain: false, isFixed: false, hasMinutes: true }
}

/** Whether digits are more often a measure than a time: "swim 1500", "gym 0900" is a time. */
function isRound(plain: string, before: string): boolean {
  return MEASURED.test(before) && !plain.startsWith('0') && compactClock(plain) === null
}

/** Whether digits end a clause, begin the line before what takes place, or have a part of the day in their line. */
function isSaidOfLine(words: readonly Word[], at: number): boolean {
  const { plain = '' } = words[at] ?? {}
  const near = around(words, at)
  const isHour = /^(?:1[3-9]|2[0-3])00$/.test(plain) && near.some((word) => OCCASION.test(word.plain)) // "interview fri at hq 1400"
  const isClock =
    isHour || compactClock(plain) !== null || /^(?:0[5-9]|1\d|2[0-3])(?:[0-5]5|[1-5]0)$/.test(plain)
  const [next = '', afterNext = ''] = [words[at + 1]?.plain, words[at + 2]?.plain]
  if (at === 0) return isClock && (OCCASION.test(next) || OCCASION.test(afterNext)) && !next.endsWith('s')
  const isWord =
    /^\p{Ll}+[,;]?$/u.test(words[at - 1]?.text ?? '') && !/^\d+$/.test(words[at - 2]?.plain ?? '')
  if (!isWord || YEAR.test(plain)) return false
  if (isOneOfTwo(words, at)) return false
  return near.some((word) => isWithin(word.plain, plain)) || (isClock && isClosed(words, at + 1))
}
