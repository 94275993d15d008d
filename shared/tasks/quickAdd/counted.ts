import { monthOfName } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import { type Word, wordSet } from './words.ts'

/** Behind one of these words a number counts or names things: "chapter 2.3.", "task 1/13", "flat 4a". */
export const COUNTED = wordSet(
  'chapter ch version v section part page pages p step task level lesson unit room no number nr episode season volume ' +
    'vol ep pt bus route exercise figure table form size question issue psalm platform terminal gate act scene article rule ' +
    'lecture lab module tutorial worksheet assignment homework hw pset draft sprint stage phase item ticket appendix sheet video ' +
    'flat apartment apt seat year yr problem problems exercises questions chapters lessons ex q class grade building block exit row track type ' +
    'rm ct floor desk ward bay lvl jab dose hall court pitch studio locker lane dock zone suite stall aisle ref code pin case invoice model ages aged age ' +
    'units parts sections levels modules tasks items steps verses episodes eps lectures sheets articles papers worksheets',
)
/** Behind one of these a time is the place in a text: "psalm 23:4". */
const CITED = wordSet(
  'chapter ch verse v section part page p psalm act scene article rule version figure score ratio',
)
const NUMBER_ALONE = /^(?!\d{4}-\d\d-\d\d)\d+(?:[./–-]\d+)*\.?[ap]?[,;:!?]*$/
/** These begin by a timetable: "class 0910", but "room 0910". */
const ON_TIMETABLES = /^(?:class|block|lecture|lab|tutorial|lesson|bus)$/
const CLOCK = /^\d{1,2}:\d{2}$/
const CLEAR_TIME = /^@?\d{1,2}(?::\d{2})?[ap]m?$|^@?\d{1,2}:\d{2}$/
const NUMBERED_WHOLE = /^(?:flat|apartment|apt|platform|gate|building|class|track)$/

/** What has its number in lists of them, and its time. */
const MEETING = /^(?:class|lesson|lecture|tutorial|lab)$/

/** `lesson 3 days from now`, `flu jab 2 wks today` */
function isBeforeNow(line: readonly Word[], from: number): boolean {
  const isInWeeks =
    /^w(?:ee)?ks?$/.test(line[from + 1]?.plain ?? '') &&
    (/^(?:today|tomorrow)$/.test(line[from + 2]?.plain ?? '') ||
      (line[from + 2]?.plain === 'on' && isDateWord(line, from + 3)))
  if (isInWeeks) return true
  return line[from + 2]?.plain === 'from' && /^(?:now|today)$/.test(line[from + 3]?.plain ?? '')
}

/** Whether a number is the day of the month behind it, which has no other one: "3 june", not the 4 of "chapter 4 march 14". */
function isDayOfMonth(line: readonly Word[], from: number): boolean {
  const isMonth = monthOfName(line[from + 1]?.plain ?? '') !== null
  return isMonth && !/^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(line[from + 2]?.plain ?? '')
}

/** Whether a word has a number or a letter for its name behind it: "room 4", "hall B", "row F12". */
export function isNumbered(line: readonly Word[], at: number): boolean {
  const next = line[at + 1]?.text ?? ''
  return COUNTED.has(line[at]?.plain ?? '') && (/^\d/.test(next) || /^\p{Lu}\d{0,3}[,;:.!?)]*$/u.test(next))
}

const CODE = /^(?:v\d+(?:\.\d+)*|\p{Lu}{1,3}\d{1,4}|[a-w]\d{2,}|u\d{1,2}s)[,;.!?)]*$/u
const REFERENCE = /^(?:\d{4,}|\d+[-–]\d{3,})[,;.!?)]*$/

/** Whether a number is that of a house: "viewing 6.30 tues 14 elm rd". */
export function isHouse(line: readonly Word[], at: number): boolean {
  const isNumber = /^\d{1,3}[a-z]?$/.test(line[at]?.text ?? '') && /^\p{L}+$/u.test(line[at + 1]?.text ?? '')
  if (/^(?:with|w|at|in|on|for|near|by|from|to|and)$/.test(line[at + 1]?.plain ?? '')) return false // "fri 11 with avenue crew"
  return isNumber && [2, 3].some((ahead) => STREET.test(line[at + ahead]?.plain ?? ''))
}

const STREET = /^(?:rd|road|street|ave|avenue|lane|ln|drive|crescent|terrace|gardens|grove)$/

/** Whether a number names what is before it, so that nothing begins with it; behind `no` it may be the time that is meant. */
export function isNameOfThing(line: readonly Word[], at: number): boolean {
  return isStorey(line, at) || (line[at - 1]?.text !== 'no' && (isCounted(line, at) || isHouse(line, at)))
}

/** Whether an ordinal is that of a part of a building: "interview tmrw 2-245 3rd floor". */
export function isStorey(line: readonly Word[], at: number): boolean {
  return /^\d{1,2}(?:st|nd|rd|th)$/.test(line[at]?.text ?? '') && STOREY.test(line[at + 1]?.plain ?? '')
}

const STOREY = /^(?:floor|flr|fl|level|storey|deck)$/

