/** What words compare with the dates of a plan. `span` in days. */
type ComparedDates = { kind: 'all later' | 'start later' | 'end later' | 'end earlier'; span?: number }
type ComparisonOfDates = readonly [RegExp, (match: RegExpExecArray) => ComparedDates]

const SPAN =
  '(?:(an?|one|two|three|four|five|six|eight|ten|(?:a )?couple of|(?:a )?few|\\d{1,2}) (?:more )?)?(days?|weeks?|months?)'
const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  'couple of': 2,
  few: 3,
}
const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30 }

const MOVE = '(?:move|push|shift|bump|slide|postpone|delay|put|set|extend)'
const ALL =
  '(?:it all|it|this|everything|all(?: of (?:it|them))?|them(?: all)?|things|(?:all(?: of)? )?(?:the|my) (?:whole |entire |complete )?(?:plan|thing|schedule|sessions?|lot)|all sessions)'
const START = '(?:the|my) (?:start(?:ing)?|beginning|first (?:day|session))(?: date| day)?'
const END =
  '(?:the|my) (?:deadline|end(?: date)?|finish(?: date)?|last day|target(?: date)?|goal date|due date)'
const BACK = '(?: back| on| out| off| later)?'
const LATER = `${BACK}(?: by)? ${SPAN}(?: later| back)?`

/** `push everything back a week`, `delay the start by two weeks`, `move the deadline by a month`. */
export const MOVED_DATES: readonly ComparisonOfDates[] = [
  [
    new RegExp(
      `\\b(?!extend)${MOVE} ${ALL}(?: forward| all)?${LATER}\\b|\\b(?:everything|it all|all of it) ${SPAN} later\\b`,
      'i',
    ),
    (match) => ({ kind: 'all later', span: daysIn(match) }),
  ],
  [
    new RegExp(
      `\\b(?:start|begin)(?:ing|s)? ${SPAN} later\\b|\\b${MOVE}(?: back)? ${START}${LATER}\\b|\\b(?:give me|i(?:'d)? (?:need|want|like)|let me have) ${SPAN} (?:before (?:we|i|it|you|the plan) (?:start|begin)s?|(?:first )?to (?:get ready|prepare|settle in|recover))(?: first)?\\b|\\bnot before ${SPAN} from (?:now|today)\\b`,
      'i',
    ),
    (match) => ({ kind: 'start later', span: daysIn(match) }),
  ],
  [
    new RegExp(
      `\\b(?:bring|move|pull|shift)(?: forward)? ${END}(?: forward| up| in| earlier)(?: by)? ${SPAN}(?: earlier)?\\b`,
      'i',
    ),
    (match) => ({ kind: 'end earlier', span: daysIn(match) }),
  ],
  [
    new RegExp(
      `\\b${MOVE}(?: back)? ${END}${LATER}\\b|\\b(?:extend|prolong|lengthen) ${ALL}(?: by)? ${SPAN}\\b|\\badd ${SPAN}(?: more)? (?:at|to|on)(?: to)? (?:the end|it|the plan|the deadline)\\b`,
      'i',
    ),
    (match) => ({ kind: 'end later', span: daysIn(match) }),
  ],
  [
    /\b(?:start|begin)(?:ing|s)?(?: a bit| a little| it)? later\b|\bnot yet\b/i,
    () => ({ kind: 'start later' }),
  ],
]

/** `two weeks longer`, `a week sooner`, `finish later`. */
export const OTHER_LAST_DAY: readonly ComparisonOfDates[] = [
  [
    new RegExp(`\\b${SPAN} (?:longer|more|later)\\b|\\b(?:another|extra) ${SPAN}\\b`, 'i'),
    (match) => ({ kind: 'end later', span: daysIn(match) }),
  ],
  [
    new RegExp(`\\b${SPAN} (?:earlier|sooner|less)\\b`, 'i'),
    (match) => ({ kind: 'end earlier', span: daysIn(match) }),
  ],
  [
    /\b(?:end|finish|done)(?: it| a bit)? (?:later)\b|\b(?:a )?later deadline\b|\bmore time\b/i,
    () => ({ kind: 'end later' }),
  ],
  [
    /\b(?:end|finish|done)(?: it| a bit)? (?:earlier|sooner)\b|\b(?:an )?earlier deadline\b/i,
    () => ({ kind: 'end earlier' }),
  ],
]

/** Whether a text moves a plan, its start or its end by a span of time. */
export function movesDates(text: string): boolean {
  return MOVED_DATES.slice(0, -1).some(([words]) => words.test(text))
}

/** The days of the span that a match holds in two of its groups. */
function daysIn(match: RegExpExecArray): number {
  const [count = 'a', unit = 'week'] = match.slice(1).filter((part) => part !== undefined && part !== '')
  const isUnitAlone = /^(?:day|week|month)/i.test(count)
  const said = count.toLowerCase().replace(/^a (?=\w)/, '')
  const many = isUnitAlone ? 1 : (COUNTS[said] ?? Number(said))
  return many * (DAYS_OF[(isUnitAlone ? count : unit).toLowerCase().replace(/s$/, '')] ?? 7)
}
