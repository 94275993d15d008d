import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './clauses.ts'
import { isVerb } from './verbs.ts'

/**
 * The words of a sentence, in which every way to say when not says `can't do`: `I don't want to practise after 9pm`, `I'd rather not
 * train on Sundays`, `I'm useless after 9pm`, `7am is too early`, `evenings are for family`, `not a morning person`.
 */
export function withRefusals(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 0; at < all.length; at += 1) {
    const wanted = notWanted(all, at)
    if (wanted !== null) replace(all, { from: at, to: wanted }, ["can't"])
    if (at > 0 && !endsPart(all, at - 1) && !JOINT.test(all[at - 1]?.plain ?? '')) continue
    const text = `${clauseText(all, at, MOST_LEAD)} `
    const unable = UNABLE.exec(text)?.[0]
    if (unable !== undefined) replace(all, { from: at, to: at + countOf(unable) }, ["can't", 'do'])
    const [person, part] = OF_PART.exec(text) ?? []
    if (person !== undefined && part !== undefined)
      replace(all, { from: at, to: at + countOf(person) }, ["can't", 'do', `${part}s`])
    const said = saidOtherwise(text)
    if (said) replace(all, { from: at, to: at + said.count }, said.plains)
    const joint = jointOfOther(all, at)
    if (joint !== null) {
      const before = all[joint - 1]
      if (before) all[joint - 1] = { ...before, text: `${before.text},` }
      replace(all, { from: joint, to: joint + 1 }, ["can't", 'do'])
    }
  }
  return all
}

/** In the place of some words others, which are read as these: the first has their offsets. */
function replace(all: Word[], { from, to }: { from: number; to: number }, plains: readonly string[]): void {
  const [first, last] = [all[from], all[to - 1]]
  if (!first || !last) return
  const mark = /[,;:.!?]+$/.exec(last.text)?.[0] ?? ''
  const own = plains.map((plain, nth) => ({
    ...first,
    plain,
    text: nth === plains.length - 1 ? `${plain}${mark}` : plain,
    start: nth === 0 ? first.start : last.end,
    end: last.end,
  }))
  all.splice(from, to - from, ...own)
}

function countOf(text: string): number {
  return text.trim().split(' ').length
}

/**
 * `don't want to` before a deed and a time. It stays where it is the goal itself: `I don't want to eat after 8pm`, or the only clause.
 *
 * @returns the index behind it; null where it is not said
 */
function notWanted(words: readonly Word[], at: number): number | null {
  if (!FIRST.test(words[at]?.plain ?? '')) return null
  const lead = REFUSES.exec(`${clauseText(words, at, MOST_LEAD)} `)?.[0]
  if (lead === undefined) return null
  const deed = at + countOf(lead)
  const verb = words[deed]?.plain ?? ''
  return isVerb(verb) && !IS_GOAL.test(verb) && saysWhenNot(words, { from: at, deed }) ? deed : null
}