/** Whether what names something ends the line: "T2", "S2 E4", "flight BA287", "invoice 1042". */
export function isReference(line: readonly Word[], at: number): boolean {
  if (isHouse(line, at)) return true
  const { text = '', plain = '' } = line[at] ?? {}
  const next = line[at + 1]?.text ?? ''
  const isLast = at + 1 === line.length
  if (CODE.test(text)) return isLast || (CODE.test(next) && at + 2 === line.length)
  const isNoun = /^\p{L}{2,}$/u.test(text) && monthOfName(plain) === null
  const isWeek = /^w(?:ee)?k$/.test(plain) && /^\d{1,2}$/.test(next) // "swim lesson fri wk 5"
  return isNoun && (isWeek || CODE.test(next) || REFERENCE.test(next)) && at + 2 === line.length
}

/** Whether a number without a unit counts or names what is before it: "chapter 2.3.", not "exercise 30min". */
export function isCounted(line: readonly Word[], from: number): boolean {
  const [before = '', { plain = '', text = '' } = {}] = [line[from - 1]?.plain, line[from]]
  const isOfMonth = isDayOfMonth(line, from) // "team building 3 june"
  const isOfBus = before === 'bus' && /^(?:\d{1,2}[.:]\d\d|(?:1\d|2[0-3])[0-5][05])$/.test(plain) // "bus 7.42", "bus 1120", not "bus 7", "bus 640"
  const isOfPlace = NUMBERED_WHOLE.test(before) && /^\d{1,2}\.[0-5][05]$/.test(plain) // "agent at flat 5.45", not "room 2.15"
  const isOfLesson = /^0\d{3}$/.test(plain) && ON_TIMETABLES.test(before)
  const isHours =
    /^\d{1,2}(?:[:.]\d\d)?[-–]\d/.test(plain) && ON_TIMETABLES.test(before) && isDateWord(line, from + 1) // "boxing class 6-7 tues"
  const isNumber = NUMBER_ALONE.test(text) && COUNTED.has(before) && !isOfLesson && !isHours
  const isOfHalf =
    /^(?:[ap]m|noon|midday)$/.test(line[from + 1]?.plain ?? '') || (before === 'pt' && /[ap]$/.test(plain)) // "bus 1030 am", "pt 7a"
  const isOfDate = /^\d{1,2}\/\d{1,2}$/.test(plain) && CLEAR_TIME.test(line[from + 1]?.plain ?? '') // "appt at H&R Block 3/28 10am"
  const isOfRange =
    /^(?:to|til|till|until|[-–])$/.test(line[from + 1]?.plain || (line[from + 1]?.text ?? '')) &&
    (/\d[ap]m?$/.test(line[from + 2]?.plain ?? '') || MEETING.test(before)) // "evening class 6 to 8pm"
  const isOfOther = isDateWord(line, from - 3) || COUNTED.has(line[from - 3]?.plain ?? '') // "sat 14th jab 3", "p 42 q 1-10"
  const isCountedItself =
    !isOfOther && /^(?:\d+(?:st|nd|rd|th)?|first|second|third|final|last)$/.test(line[from - 2]?.plain ?? '') // "read 20 pages 7p", "second draft 27/3"
  const isClockOfMeeting =
    MEETING.test(before) &&
    /^(?:\d{1,2}[.:]\d\d|\d{1,2}\.\d\d\.|\d{1,2}[ap]|[01]\d[0-5][05](?:[-–]\d{4})?|[1-9](?:15|30|45)|(?:1[3-9]|[23]\d)\/\d{1,2})$/.test(
      text,
    ) // "guitar lesson 7.30", "pilates class 930"
  const isOfLength =
    isBeforeNow(line, from) || /^\d{1,2}(?:\/\d{1,2}\/\d{2}|([/.])\d{1,2}\1\d{4})$/.test(plain) // "second draft 27/11/26"
  const isWhen =
    isCountedItself ||
    isClockOfMeeting ||
    isOfLength ||
    isOfRange ||
    isOfMonth ||
    isOfBus ||
    isOfPlace ||
    isOfHalf ||
    isOfDate
  const isOfWeek =
    /^w(?:ee)?k$/.test(before) && /^\d{1,2}$/.test(text) && from > 1 && !isDateWord(line, from - 2)
  return ((isNumber || isOfWeek) && !isWhen) || (CLOCK.test(plain) && CITED.has(before))
}

/** What hours count behind them, and no time: "sat 6-8 parts"; but "tutor mon 4-515 maths". */
export const COUNTED_THINGS =
  /^(?!(?:maths|physics|gymnastics|athletics|pilates|mass|class|costas?|tescos?)$)(?:\p{L}{3,}s|people|kg|km|cm|min|am|pm|or|of|per|x|%)$/u

/** Behind one of these an hour alone is how many. */
export const HOW_MANY =
  /^(?:for|invite|tickets?|seats?|table|buy|bring|order|need|bake|book|make|get|of|x|pack|print|use|cook|send)$/

/** Books that are cited by chapter and verse. */
const BOOKS = wordSet(
  'genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job psalms ' +
    'proverbs ecclesiastes isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk ' +
    'zephaniah haggai zechariah malachi matthew mark luke john acts romans corinthians galatians ephesians philippians ' +
    'colossians thessalonians timothy titus philemon hebrews james peter jude revelation surah quran gita',
)

/** Whether a time follows a book's name and has no usual form of a clock time, as a verse does: `Read John 3:16`. */
export function isVerse(line: readonly Word[], from: number): boolean {
  const minute = /^\d{1,2}:(\d{2})/.exec(line[from]?.text ?? '')?.[1]
  return minute !== undefined && Number(minute) % 5 !== 0 && BOOKS.has(line[from - 1]?.plain ?? '')
}
