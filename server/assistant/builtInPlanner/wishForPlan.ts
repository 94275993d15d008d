import { changeOfGoal } from '#shared/planning/changeOfGoal.ts'
import { inPlainForms } from '#shared/planning/changeWords.ts'
import { movesDates } from '#shared/planning/comparisonsOfDates.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Local } from './conversation.ts'

/** What somebody wants of a plan that they follow; `text` is what changes, in words of a change. */
export type Wish = { kind: 'end' | 'easier' | 'harder' | 'pain' } | { kind: 'away' | 'change'; text: string }

const LEAD =
  "^(?:(?:please|ok(?:ay)?|hey|hi|sorry|so|and|but|actually|no),? |(?:can|could|would) (?:you|we|i) (?:please )?|i(?:'d| would)? (?:want|like|prefer|need) to |let's )*"
const wanting = (words: string) => new RegExp(`${LEAD}(?:${words})`, 'i')
const PLAN = '(?:(?:it|this|that|the|my) ?)(?:whole )?(?:plan|training)?'

const ENDS = wanting(
  `(?:stop|end|quit|cancel|abandon|drop|give up(?: on)?|get rid of|delete|remove) (?:with )?(?:this|that|the|my) (?:whole )?(?:plan|training)\\b(?: (?:please|now|for good|completely|altogether|any ?more))*[\\s.!]*$|i (?:don't|do not) want (?:to (?:do|continue|follow) )?(?:this|the|my) (?:plan|training)(?: any ?more)?[\\s.!]*$`,
)
const EASIER = wanting(
  `make ${PLAN} (?:a (?:bit|little) |much )?(?:easier|lighter|gentler|less (?:hard|intense|demanding))\\b|ease ${PLAN}\\b|(?:${PLAN} is |it'?s |this is |that'?s )?(?:a bit |a little |way |far )?too (?:hard|difficult|intense|demanding|ambitious|much)(?: for me)?[\\s.!]*$`,
)
const HARDER = wanting(
  `make ${PLAN} (?:a (?:bit|little) |much )?(?:harder|more (?:intense|challenging|demanding))\\b|(?:${PLAN} is |it'?s |this is |that'?s )?(?:a bit |a little |way |far )?too easy(?: for me)?[\\s.!]*$`,
)
const PAIN =
  /\bmy (?:knees?|back|shoulders?|ankles?|hips?|foot|feet|wrists?|neck|legs?|arms?|achilles) (?:hurts?|aches?|is (?:sore|injured|bad)|are (?:sore|bad))|\bi(?:'m| am) (?:pregnant|injured|hurt)\b|\bi have an injury\b/i
const ILL =
  /^(?:still )?(?:ill|sick)\b|\b(?:i'm|i am|i (?:got|feel|fell)|i've been) (?:(?:so|really|a bit|feeling|very|getting) )?(?:sick|ill|unwell|injured|not (?:feeling )?well)\b|\b(?:i (?:have|caught|got)|i've (?:got|caught)) (?:a |the |an )?(?:bad )?(?:cold|flu|fever|covid|infection)\b/i
const AWAY =
  /\b(?:i'm|i am|i'll be|i will be|we're|we are|we'll be) (?:away|off|gone|busy|out of town|on (?:vacation|holidays?|leave|a trip)|travell?ing|abroad)\b|\bi (?:can't|cannot|can not|won't(?: be able to)?) [a-z]+(?: [a-z]+)?(?= (?:this|next) (?:week|weekend|month)\b)/i
const NEAR = '(?:(?:next|this) (?:week|weekend|month))'
const VERY = '(?:(?:too|really|very|so|super|quite|pretty|completely|totally|already|just) )*'
/** `I need a break next week`, `next week is too busy`; the group says when. */
const REST = [
  wanting(
    `(?:i )?(?:need|want|would like|could use|give me|have|take|let me have|get) (?:a |some |my )?(?:short |little )?(?:break|pause|rest|time off)(?: from (?:it|this|everything|the plan|training))? (?:(?:in|for|over|during) )?(${NEAR})$`,
  ),
  wanting(
    `(?:i )?(?:need|want|would like|give me|have|take|let me have|get|leave|keep) (${NEAR}) (?:off|free|out)$`,
  ),
  wanting(`(?:a )?(?:break|pause|nothing|not|not in) (${NEAR})$`),
  new RegExp(
    `^(${NEAR}) (?:is|will be|looks|gets) (?:going to be )?${VERY}(?:busy|crazy|hectic|full|packed|bad|impossible|mad|chaos|stressful|no good|a nightmare|not possible)$`,
    'i',
  ),
  new RegExp(
    `^(?:i'?m|i am|i'll be|we'?re) ${VERY}(?:busy|away|off|swamped|gone|travell?ing) (${NEAR})$`,
    'i',
  ),
]
const NEAR_FIRST = /^(?:(next|this) (week|month|weekend),? )(.+)$/i
/** What can only be meant of a plan that is there already. */
const CHANGES = wanting(
  `(?:skip|pause) (?:it|this|next|the plan|everything|for|until|till)\\b|(?:start|begin) (?:it |again )?(?:(?:an?|one|two|\\d) (?:days?|weeks?|months?) later)|(?:move|push|shift|postpone|delay) (?:it\\b|everything|it all|all of it|the (?:whole )?plan|my plan|the rest)|everything (?:an?|one|two|\\d)\\b|(?:swap|switch) \\w+days?\\b|make (?:it|the plan|this) (?:\\w+ )?(?:shorter|longer|slower|faster|once|twice|\\w+ (?:times|days)|\\d+ min)|(?:change|shorten|adapt|adjust) (?:my|the|this) (?:plan|training|schedule) to\\b|(?:shorter|longer|fewer|less often|more often)[\\s.!]*$|only \\w+ (?:times|days) a week|take (?:an?|one|two|three|\\d) (?:weeks? )?(?:break|off)\\b|(?:finish|end|be done)(?: it)? (?:\\w+ ){0,2}(?:later|earlier|sooner)\\b|(?:finish|end|be done) (?:it )?by \\w+|i need (?:it )?until\\b|add (?:an?|one|another) (?:more |extra )?session\\b|not before\\b|(?:i (?:need|want) |give me )(?:an?|one|two|three|four|\\d+) (?:days?|weeks?|months?) more\\b|(?:a (?:bit|little) )?more[\\s.!]*$|i can do more\\b|(?:(?:the |my )?sessions? (?:is|are) )?(?:a bit |a little |way |far |much )?too (?:long|short|often|rare|rarely)[\\s.!]*$|(?:an?|one|two|three|\\d) (?:weeks?|months?) (?:more|longer)\\b`,
)
const FROM_NOW =
  /[,\s]*\b(?:from now on|from (?:today|tomorrow|next week) on|any ?more|any longer|in (?:the )?future|for now|now$|please|pls|thanks)(?![\w'])/gi
/** `can we do it in the morning`, `change it to Tuesdays`, `make the sessions 45 minutes`: what is behind says it. */
const DOES_IT = wanting(
  '(?:do|have|put|change|train|practi[sc]e|make|keep|set)(?: (?:it|them|this|that|(?:the|each|every|my) sessions?|the plan))?(?: to| only)?(?= (?:in|on|at|before|after|mornings?|afternoons?|evenings?|weekends?|\\w+days?\\b|(?:two|three|four|five|six|\\d) (?:times|days)\\b|(?:once|twice)\\b|half an? |an hour|\\d+ ?(?:min|h))) ',
)
/** `my exam was moved to 1 July` */
const MOVED_DATE =
  /^(?:my|the) [\w ]{2,20}? (?:(?:has|was|is|got|been) )*(?:moved|postponed|changed|shifted|put off)(?: back| forward)? to (.+)$/i
const LONGEST = 200

/** Two wishes of which the first ends a plan: `stop the plan and start swimming`. @returns the second one; null for anything else */
export function afterEnd(text: string): string | null {
  const both = /^(.*?\b(?:plan|training))(?:,| and| but)+(?: then)? (.{3,})$/i.exec(
    text.trim().replaceAll('’', "'"),
  )
  return both && ENDS.test(both[1] ?? '') ? (both[2] ?? null) : null
}

/** What a message wants of a plan that is followed; null for one that is no such wish. */
export function wishIn(text: string, local: Local): Wish | null {
  if (text.length > LONGEST) return null
  const said = text
    .trim()
    .replaceAll('’', "'")
    .replace(/[\s.!]+$/, '')
  if (ENDS.test(said)) return { kind: 'end' }
  if (EASIER.test(said)) return { kind: 'easier' }
  if (HARDER.test(said)) return { kind: 'harder' }
  if ([PAIN, ILL, AWAY].some((words) => words.test(said)) && namesGoal(said, local)) return null
  if (PAIN.test(said)) return { kind: 'pain' }
  const near = NEAR_FIRST.exec(said)
  const inOrder = near ? `${near[3]} ${near[1]} ${near[2]}` : said
  if (ILL.test(inOrder)) return { kind: 'away', text: awayIn(inOrder, ILL) }
  if (AWAY.test(inOrder)) return { kind: 'away', text: awayIn(inOrder, AWAY) }
  const atRest = whenAtRest(said)
  if (atRest !== null) return { kind: 'away', text: `I'm away ${atRest}` }
  const rest = plainPart(said)
  const isChange =
    movesDates(rest) ||
    CHANGES.test(rest) ||
    isBareChange(rest, local) ||
    partsOf(rest).every((part) => isPart(part, local))
  return isChange ? { kind: 'change', text: rest } : null
}

/**
 * `yoga three times a week, my back hurts`: a goal of its own that says how often or how long, and nothing that a plan which is there
 * should do; but `my knee hurts when I run 5 km` is about that.
 */
export function namesGoal(text: string, local: Local): boolean {
  const { what, per_week, minutes, weekly_minutes, amount } = understand(text, local).understood
  if (what === null || [per_week, minutes, weekly_minutes, amount].every((said) => said === null))
    return false
  if (/^work on |\bsessions?\b/i.test(what) || text.trim().endsWith('?')) return false // `both sessions on Saturday`
  const [begin = ''] = text.toLowerCase().split(/[\s,]+/, 1)
  return what.toLowerCase().split(/\s+/).includes(begin) || WANTS.test(text)
}
const WANTS =
  /\b(?:i|we)(?:'d| would)? (?:(?:really|also|now|still) )*(?:want|like|love|plan|hope|need) to\b|\b(?:and|but) (?:want|would like|need) to\b/i

/** Whether a message can only mean a plan, although it begins like a task. */
export function isSurelyOfPlan(text: string): boolean {
  const said = text
    .trim()
    .replaceAll('’', "'")
    .replace(/[\s.!?]+$/, '')
  return (
    whenAtRest(said) !== null ||
    (movesDates(said) && OF_ALL.test(said)) ||
    (PUTS_OFF.test(said) && /^not before /i.test(inPlainForms(said, false)))
  )
}
const OF_ALL = /\b(?:plan|everything|it all|all of it|thing|sessions?|deadline|start|end|schedule)\b/i
const PUTS_OFF = wanting('(?:put|postpone|delay|wait|hold)\\b')

/** The week, weekend or month in which somebody wants to rest, in their words. */
function whenAtRest(said: string): string | null {
  for (const words of REST) {
    const when = words.exec(said)?.[1]
    if (when !== undefined) return when
  }
  return null
}

/** A change without `from now on`, `do it` and the like. */
function plainPart(text: string): string {
  return inPlainForms(text, false)
    .replaceAll(FROM_NOW, '')
    .trim()
    .replace(/ (?:instead of|rather than) (?:the )?(?:mornings?|afternoons?|evenings?|nights?)$/i, '')
    .replace(MOVED_DATE, 'until $1')
    .replace(DOES_IT, '')
    .replace(/^(?:i )?(?:need|want) (?=(?:an?|one|two|three) (?:weeks?|months?) off\b)/i, 'take ')
    .replace(/^(?:pause|stop) (?:it |the plan )?(?=(?:until|till?) )/i, 'pause ')
    .replace(/ instead$/i, '')
    .replace(/^no more (?=\w+days?\b|weekends?\b|mornings?\b|evenings?\b)/i, 'no ')
}

/** `no Fridays, and make it twice a week`: several changes, each of them one. */
function partsOf(text: string): string[] {
  return text.split(/,? (?:and|but|also)(?: also)? |[,;.] /).filter((part) => part.trim() !== '')
}

function isPart(text: string, local: Local): boolean {
  const plain = plainPart(text)
  return CHANGES.test(plain) || isBareChange(plain, local)
}

/** `I'm away` with the dates that were said; without any the rest of this week. */
function awayIn(said: string, words: RegExp): string {
  const found = words.exec(said)
  const when = said
    .slice(found ? found.index + found[0].length : 0)
    .replace(/^[,\s]*(?:and (?:can't|cannot) \w+ ?)?/, '')
  return `I'm away ${/\d|\b(?:week|weekend|month|days?|today|tomorrow|until|till|from)\b/i.test(when) ? when : 'this week'}`
}

/** A goal to which any change could be made: it tells changes from other messages. */
const ANY_GOAL = 'train 3 times a week for 30 minutes for 10 weeks'
/** A date alone may be anything. */
const DATES: ReadonlySet<string> = new Set(['deadline', 'starts_on'])

/** `no Mondays`, `mornings please`: a change, and nothing that could be done or reached. */
export function isBareChange(text: string, local: Local): boolean {
  const plain = inPlainForms(text, false)
  if (understand(plain, local).understood.what !== null) return false
  const change = changeOfGoal(text, local, understand(ANY_GOAL, local).understood)
  if (change === null || change.notApplied.length > 0) return false
  return (
    Object.keys(change.answers).some((name) => !DATES.has(name)) ||
    /^(?:start|begin|finish|end|until|till)\b/i.test(plain)
  )
}