const FIRST = /^(?:do|don't|dont|i'd|would|wouldn't|rather|prefer|really)$/
const MOST_LEAD = 8
const REFUSES =
  /^(?:(?:really )?(?:do not|don't|dont) (?:really |ever )?(?:(?:want|like|need) to|wanna|like)|(?:(?:i'd|would) )?(?:much )?(?:rather not|prefer not to)|(?:would not|wouldn't) (?:want|like) to) /
/** What people want to give up, or to be. */
const IS_GOAL =
  /^(?:eat|drink|smoke|snack|scroll|vape|check|look|use|watch|buy|order|shop|gamble|swear|worry|think|be|have|spend|stay|sleep|wake|get|miss|lose|feel|wait|stop|quit|give|see|ask|wear|live)$/

/** Whether the clause names a time, and another clause the goal. */
function saysWhenNot(words: readonly Word[], { from, deed }: { from: number; deed: number }): boolean {
  let begin = from
  while (begin > 0 && !endsPart(words, begin - 1) && !JOINT.test(words[begin - 1]?.plain ?? '')) begin -= 1
  let end = deed + 1
  while (end < words.length && !endsPart(words, end - 1)) end += 1
  return (
    words.length > end - begin &&
    words
      .slice(deed + 1, end)
      .some(({ plain }) => WHEN.test(plain) || weekdayOf(plain.replace(/s$/, '')) !== null)
  )
}
const JOINT = /^(?:but|and|because|since|as|so)$/
const WHEN =
  /^(?:after|before|past|until|mornings?|afternoons?|evenings?|nights?|late|early|weekends?|weekdays?|\d{1,2}(?::\d\d)?(?:am|pm)|lunch|tomorrow)$/

const PARTS =
  '(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)'
/** `I'm useless | after 9pm`, `I can't focus | in the afternoons`, `I hate | mornings`. */
const UNABLE = new RegExp(
  `^(?:(?:i'm|i am|we're|we are) (?:(?:always|usually|just|so|completely|totally|pretty|absolutely) )*(?:useless|no (?:good|use)|exhausted|dead|wrecked|knackered|fried|shattered|brain-?dead|half asleep|asleep|never (?:home|there|around|free|in)|not (?:home|at home|there|around|productive))|(?:i|we) (?:can't|cannot|cant) (?:think|focus|concentrate|function|get going)(?: straight| properly| well)?)(?= (?:after|before|past|in|on|during|at|${PARTS}) )|^(?:(?:i|we) )?(?:(?:really|absolutely|just) )?(?:hate|loathe|detest|dread)(?= (?:early )?${PARTS} $)`,
)
/** `not a morning person`. */
const OF_PART =
  /^(?:(?:i'm|i am|i've) )?(?:not|never been) (?:really |exactly |much of )?an? (morning|evening|night)(?:s)?[- ]person(?= )/

/** A clause that says when not, or when, in words of its own; so many of its words become others. */
function saidOtherwise(text: string): { count: number; plains: string[] } | null {
  const [hour, digits = '', half = '', extreme] = HOUR_IS.exec(text) ?? []
  if (hour !== undefined && extreme !== undefined) {
    const isEarly = extreme === 'early'
    const first = Number(digits) + (isEarly ? 1 : 0)
    const time = first > 12 ? `${first - 12}${half}` : `${first}${half}`
    return { count: countOf(hour), plains: ["can't", 'do', isEarly ? 'before' : 'after', time] }
  }
  for (const [form, lead] of FORMS) {
    const [said, time] = form.exec(text) ?? []
    if (said !== undefined && time !== undefined)
      return { count: countOf(said), plains: [...lead, ...time.split(' ')] }
  }
  return null
}

/**
 * `I can't do weekends | or | mornings`: days and parts of the day are refused one by one.
 *
 * @returns the index of what joins them
 */
function jointOfOther(words: readonly Word[], at: number): number | null {
  const lead = NEGATES.exec(`${clauseText(words, at, MOST_LEAD)} `)?.[0]
  const thing = lead === undefined ? at : at + countOf(lead)
  const [one, joint, other] = [0, 1, 2].map((later) => words[thing + later]?.plain ?? '')
  if (lead === undefined || endsPart(words, thing) || !/^n?or$/.test(joint ?? '')) return null
  const isPart = [one, other].map((plain) => PART.test(plain ?? ''))
  const isDay = [one, other].map(
    (plain) =>
      /^(?:weekends?|weekdays?)$/.test(plain ?? '') || weekdayOf((plain ?? '').replace(/s$/, '')) !== null,
  )
  return (isPart[0] && isDay[1]) || (isDay[0] && isPart[1]) ? thing + 1 : null
}
const NEGATES =
  /^(?:(?:i|we) )?(?:can't|cannot|cant|not|no|never|won't|don't)(?: (?:do|on|in|at|the|train|work|run|study|practi[sc]e|any))*(?= )/
const PART = /^(?:(?:early|late) )?(?:mornings?|afternoons?|evenings?|nights?)$/

const HOUR_IS =
  /^(\d{1,2})(am|pm) (?:is|feels|seems) (?:(?:way|far|much|a bit|just|really) )*too (early|late)(?: for me)?(?= )/
const DAYS = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)'
const CANNOT = ["can't", 'do']
/** With what stands in the place of all before the time. */
const FORMS: readonly (readonly [form: RegExp, lead: readonly string[]])[] = [
  // `evenings are for family`
  [
    /^(?:(?:my|our|the) )?((?:mornings|afternoons|evenings|nights)) (?:are|belong) (?:(?:(?:always|usually|all) )*(?:sacred|holy|off[- ]limits|full|packed|taken|booked|blocked|too (?:early|late|busy|hectic|chaotic))(?: for me)?|(?:for|to|reserved for) (?:(?:the|my|our) )*(?:family|kids|children|partner|girlfriend|boyfriend|wife|husband|friends|work|sleep|rest|us))(?= )/,
    CANNOT,
  ],
  // `Fridays are always crazy at work`, `the weekend is for my girlfriend`
  [
    new RegExp(
      `^(?:(?:my|our|the) )?(${DAYS}) (?:is|are) (?:(?:(?:always|usually|just|so|too|totally) )*(?:sacred|holy|crazy|hectic|mad|chaos|chaotic|a nightmare|insane)(?: at (?:work|home|school))?|(?:for|reserved for) (?:my|our|the) (?:girlfriend|boyfriend|fianc[eé]e?))(?= $)`,
    ),
    CANNOT,
  ],
  // `weekends I rest`
  [
    new RegExp(
      `^(?:on )?(${DAYS}) (?:i|we) (?:(?:always|usually|just|often) )*(?:rest|relax|sleep in|order in|eat out)(?= $)`,
    ),
    CANNOT,
  ],
  // `Wednesday is my busy day`
  [
    new RegExp(
      `^(${DAYS}) (?:is|are) (?:my|our) (?:busy|busiest|long|longest|office|family|lazy|date|late|worst) (?:days?|nights?)(?= )`,
    ),
    CANNOT,
  ],
  // `I never have time on Thursdays`
  [
    new RegExp(
      `^(?:i |we )?(?:never|rarely|hardly(?: ever)?|barely) (?:have|get|find) (?:any |the |much )?(?:time|energy)(?: for it)? (?:on )?(${DAYS}|(?:in the )?(?:mornings|afternoons|evenings))(?= )`,
    ),
    CANNOT,
  ],
  // `after 9 I'm done`
  [
    /^((?:after|before|past) (?:\d{1,2}(?::\d\d)?(?:am|pm)?|lunch|dinner|work)|(?:in|on) (?:the )?(?:mornings?|afternoons?|evenings?)) (?:i'm|i am|we're) (?:(?:always|usually|just|completely|totally|too) )*(?:done|finished|useless|exhausted|dead|wrecked|knackered|fried|asleep|in bed|no use|no good)(?= )/,
    CANNOT,
  ],
  // `anything but mornings`
  [
    /^(?:anything|anytime|any time|whenever|always) (?:but|except) (mornings|afternoons|evenings|nights)(?= )/,
    CANNOT,
  ],
  // `I have no time before February`
  [
    /^(?:(?:i|we)(?:'ve| have)? )?(?:got )?no time (?:for (?:it|this|that) )?(?:before|until|till) ((?:the )?(?!then\b|dinner\b|bed\b|work\b|lunch\b|\d{1,2}(?:am|pm)? $)[a-z\d]+)(?= )/,
    ["can't", 'start', 'before'],
  ],
  // `my only free day is Sunday`
  [new RegExp(`^my (?:only )?(?:free|best) (?:days?|time) (?:is|are) (?:on )?(${DAYS})(?= )`), ['on']],
  // `avoid Tuesdays`
  [new RegExp(`^avoid(?:ing)? (${DAYS})(?= $)`), CANNOT],
  // `I'd like Mondays off`
  [new RegExp(`^(?:i'd like|i would like|i want|i need|want|need|i prefer) (${DAYS}) off(?= )`), CANNOT],
  // `my best time is the morning`
  [
    /^(?:my )?best (?:time|hours?)(?: of (?:the )?day)?(?: for (?:it|me|this))? (?:is|are) (?:in )?(?:the )?(mornings?|afternoons?|evenings?|nights?)(?= )/,
    ['in', 'the'],
  ],
  // `free on Monday mornings`
  [new RegExp(`^(?:free|available) ((?:on )?${DAYS})(?= )`), ["i'm", 'free']],
]
