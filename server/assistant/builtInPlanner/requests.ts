import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import { buttons, LAST_LINE, type Local, type Reply, toolCall } from './conversation.ts'

const UNDO =
  /^(?:please )?(?:undo|revert|take back|roll back)(?: (?:that|this|it|the (?:last )?(?:plan|change|one)|the last (?:thing|step)|everything|please))*[\s.!]*$|^(?:put|change) (?:it|that|everything) back[\s.!]*$/i
const NEXT =
  /^(?:(?:so|ok|and|hey),? )?(?:what(?:'s| is)? (?:should|shall|do|can|must) i (?:do|start with|work on|begin with|tackle)(?: (?:next|now|first|right now|today))*|what(?:'s| is| comes)? (?:up )?(?:next|now)(?: (?:for me|to do|on my list))?|what to do (?:next|now)|what(?:['’]s| is) (?:the )?(?:most (?:important|urgent)|first|top priority)(?: (?:thing|task|one))?(?: (?:to do|for me|today|now|right now))*|what now|where (?:do|should) i (?:start|begin)|next task|now what|tell me what to do(?: next| now)?)[\s?!.]*$/i
const TOO_MUCH =
  /\b(?:overwhelmed|overwhelming|swamped|stressed(?: out)?|drowning|burn(?:ed|t|ing) out)\b|\b(?:too much|too many (?:things|tasks)|so much)\b.*\b(?:today|to do|on my (?:plate|list|day))\b|\btoday is too (?:much|full|busy)\b|\b(?:i )?(?:can'?t|cannot) (?:do|manage|finish|handle) (?:it all|all (?:of )?(?:this|that)|everything|this all)\b|\bmake today (?:lighter|easier|smaller)\b|\bi(?:'m| am) (?:exhausted|too tired)\b/i
const PROGRESS =
  /^(?:so,? )?(?:how am i (?:doing|getting on|going|progressing)|how(?:'s| is| are)? (?:my|the) (?:progress|week|streak|goals?)(?: going| doing| looking)?|how(?:'s| is) (?:my |the )?[a-z ]{2,30} (?:going|coming along)|how far (?:am i|along am i|have i come|did i get)|am i (?:still )?(?:on (?:track|time|schedule)|behind|doing (?:well|ok(?:ay)?|fine))|(?:(?:show|list) (?:me )?)?(?:all )?my (?:progress|stats|streak|level|xp)|(?:show|list) (?:me )?(?:all )?my (?:goals?|habits?)|what(?:'s| is) my (?:progress|streak|level|xp)|how (?:many|much) (?:xp|points) (?:do|have) i\b|how much (?:have i done|did i do))\b[\w\s]{0,20}[?!.\s]*$/i
const MOVE =
  /^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:move|push|shift|postpone|delay|reschedule|bring forward|put off|bump|drag) (?:back )?(?<what>.+)$/i

/** What is in the calendar is deleted there; to cancel a contract is an errand. */
const DELETES =
  /^(?:please )?(?:(?:(?:skip|drop|delete|remove) (?:(?:my|the|this) )?|cancel (?=everything|all|my day|the day|my tasks)).+? (?:(?:on )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|next week)|cancel (?:(?:my|the) )?(?:run|gym|work ?out|session|training|practice|yoga|swim|lesson)\b(?! (?:membership|subscription|contract|account|card)).*)[\s.!]*$/i

function deletesNothing(text: string): Reply {
  const day = /\b(?:today|tonight|tomorrow|\w+day|next week)\b/i.exec(text)?.[0].toLowerCase() ?? 'today'
  return {
    text: 'I delete nothing. Open it in the calendar to delete it, or say “move … to” and I propose another time.',
    suggestions: buttons(
      day === 'tonight' ? 'What is on today?' : `What is on ${day}?`,
      'Replan what is overdue',
    ),
  }
}

/** A contract is cancelled by an errand; of anything else nobody can say. */
const CANCELS =
  /^(?:please )?(?:cancel|delete|remove) (?:(?:my|the|this|that) )?(?!.*\b(?:membership|subscription|contract|account|card|policy|insurance|orders?|bookings?|reservations?|trial|flights?|tickets?|hotel|lease|appointments?|meetings?|plan|goal|habit|everything|all|it|that|this)\b)(?:[\p{L}\p{N}'’-]+ ?){1,3}$/iu

/** `lunch with Kim is cancelled` */
const IS_CANCELLED =
  /^(?:(?:oh|sorry|the|my|our),? )*(?!(?:it|that|this|everything|plan)\b)[\p{L}\p{N}'’ -]{2,40}? (?:is|was|got|has been|have been|are|were) (?:now )?(?:cancel+ed|called off)(?: (?:today|tomorrow|tonight|this week))?[\s.!]*$/iu

function cancelsNothing(text: string): Reply {
  return {
    text: 'I delete nothing. An entry is deleted in the calendar, or moved when you say “move … to”. To cancel it with somebody can be a task.',
    suggestions: buttons('What is on today?', `Add ${text.slice(0, LAST_LINE)}`),
  }
}

/** Requests about what is there, each with the tool that answers it; null for a message that asks for none of it. */
export function requestCall(text: string, local: Local): Reply | null {
  if (UNDO.test(text)) return toolCall('undo_plan', {})
  if (NEXT.test(text)) return toolCall('what_now', {})
  if (PROGRESS.test(text)) return toolCall('get_progress', {})
  if (DELETES.test(text)) return deletesNothing(text)
  if (IS_CANCELLED.test(text)) return deletesNothing(text)
  if (CANCELS.test(text))
    return /^(?:please )?cancel/i.test(text) ? cancelsNothing(text) : deletesNothing(text)
  if (TOO_MUCH.test(text)) return toolCall('ease_day', {})
  return moveCall(text, local, null)
}

/** `the report can wait until Wednesday` */
const CAN_WAIT =
  /^(?:i think )?(?:the |my )?(?<what>.{2,60}?) (?:can|could|has to|will have to|must) (?:wait|be moved|move|be done|be postponed)(?= (?:to|until|till|for|on)\b)/i

/** The tasks that a re-plan is about are no task of this name. */
const OF_ALL =
  /^(?:all|everything|it all|what(?:'s| is)|my (?:overdue )?(?:tasks|day|week)|the rest|overdue|leftovers?|today\b|tomorrow\b|the plan|my plan|it|them|that|this|to|in|into|abroad|house|home|out|away|towards?|(?:flats?|apartments?|houses|homes|offices?)(?= (?:on|by|in|before|next)\b))\b/i
/** With these the planner finds the time itself. */
const WITHOUT_TARGET = /\b(?:postpone|delay|reschedule|put off)\b/i
const BEFORE_TARGET = /\s+(?:to|until|till|for|on|by|onto|into)\s+/gi

/**
 * The calls that move a task, or two of them: `move gym to 6pm and the dentist to Friday`.
 *
 * @param which says which one of several that were found before
 */
export function moveCall(text: string, local: Local, which: string | null): Reply | null {
  const two = which === null ? twoMoves(text, local) : null
  if (two) return { toolCalls: two.map((asked) => ({ name: 'move_task', arguments: JSON.stringify(asked) })) }
  if (BY_SPAN.test(text) && !OF_ALL.test(MOVE.exec(text)?.groups?.['what'] ?? 'it')) return asksTarget(text)
  const asked = moveIn(text.replace(ON_INSTEAD, 'move $<what> to $<when>'), local)
  return (
    asked && toolCall('move_task', { ...asked, ...(which !== null && { which: which.slice(0, LAST_LINE) }) })
  )
}

/** `move the report an hour later`, `push standup by 30 minutes` */
const BY_SPAN =
  /^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:move|push|shift|postpone|delay|reschedule|bring forward|put off|bump) (?:back )?(?<what>.{2,60}?)(?: back| forward| out)? (?:by )?(?:(?:half )?an?|one|two|three|four|\d{1,3}) ?(?:hours?|h|minutes?|mins?|days?|weeks?)(?: (?:later|earlier|back|forward|sooner))?[\s?.!]*$/i

/** Only the day or time to which something goes can be said. */
function asksTarget(text: string): Reply {
  const what = BY_SPAN.exec(text)?.groups?.['what'] ?? ''
  return {
    text: `To which day or time? Say it with its name: “move ${what} to 16:00”.`,
    suggestions: buttons(`Move ${what} to tomorrow`, 'What is on today?'),
  }
}

/** `can you do the taxes on Saturday instead` */
const ON_INSTEAD =
  /^(?:(?:can|could) (?:you|we|i) )?(?:please )?(?:do|put|have) (?:the|my) (?<what>.{2,60}?) (?:on|to|at) (?<when>.{2,40}?) instead(?: please)?[\s?.!]*$/i

/** `to 8pm`, `no, Friday instead` behind the move of a task: the same one to another day or time. Null for anything else. */
export function otherTarget(text: string, before: readonly string[], local: Local): Reply | null {
  const at = before.findLastIndex((line) => moveIn(line, local) !== null)
  const begun = moveIn(before[at] ?? '', local)
  const last = [...before.slice(at + 1), text].reduce<Move | null>(
    (move, line) => move && elsewhere(line, move, local),
    begun,
  )
  return last && toolCall('move_task', last)
}

function elsewhere(text: string, first: Move, local: Local): Move | null {
  const target = TARGET_ALONE.exec(text.trim())?.[1]
  if (target === undefined || MOVE.test(text)) return null
  const next = moveIn(`move ${first.what} to ${target}`, local)
  if (next?.what !== first.what || (next.date ?? next.time) === undefined) return null
  return { ...first, ...next }
}

const TARGET_ALONE =
  /^(?:(?:no|actually|sorry|hmm+|rather|better|ok(?:ay)?)[,.]? )*(?:make (?:it|that) |rather |better )?(?:(?:to|at|on) )?(.{2,40}?)(?: (?:instead|please|rather|then))*[\s.!]*$/i

type Move = { what: string; on?: string; date?: string; time?: string }

const AND_ANOTHER = /,? and (?:also )?(?:(?:move|push|shift|put) )?/gi
/** So many times `and` is looked at. */
const MOST_ANDS = 3

/** Two moves in a line, each with its own target. */
function twoMoves(text: string, local: Local): Move[] | null {
  for (const { index, 0: between } of [...text.matchAll(AND_ANOTHER)].slice(0, MOST_ANDS)) {
    const first = moveIn(text.slice(0, index), local)
    const second = first && moveIn(`move ${text.slice(index + between.length)}`, local)
    if (first && second && [first, second].every(({ date, time }) => (date ?? time) !== undefined))
      return [first, second]
  }
  return null
}

function moveIn(text: string, local: Local): Move | null {
  const what = MOVE.exec(text.replace(CAN_WAIT, 'move $<what>'))
    ?.groups?.['what']?.replace(/[\s.!?]+$/, '')
    .replace(/,? please$/i, '')
  if (what === undefined || OF_ALL.test(what)) return null
  const target = targetOf(what, local)
  if (target === null && !WITHOUT_TARGET.test(text)) return null
  const source = target ? what.slice(0, target.at) : what
  const { title, task, chips } = read(source, local)
  const name = wordsOf(title)
  if (name === '') return null
  const isDated = chips.some(({ kind }) => kind === 'date')
  return {
    what: name,
    ...(isDated && task.scheduled_date && { on: task.scheduled_date }),
    ...(target?.date && { date: target.date }),
    ...(target?.time && { time: target.time }),
  }
}

/** A date with its time, in characters: `the second Wednesday of September at half past three in the afternoon`. */
const LONGEST_TARGET = 80
type Target = { at: number; date: string | null; time: string | null }

/** `move my run to the evening` */
const PART_OF_DAY = /^(?:the |in the )?(morning|afternoon|evening)$/i
const HOURS_OF: Readonly<Record<string, string>> = { morning: '09:00', afternoon: '14:00', evening: '18:00' }

/** To when it is to be moved: what is behind the first `to` that is a date or a time and nothing else. */
function targetOf(what: string, local: Local): Target | null {
  for (const { index, 0: between } of what.matchAll(BEFORE_TARGET)) {
    const said = what.slice(index + between.length)
    const part = PART_OF_DAY.exec(said)?.[1]?.toLowerCase()
    const words =
      part !== undefined
        ? `at ${HOURS_OF[part]}`
        : /^\d{1,2}$/.test(said) && /to|till|until/.test(between)
          ? `at ${said}`
          : said // "move gym to 6"
    if (words.length > LONGEST_TARGET) continue // else each of many `to` would have all behind it read
    const { title, task, chips } = read(words, local)
    const isDated = chips.some(({ kind }) => kind === 'date')
    const isTimed = chips.some(({ kind }) => kind === 'time')
    if ((!isDated && !isTimed) || wordsOf(title) !== '') continue
    const date = isDated ? (task.scheduled_date ?? null) : null
    return { at: index, date, time: isTimed ? (task.scheduled_time ?? null) : null }
  }
  const bare = /\s+(today|tomorrow|next week|next (?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i.exec(what)
  const isWithoutOther = bare !== null && read(what.slice(0, bare.index), local).title !== ''
  if (!bare || !isWithoutOther) return null
  const { task } = read(bare[1] ?? '', local)
  return task.scheduled_date ? { at: bare.index, date: task.scheduled_date, time: null } : null
}

function read(line: string, { today, time, weekStart }: Local) {
  return parseQuickAdd(line.trim(), { today, weekStart, now: time })
}

/** What names a task in a message: `my gym session` is `gym`. */
function wordsOf(title: string): string {
  return title
    .replace(/['’]s\b/g, '')
    .replace(
      /\b(?:my|the|a|an|our|this|that|task|tasks|session|sessions|appointment|entry|back|forward|at|on|of|from|to|please)\b/gi,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
