import { DATES, DAY_OF_DATE } from './dates.ts'
import { DAYS, WEEKDAY } from './days.ts'
import { type Correction, type Kind, OPEN } from './kind.ts'
import { withoutLeadingCorrection } from './leading.ts'
import {
  BEFORE_MEANT,
  FILLER,
  IS_ENOUGH,
  isBareNo,
  isWeak,
  LEADS_TO_MEANT,
  MARK,
  MARK_BEHIND,
} from './marks.ts'
import { QUANTITIES } from './quantities.ts'
import { THINGS } from './things.ts'
import { withDaysSaidAgain } from './saidAgain.ts'
import { HOUR_ALONE, HOURS, PARTS_OF_DAY, RHYTHMS } from './times.ts'

/**
 * A sentence as it was corrected while it was said: `twice a week, actually three times` is `three times a week`. What replaces
 * something is of its kind: a number with its unit, weekdays, a date, an hour, a part of the day, how often or a thing.
 *
 * @returns `open`: corrections of which nobody knows what they are of, which are not in the text: `on Mondays and Thursdays, | I mean Fridays`
 */
export function withCorrections(text: string): { text: string; open: string[] } {
  const open: string[] = []
  if (!CORRECTS.test(text)) return { text, open }
  let said = withDaysSaidAgain(withoutLeadingCorrection(text))
  for (const [marks, corrected] of DIRECTIONS) {
    marks.lastIndex = 0
    for (let left = MOST_CORRECTIONS; left > 0; left -= 1) {
      const mark = marks.exec(said)
      if (!mark) break
      const found = corrected(said, { from: mark.index, to: marks.lastIndex })
      if (found === null) marks.lastIndex = Math.max(mark.index + 1, marks.lastIndex - 1)
      else {
        said = found.text
        open.push(...found.open)
        marks.lastIndex = mark.index
      }
    }
  }
  return { text: said.replaceAll(BEFORE_NOT, '$1'), open }
}

const CORRECTS =
  /\b(?:no|not|nope|nah|wait|hang|hold|sorry|w?h?oops|mean|meant|rather|scratch|scrap|strike|forget|cancel|ignore|correction|mistake|typo|actually|make|change|should|better|let'?s|e+rr*|thoughts?|enough|realistic|realistically|would|will|plenty|doable)\b/i
/** `Monday to Friday, | no | not Fridays`: it only begins what is refused. */
const BEFORE_NOT = new RegExp(
  `([,;.…–—-]\\s{1,4})(?:(?:${FILLER}|wait|actually|sorry)[,.…]{0,3}\\s{1,4}){1,3}(?=not\\s{1,4}(?:(?:on|in|at|the|every)\\s{1,4}){0,2}(?:${WEEKDAY}|weekdays|weekends|mornings?|evenings?|afternoons?|nights?|\\d))`,
  'gi',
)
const MOST_CORRECTIONS = 40
/** So many characters lie at most between what is corrected and the end of what says so. */
const FARTHEST = 80

type Corrected = { text: string; open: string[] }
type Range = { from: number; to: number }
type Meant = { kind: Kind; text: string; to: number }

/** Marks, and what they make of a sentence. */
const DIRECTIONS = [
  [MARK, correctedBehind],
  [MARK_BEHIND, correctedBefore],
  [IS_ENOUGH, correctedBefore],
] as const

/** What can stand in the place of what. */
const PAIRS: readonly (readonly [meant: Kind, old: Kind])[] = [
  [DATES, DATES],
  [HOURS, HOURS],
  [QUANTITIES, QUANTITIES],
  [DAYS, DAYS],
  [PARTS_OF_DAY, PARTS_OF_DAY],
  [RHYTHMS, RHYTHMS],
  [DAY_OF_DATE, { ...DATES, merged: DAY_OF_DATE.merged }],
  [HOUR_ALONE, { ...HOURS, merged: HOUR_ALONE.merged }],
  [RHYTHMS, { ...DAYS, merged: ofOtherKind }],
  [DAYS, { ...RHYTHMS, merged: ofOtherKind }],
  [THINGS, THINGS],
]

/** `every day, no wait, Mondays and Fridays`: how often, said in another way. */
function ofOtherKind({ meant, mark, isBeside, isNegated }: Correction): string | null {
  const isNumber = /^(?:once|twice|two|three|four|five|six|\d)/i.test(meant)
  if (mark === 'no' || (mark === 'weak' && isNumber) || !isBeside || isNegated) return null
  return /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(meant) ? `on ${meant}` : meant
}

/** The sentence without what corrects it, where what is meant stands behind the mark; null where nothing is corrected. */
function correctedBehind(text: string, mark: Range): Corrected | null {
  const marked = text.slice(mark.from, mark.to)
  LEADS_TO_MEANT.lastIndex = mark.to
  const lead = LEADS_TO_MEANT.exec(text)
  const begin = mark.to + (lead?.[0].length ?? 0)
  const isAlone = lead?.[1] !== undefined
  const said = isBareNo(marked) ? 'no' : isWeak(marked) ? 'weak' : 'strong'
  for (const isBeside of [true, false])
    for (const [meantKind, kind] of PAIRS) {
      const refused = excludedAt(text, begin, kind)
      const meant = readAt(text, refused?.to ?? begin, meantKind)
      if (!meant) continue
      const behind = excludedBehind(text, meant.to, kind)
      const excluded = (refused ?? behind)?.text ?? null
      const end = behind?.to ?? meant.to
      // `no, not Tuesdays, Wednesdays`: what is not meant is said.
      const sure = refused ? 'strong' : said
      const isNegated = !refused && /\bno\s+$/i.test(marked)
      const isLast = ENDS_PART.test(text.slice(end, end + 4))
      const old = oldBefore(text, mark.from, kind, {
        meant: meant.text,
        excluded,
        mark: sure,
        isNegated,
        isAlone,
        isBeside,
        isLast,
      })
      if (old) return replaced(text, { old, mark, end })
    }
  return null
}
const ENDS_PART = /^\s*(?:[,;.!)]|$)/

