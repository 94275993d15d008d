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
    const early = tooEarlyOrLate(text)
    if (early) replace(all, { from: at, to: at + early.count }, early.plains)
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

/** `7am is too early for me`, `9pm is too late`, `evenings are for family`. */
function tooEarlyOrLate(text: string): { count: number; plains: string[] } | null {
  const [hour, digits = '', half = '', extreme] = HOUR_IS.exec(text) ?? []
  if (hour !== undefined && extreme !== undefined) {
    const isEarly = extreme === 'early'
    const first = Number(digits) + (isEarly ? 1 : 0)
    const time = first > 12 ? `${first - 12}${half}` : `${first}${half}`
    return { count: countOf(hour), plains: ["can't", 'do', isEarly ? 'before' : 'after', time] }
  }
  const [taken, part] = PART_IS.exec(text) ?? []
  return taken !== undefined && part !== undefined
    ? { count: countOf(taken), plains: ["can't", 'do', part] }
    : null
}
const HOUR_IS =
  /^(\d{1,2})(am|pm) (?:is|feels|seems) (?:(?:way|far|much|a bit|just|really) )*too (early|late)(?: for me)?(?= )/
const PART_IS =
  /^(mornings|afternoons|evenings|nights|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:is|are|belongs?) (?:(?:sacred|holy|off[- ]limits|too (?:early|late|busy|hectic|chaotic))(?: for me)?|(?:for|to|reserved for) (?:(?:the|my|our) )*(?:family|kids|children|partner|wife|husband|friends|work|sleep|rest|us))(?= )/
