import type { Rewriting } from './plainerLeads.ts'
import { baseOf } from './verbs.ts'

const LESS = '((?:less|fewer) (?:(?:social|screen|junk|fast|late|ready) )?[a-z]{2,})'
const MORE = 'more ((?:(?:home|long|good) )?[a-z]{3,})'
const JOINT = '(?:,? and |,? but |, ?| & | \\+ | [-–] |\\/| )'
const PLAYED =
  /^(?:piano|guitar|violin|cello|drums|bass|ukulele|flute|chess|football|tennis|music|games|badminton|squash|golf)$/
const DRUNK = /^(?:water|tea|herbal tea)$/
const DEEDS =
  /^(?:sleep|exercise|walk|run|swim|cook|read|write|study|practice|practise|draw|paint|stretch|sport|yoga|pilates)$/

/** What is to be more of, as a deed: `read more books` for `more books`; null for what nobody does. */
function deedOf(thing: string): string | null {
  const plain = thing.toLowerCase()
  if (/^(?:books|novels|pages)$/.test(plain)) return `read more ${thing}`
  if (PLAYED.test(plain)) return `play more ${thing}`
  if (DRUNK.test(plain)) return `drink more ${thing}`
  if (/^(?:sport|yoga|pilates)$/.test(plain)) return `do more ${thing}`
  if (DEEDS.test(plain)) return `${plain} more`
  const base = baseOf(plain)
  return base === null || /^(?:be|do|have|go|get)$/.test(base) ? null : `${base} more`
}

/** Facts belong to what there is to be more of, and the other is a goal of its own; without facts the first is what was said first. */
function both(said: {
  before: string
  less: string
  more: string
  rest: string
  isLessFirst: boolean
}): string | null {
  const { before, less, more, rest, isLessFirst } = said
  const deed = deedOf(more)
  if (deed === null || !(NOTHING.test(rest) || IS_FACT.test(rest))) return null
  const end = rest.replace(/[\s.,;!]{0,4}$/, '')
  const wish = /\b(?:want|need|like)\b/i.test(before) ? 'I want to ' : ''
  // `less scrolling`: of a deed there is to be less time.
  const thing = less.replace(/^[a-z]+ /i, '')
  const other = /ing$/i.test(thing) ? `spend less time ${thing}` : less.replace(/^fewer /i, 'have fewer ')
  return isLessFirst && NOTHING.test(rest) ? `${other}. Also ${deed}` : `${wish}${deed}${end}. Also ${other}`
}
const NOTHING = /^[\s.!]*$/
/** A number, a rhythm or a date: `less phone, more sleep, no screens after 10` goes on with another deed. */
const IS_FACT =
  /^[\s,;.:!(–-]{0,5}(?:(?:at least|about|like|maybe|just|i want|want|aim(?:ing)? for) ){0,2}(?:\d|an? |one |two |three |half |every |each |daily|twice |once |bed |in bed |lights out |by |before |until |from |in |on |(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|mornings|evenings|weekends)/i

const LESS_FIRST: Rewriting = (all, before = '', less = '', more = '', rest = '') =>
  both({ before, less, more, rest, isLessFirst: true }) ?? all
const MORE_FIRST: Rewriting = (all, before = '', more = '', less = '', rest = '') =>
  both({ before, less, more, rest, isLessFirst: false }) ?? all

const WISH =
  "(\\s*(?:(?:i|we)(?:['’]?d| would)? (?:want|need|like|would like)(?: to (?:have|do))? |want |ok |so )?)"
const REST = '((?:\\s*[,;.:!(]|\\s[-–]\\s|\\s(?=\\d|every |each |by |until |from |twice |once )|$)[^]*)'

/** `less tv more books - 1 book a fortnight`: two goals in a breath, of which one has the facts. */
export const LESS_AND_MORE: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [new RegExp(`^${WISH}${LESS}${JOINT}${MORE}${REST}$`, 'gi'), LESS_FIRST],
  [new RegExp(`^${WISH}${MORE}${JOINT}${LESS}${REST}$`, 'gi'), MORE_FIRST],
  // `1 book a fortnight would be great`
  [
    /(?<=\b(?:a|per|each|every) (?:day|week|fortnight|month|year|night|weekend|evening|morning)) would be (?:(?:really|so|just|already) )?(?:great|nice|lovely|amazing|perfect|good|ideal|brilliant|fantastic|awesome|cool|wonderful)(?=\s*(?:[,;.!)]|$))/gi,
    '',
  ],
  // `no new credit card debt`: what there is to be no more of
  [
    /(^\s*|[,;.:!]\s+|\s(?:and|but) )no new ((?:credit[- ]card |consumer |online |streaming |paid )?(?:debts?|credit|loans?|clothes|shoes|subscriptions?|purchases|gadgets|games|toys|tools|yarn|tech|stuff|things|books|services))(?=\s*(?:[,;.!)]|$)| (?:until|till|in|for|before|from|this|next|during|and|by) )/gi,
    '$1avoid new $2',
  ],
]