/** `not Thursdays, | Fridays`. */
function excludedAt(text: string, at: number, kind: Kind): Meant | null {
  if (!text.startsWith('not ', at)) return null
  const form = new RegExp(
    `(not\\s{1,4}(${kind.shortest ?? kind.source})${NOT_TO_MEANT})(?=${kind.source})`,
    'iy',
  )
  form.lastIndex = at
  const [, all = '', refused] = form.exec(text) ?? []
  return refused === undefined ? null : { kind, text: refused, to: at + all.length }
}
const NOT_TO_MEANT = "[,;:–—-]{0,2}\\s{1,4}(?:(?:but|rather|i meant?|make (?:it|that)|it'?s)\\s{1,4}){0,2}"

/** `Fridays, | not Thursdays`. */
function excludedBehind(text: string, at: number, kind: Kind): Meant | null {
  const not = /,?\s{1,4}(?:and\s{1,4})?not\s{1,4}/iy
  not.lastIndex = at
  return not.test(text) ? readAt(text, not.lastIndex, kind) : null
}

function readAt(text: string, at: number, kind: Kind): Meant | null {
  const form = new RegExp(kind.source, 'iy')
  form.lastIndex = at
  const read = form.exec(text)?.[0]
  return read === undefined ? null : { kind, text: read, to: at + read.length }
}

type Old = Range & { instead: string }

/** The last words before an index that are corrected so. */
function oldBefore(text: string, end: number, kind: Kind, said: Omit<Correction, 'old'>): Old | null {
  const from = Math.max(0, end - FARTHEST)
  const begin = from === 0 ? 0 : from + Math.max(0, text.slice(from, end).search(/\s/))
  const found = [...text.slice(begin, end).matchAll(new RegExp(kind.source, 'gi'))]
  const olds = found.flatMap((match): Old[] => {
    const range = { from: begin + match.index, to: begin + match.index + match[0].length }
    if ((range.to === end) !== said.isBeside) return []
    const instead = kind.merged({ ...said, old: match[0] })
    return instead === null ? [] : [{ ...range, instead }]
  })
  // `30 minutes at 8, I mean 20`: nobody knows which of them.
  const isOpen = !said.isBeside && kind === QUANTITIES && /^\d+$/.test(said.meant)
  const numbers = found.filter(([one]) => !/^20\d\d$/.test(one))
  const last = olds.at(-1) ?? null
  return isOpen && numbers.length > 1 && last ? { ...last, instead: OPEN } : last
}

