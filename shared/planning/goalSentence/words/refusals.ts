import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from './clauses.ts'
import { countOf, timeAlone, saidOtherwise } from './timesRefused.ts'
import { endBefore, JOINT, LEADS_ON, replaceWords } from './replacedWords.ts'
import { isVerb } from './verbs.ts'

/**
 * The words of a sentence, in which every way to say when not says `can't do`: `I don't want to practise after 9pm`, `I'd rather not
 * train on Sundays`, `I'm useless after 9pm`, `7am is too early`, `evenings are for family`, `not a morning person`.
 */
export function withRefusals(words: readonly Word[]): Word[] {
  const all = [...words]
  for (let at = 0; at < all.length; at += 1) {
    const wanted = notWanted(all, at)
    if (wanted !== null) replaceWords(all, { from: at, to: wanted }, ["can't"])
    const isBegin = at === 0 || endsPart(all, at - 1) || JOINT.test(all[at - 1]?.plain ?? '')
    if (!isBegin && !mayBegin(all, at)) continue
    const answered = answeredNo(all, at)
    if (answered) replaceWords(all, { from: at, to: answered.to }, answered.plains)
    const said = saidOtherwise(`${clauseText(all, at, MOST_OF_CLAUSE)} `, { isFirst: at === 0, isBegin })
    if (said) {
      if (!isBegin) endBefore(all, at)
      replaceWords(all, { from: at, to: at + said.count }, said.plains)
    }
    if (!isBegin) continue
    const joint = jointOfOther(all, at)
    if (joint !== null) {
      endBefore(all, joint)
      replaceWords(all, { from: joint, to: joint + 1 }, ["can't", 'do'])
    }
  }
  return all
}

/** `learn guitar | I'm exhausted after work`: in haste nothing parts a refusal from the goal before it. */
function mayBegin(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return before !== undefined && MAY_BEGIN.test(word?.plain ?? '') && !LEADS_ON.test(before.plain)
}
const MAY_BEGIN =
  /^(?:i'?m|i|we'?re|we|it'?s|the|my|our|with|without|leave|never|nothing|zero|unless|provided|spare|hands|keep|steer|no-go|on|in|after|before|past|at|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mornings|afternoons|evenings|nights)$/

/** `Mondays? nope`, `weekends: no`, `evenings - no way`. */
function answeredNo(words: readonly Word[], at: number): { to: number; plains: string[] } | null {
  const named = clauseText(words, at, MOST_LEAD)
  const end = at + countOf(named)
  const [time, mark] = [timeAlone(named), words[end - 1]?.text ?? '']
  if (time === null || !/[?:]$|^[-–—]$/.test(mark)) return null
  const no = NO.exec(`${clauseText(words, end, 3)} `)?.[0]
  return no !== undefined && endsAt(words, end + countOf(no))
    ? { to: end + countOf(no), plains: ["can't", 'do', ...time.split(' ')] }
    : null
}
const NO = /^(?:nope|no|nah|never|no (?:way|chance|thanks|thank you)|not (?:a chance|possible)|forget it) $/

function endsAt(words: readonly Word[], end: number): boolean {
  return end >= words.length || endsPart(words, end - 1)
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
const MOST_OF_CLAUSE = 14
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
  while (end < words.length && !endsPart(words, end - 1) && !JOINT.test(words[end]?.plain ?? '')) end += 1
  return (
    words.length > end - begin &&
    words
      .slice(deed + 1, end)
      .some(({ plain }) => WHEN.test(plain) || weekdayOf(plain.replace(/s$/, '')) !== null)
  )
}
const WHEN =
  /^(?:after|before|past|until|mornings?|afternoons?|evenings?|nights?|late|early|weekends?|weekdays?|\d{1,2}(?::\d\d)?(?:am|pm)|lunch|tomorrow)$/

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
