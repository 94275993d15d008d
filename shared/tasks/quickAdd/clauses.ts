import type { Word } from './words.ts'

const words = (list: string) => new Set(list.split(' '))

/** Behind one of these words a date or time is the title's: "enjoy the sun", "plan my Friday", "work until 7pm". */
const BINDING = words(
  'the a an my our your their its any no of about to from with vs every each per than under until till before after since and ' +
    'or last past previous',
)
/** Behind one of these it is where a noun follows, or where the day is a word of its own: "get some sun", "her Friday class". */
const PRONOUNS = words('his her some more that over in he she it they we who cat dog')
/** Days that are ordinary words too. */
const ORDINARY = words('sun sat wed mon fri tom march may mar jan')
/** Names of days: "Black Friday", "dog days". */
const NAMED_DAYS: Record<string, RegExp> = {
  black: /^fridays?$/,
  good: /^fridays?$/,
  cyber: /^(?:mondays?|week)$/,
  casual: /^fridays?$/,
  ash: /^wednesdays?$/,
  palm: /^sundays?$/,
  easter: /^(?:mondays?|sundays?|saturdays?|fridays?)$/,
  blue: /^mondays?$/,
  manic: /^mondays?$/,
  boxing: /^days?$/,
  dog: /^days$/,
}
/** Behind one of these words a day is what the task is about: "plan next week", "hate mondays". */
const ABOUT_DAYS = words('plan review survive enjoy love hate skip')
/** Behind one of these words a number counts or names things: "chapter 2.3.", "task 1/13". */
const COUNTED = words(
  'chapter ch version v section part page pages p step task level lesson unit room no number nr episode season volume ' +
    'vol bus route exercise figure table form size question issue psalm platform terminal gate act scene article rule',
)
/** One of these words begins another phrase: "on Monday with Anna", "every day for fun". */
const OPENING = words('with about at near via for on because if so then when')
/** One of these begins a noun: "at 5 the plumber comes", but "make every day a party". */
const ARTICLES = words('the a an my our your his her their')
const CLAUSE_END = /[,;:.!?)]$/
const MARK = /^[#!@([–—-]/

/** Whether words up to an index (exclusive) end a clause, so that no noun behind them belongs to them. */
export function isClosed(line: readonly Word[], to: number): boolean {
  const next = line[to]
  return (
    next === undefined ||
    CLAUSE_END.test(line[to - 1]?.text ?? '') ||
    OPENING.has(next.plain) ||
    MARK.test(next.text)
  )
}

/** Whether the word at an index begins the line's next noun. */
export function isArticle(line: readonly Word[], at: number): boolean {
  return ARTICLES.has(line[at]?.plain ?? '')
}

/** Whether the word before says that the task is about a day, and not planned on it. */
export function isAboutDay(line: readonly Word[], from: number): boolean {
  return ABOUT_DAYS.has(line[from - 1]?.plain ?? '')
}

/** Whether only a comma or `and` is between two places: their words are listed, as in `mon, wed and fri`. */
export function isListed(line: readonly Word[], to: number, from: number): boolean {
  if (from === to) return line[to - 1]?.text.endsWith(',') === true
  return from === to + 1 && /^(and|or|&|\+)$/.test(line[to]?.plain ?? '')
}

/** Whether the word before or behind makes a date, time or length a part of the title. */
export function isBound(line: readonly Word[], from: number, to: number): boolean {
  const before = line[from - 1]
  const isNumber = /^\d/.test(line[from]?.text ?? '')
  const isCounted = /^[\d.:/-]+$/.test(line[from]?.plain ?? '') && to === from + 1 // but "exercise 30 min"
  return (
    (before !== undefined &&
      (BINDING.has(before.plain) ||
        isOfPronoun(line, from, to) ||
        isNamedDay(line, from) ||
        (isCounted && COUNTED.has(before.plain)))) ||
    /^(of|per)$/.test(line[to]?.plain ?? '') ||
    (isNumber && line[to]?.plain === 'to' && line[to - 1]?.text.includes(':') === true) // "3:10 to Yuma"
  )
}

/** "her Friday class", "get some sun"; but "call her tomorrow". */
function isOfPronoun(line: readonly Word[], from: number, to: number): boolean {
  if (!PRONOUNS.has(line[from - 1]?.plain ?? '')) return false
  const isTimeBehind = /^(?:at|\d)/.test(line[to]?.plain ?? '') // "submit it Monday 9am"
  const isClock = /^\d/.test(line[from]?.plain ?? '')
  if (isClock && line[from - 1]?.plain === 'in') return true // "finish the race in 22:30"
  return (!isClosed(line, to) && !isTimeBehind) || (to === from + 1 && ORDINARY.has(line[from]?.plain ?? ''))
}

/** Whether a day is part of a name: "Black Friday". In a sentence `look good friday` has none. */
function isNamedDay(line: readonly Word[], at: number): boolean {
  const [before, day] = [line[at - 1], line[at]]
  const name = before && Object.hasOwn(NAMED_DAYS, before.plain) ? NAMED_DAYS[before.plain] : undefined
  if (!before || !day || !name?.test(day.plain)) return false
  const isCapital = /^\p{Lu}/u.test(before.text) && /^\p{Lu}/u.test(day.text)
  return isCapital || at === 1 || !/^(?:black|good)$/.test(before.plain)
}

const CAPITALISED = /^\p{Lu}\p{Ll}/u

/** Whether capitalised words are among other capitalised words, which makes a name: `Watch Tomorrow Never Dies`. */
export function isInName(line: readonly Word[], from: number, to: number, isAnywhere: boolean): boolean {
  const own = line.slice(from, to)
  if (!own.every(({ text }) => CAPITALISED.test(text))) return false
  const isCapital = (index: number) => /^\p{Lu}/u.test(line[index]?.text ?? '')
  return isCapital(to) || (isAnywhere && (own.length > 2 || (from > 1 && isCapital(from - 1))))
}

/** Whether a time stands behind a name and in no clock's usual place, as a verse does: `Read John 3:16`. */
export function isVerse(line: readonly Word[], from: number): boolean {
  const minute = /^\d{1,2}:(\d{2})/.exec(line[from]?.text ?? '')?.[1]
  return minute !== undefined && Number(minute) % 5 !== 0 && CAPITALISED.test(line[from - 1]?.text ?? '')
}