/** The sentence with what is meant in the place of the old words; the words behind it may correct more of them. */
function replaced(text: string, { old, mark, end }: { old: Old; mark: Range; end: number }): Corrected {
  if (old.instead === OPEN)
    return {
      text: text.slice(0, mark.from) + text.slice(end),
      open: [text.slice(mark.from, end).replace(/^[\s,;.…–—(-]+/, '')],
    }
  const between = text.slice(old.to, mark.from)
  const more = moreMeant(text, end, between)
  const rest = restBehind(text, more?.end ?? end, text.slice(mark.from, mark.to).includes('('))
  const gap = /^\w/.test(rest) ? ' ' : ''
  return {
    text: `${text.slice(0, old.from)}${old.instead}${more?.between ?? between}${gap}${rest}`,
    open: [],
  }
}

/** `Tuesdays at 7, no wait, Wednesdays | at 8`. */
function moreMeant(text: string, at: number, between: string): { between: string; end: number } | null {
  const space = /\s{1,4}/y
  space.lastIndex = at
  if (between.trim() === '' || !space.test(text)) return null
  for (const kind of [HOURS, PARTS_OF_DAY, DAYS, QUANTITIES]) {
    const meant = readAt(text, space.lastIndex, kind)
    const own = [...between.matchAll(new RegExp(kind.source, 'gi'))].at(-1)
    const instead =
      meant &&
      own &&
      kind.merged({
        old: own[0],
        meant: meant.text,
        excluded: null,
        mark: 'strong',
        isNegated: false,
        isAlone: false,
        isBeside: true,
        isLast: true,
      })
    if (instead && instead !== OPEN)
      return {
        between: `${between.slice(0, own.index)}${instead}${between.slice(own.index + own[0].length)}`,
        end: meant.to,
      }
  }
  return null
}

/** What is left behind a correction: without its bracket, and the words that only say that it is enough. */
function restBehind(text: string, end: number, isBracketed: boolean): string {
  const enough = new RegExp(IS_ENOUGH.source, 'iy')
  enough.lastIndex = end
  const rest = text.slice(enough.test(text) ? enough.lastIndex : end).replace(SAID_AGAIN, '')
  return isBracketed ? rest.replace(/^[^()\d]{0,60}\)/, '') : rest
}

/** `no, Wednesdays | I mean`. */
const SAID_AGAIN = /^\s{1,4}(?:i meant?|sorry|rather|actually)(?=\s{0,4}(?:[,;.!)]|$))/i

/** The sentence without what corrects it, where it is said behind what is meant: `or Wednesdays, rather`. */
function correctedBefore(text: string, mark: Range): Corrected | null {
  const from = Math.max(0, mark.from - FARTHEST)
  const before = text.slice(from, mark.from)
  const isEnough = !/\b(?:meant?|sorry|rather|actually|mistake|oops)\b/i.test(text.slice(mark.from, mark.to))
  for (const kind of isEnough ? [QUANTITIES] : [DATES, HOURS, QUANTITIES, DAYS, PARTS_OF_DAY, RHYTHMS]) {
    const read = new RegExp(`${BEFORE_MEANT}(${kind.source})$`, 'i').exec(before)
    const [all = '', meant] = read ?? []
    if (!read || meant === undefined || (isEnough && /^\s/.test(all))) continue
    const lead = all.slice(0, all.length - meant.length)
    const begin = from + read.index
    for (const isBeside of [true, false]) {
      const old = oldBefore(text, begin, kind, {
        meant,
        excluded: null,
        mark: isEnough ? 'weak' : 'strong',
        isNegated: /\bno\s+$/i.test(lead),
        isAlone: false,
        isBeside,
        isLast: true,
      })
      if (old) return replaced(text, { old, mark: { from: begin, to: begin + lead.length }, end: mark.to })
    }
  }
  return null
}
