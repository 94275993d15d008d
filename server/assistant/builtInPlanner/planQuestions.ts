import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { understand } from '#shared/planning/understand.ts'
import { timesAWeekInWords } from '#shared/planning/timesAWeek.ts'
import { counted } from '#shared/text/counted.ts'
import { listed } from '#shared/text/listed.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { addDays } from '#shared/time/civil.ts'
import { shortDay, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { buttons, type Local, type OpenPlan, type ShownPlan, type TextReply } from './conversation.ts'

type Asked = (plan: OpenPlan, local: Local, match: RegExpExecArray) => TextReply

const LEAD = '^(?:(?:and|but|ok(?:ay)?|so|hmm?|hey|sorry|wait|well|oh),? )*'
const asking = (words: string) => new RegExp(`${LEAD}(?:${words})`, 'i')

/** What is asked about a proposal, in the order in which it is looked for, and what the proposal says to it. */
const QUESTIONS: readonly (readonly [RegExp, Asked])[] = [
  [
    asking(
      'why (?:is it |do i (?:have|need) to do it |should i do it |must it be |are there |that |so )*(?:\\d|once|twice|three|four|five|six|seven|often|every ?day|daily|many (?:times|days|sessions))\\b',
    ),
    whyRhythm,
  ],
  [
    asking(
      'why (?:is it |are they |are the sessions |does it take |that |so )*(?:long|short|\\d+ ?min|an hour|half an hour)',
    ),
    whyLength,
  ],
  [
    asking(
      'what (?:is|are|does|do) (?:a |the )?(?:checkpoints?|milestones?)\\b|why .*(?:checkpoints?|milestones?)\\b',
    ),
    checkpoint,
  ],
  [
    asking(
      '(?:tell me (?:more )?about|explain|describe|what(?:.s| is| are| happens| do i do)(?: in| during)?) ?(?:the )?(first|second|third|fourth|last|final) (?:phase|part)',
    ),
    onePhase,
  ],
  [
    asking(
      'what (?:will|do|would|shall|should) i (?:do|learn|train) (?:in|during) (?:the )?(first) weeks?|what (?:does|will|do) (?:the )?(?:(first) weeks?|weeks? (?:1|one)|an? (?:usual |normal |typical )?week) look like',
    ),
    onePhase,
  ],
  [
    asking(
      '(?:(?:can|could) you )?(?:please )?(?:explain|describe) (?:it|this|that|(?:me )?(?:the|this|my) (?:plan|phases?))|why (?:these|those|the|this|so many|in) (?:\\w+ )?(?:phases?|plan|order)|what (?:are|do) the phases\\b|(?:show|tell) me the (?:plan|phases)|(?:can|could|may) i (?:see|have) the (?:plan|phases)|what(?:.s| is) (?:in )?the plan\\b|i (?:don.?t|do not) (?:understand|get it)\\b',
    ),
    allPhases,
  ],
  [
    asking(
      'how (?:long (?:will|does|would|is) (?:it|this|that|the (?:whole )?plan)|(?:many|much) (?:sessions?|hours?|time|minutes?|work|weeks?|days?))|when (?:does|will|would) (?:it|this|the plan) (?:end|finish|be (?:over|done))|when (?:am|will|would) i (?:be )?(?:done|finished|there|ready)|is that all|how much (?:is (?:it|that|this)|(?:do|must|should) i (?:save|pay|put (?:aside|away)))\\b',
    ),
    howMuch,
  ],
  [
    asking(
      '(?:when|where|how) (?:do|can|should|will|would) i (?:start|begin)|when (?:does it|is the first|do we) (?:start|begin|session|step)|what(?:.s| is| comes) first\\b|what(?:.s| is) (?:the|my) (?:very )?first (?:step|session|thing|task)|what (?:do|must|should|shall) i (?:(?:do|need|have)(?: to do)?(?: now| first)?[\\s?.!]*$|(?:do|need)(?: to do)? first\\b)|(?:i )?(?:don.?t|do not) know (?:what|where|how) to (?:do|begin|start)\\b',
    ),
    whenItBegins,
  ],
  [
    asking(
      '(?:what (?:happens )?if|and if|what when) (?:it (?:rains|snows)|the weather)|i (?:(?:have |just |already )*(?:missed|skipped|forgot)) |(?:what (?:happens )?if|and if|what when) i(?: |.?m )(?:miss|skip|slip|relapse|fail|forget|can.?t|cannot|don.?t|(?:am )?(?:sick|ill|away)|get (?:sick|ill)|fall behind)|can i (?:skip|miss)\\b',
    ),
    whenMissed,
  ],
  [
    asking(
      '(?:(?:on |at )?(?:which|what) (?:exact )?(?:(?:week)?days?|dates?|times?|hours?|mornings?|afternoons?|evenings?|nights?)\\b(?! (?:is|was) it)|when (?:are|is|will) (?:they|the sessions?|it)\\b|when (?:do|will|should) i (?:do|train|learn|practi[sc]e|work on|go|run|study|read|write)\\b|all(?: (?:of (?:them|the days)|days))?[\\s.!?]*$)',
    ),
    whichDays,
  ],
  [asking('both(?: (?:of (?:them|the days)|days))?[\\s.!?]*$'), bothDays],
  [
    asking('(?:can|could) (?:i|we|you|it) (?:be )?(?:pause|stop|freeze|interrupt|hold)d?\\b'),
    () => ({
      text: 'It has not begun yet: it can start later. Once it is accepted, what is open can be moved at any time.',
      suggestions: buttons('Start next week', 'Start in 2 weeks'),
    }),
  ],
  [
    asking(
      '(?:will|does|could|can) (?:this|it|that) (?:really |even )?work\\b|is (?:\\S+ ){1,5}(?:really |even )?(?:realistic|possible|doable|feasible|enough|too (?:much|little|hard|easy|fast)|a good plan)|(?:can|will) i (?:really )?(?:make|manage|do|reach|finish) (?:it|this|that)(?=[\\s?.!]*$| (?:in time|by|until|at all|really|like)\\b)|does (?:it|this|everything) (?:all )?fit',
    ),
    whetherItFits,
  ],
]

/** What is asked for a plan that is otherwise, without saying how. */
const OTHERWISE =
  /^(?:(?:no|hmm|sorry|please|can (?:you|i have)|i (?:want|need)|give me|show me|make),? )*(?:start (?:over|again|from scratch)|try (?:it )?again|(?:something|anything) else|(?:an?other|a different|a new|a better) (?:plan|one|proposal|version)|re-?do (?:it|this)|i (?:don['’]?t|do not) (?:like|want) (?:it|this|that|the plan)|i hate (?:it|this)|not (?:good|like this|what i want(?:ed)?)|change (?:it|this|the plan|my plan)|(?:this|it) is (?:bad|wrong|boring)|(?:make it )?(?:a bit |a little |much )?(?:easier|harder|lighter|more (?:intense|challenging|demanding)|less intense)|too easy)\b[\s.!?a-z]{0,12}$/i
/** Single sessions are changed on the plan itself. */
const ONE_SESSION =
  /^(?:please )?(?:remove|delete|drop|leave out|move|shift|rename|swap|change) (?:the|that|this|a|one) (?:(?:first|second|third|last|next|\w+day) )?(?:step|session|task|entry|one|item)\b|^(?:one|two|three|\d) (?:more )?sessions? on \w+/i

/**
 * The answer to a question about the plan that is proposed, by what it shows; a question with buttons where somebody wants it
 * otherwise. Null for anything else.
 */
export function planAnswer(text: string, plan: OpenPlan, local: Local): TextReply | null {
  const said = text.trim()
  if (ONE_SESSION.test(said))
    return { text: 'Single sessions are changed and left out on the plan itself: press the one you mean.' }
  if (OTHERWISE.test(said)) return { text: 'What should be different?', suggestions: wishes(said) }
  for (const [words, answer] of QUESTIONS) {
    const match = words.exec(said)
    if (match) return answer(plan, local, match)
  }
  return null
}

function wishes(said: string) {
  return /harder|intense|challenging|demanding|too easy/i.test(said) && !/less/i.test(said)
    ? buttons('Longer', 'More often', 'Finish earlier')
    : buttons('Shorter', 'Fewer', 'Only mornings', 'Start next week')
}

function whyRhythm({ text, answers, planned }: OpenPlan, local: Local): TextReply {
  const { per_week: perWeek, every_days: everyDays, weekdays } = understand(text, local, answers).understood
  const isOwn = [perWeek, everyDays, weekdays].some((said) => said !== null)
  const times = perWeek ?? planned.perWeek
  return {
    text: isOwn
      ? `You asked for it${times === null ? '' : `: ${timesAWeekInWords(times)}`}. It can be otherwise.`
      : `You left it open, and ${times === null ? 'this' : timesAWeekInWords(times)} is usual for such a goal: often enough to stay in it, with days to rest. It can be otherwise.`,
    suggestions: buttons('Fewer', 'More often'),
  }
}

function whyLength({ text, answers, planned }: OpenPlan, local: Local): TextReply {
  const { minutes } = understand(text, local, answers).understood
  const length = minutes ?? planned.minutes
  return {
    text:
      minutes === null
        ? `You left it open, and ${length === null ? 'this' : `about ${length} minutes`} is usual for such a goal. It can be otherwise.`
        : `You asked for ${minutes} minutes. It can be otherwise.`,
    suggestions: buttons('Shorter', 'Longer'),
  }
}

function checkpoint({ shown: { phases } }: OpenPlan): TextReply {
  const last = phases.length > 0 ? ` This plan has ${phases.length}, one at the end of each phase.` : ''
  return {
    text: `A checkpoint is one question at the end of a phase that you answer by yes or by a number. It shows how far you are.${last}`,
  }
}

const NTH = ['first', 'second', 'third', 'fourth']

function onePhase({ shown }: OpenPlan, local: Local, [, which = 'first']: RegExpExecArray): TextReply {
  const { phases } = shown
  const nth = /last|final/i.test(which) ? phases.length - 1 : NTH.indexOf(which.toLowerCase())
  const phase = phases[nth]
  if (!phase) return allPhases({ shown }, local)
  const { title, from, to, focus, why, sessions } = phase
  return {
    text: `${title}, ${shortDay(from, local.today)} to ${shortDay(to, local.today)}, ${counted(sessions, 'session')}. ${focus}. ${why}`,
  }
}

function allPhases({ shown }: Pick<OpenPlan, 'shown'>, { today }: Local): TextReply {
  const { phases, isHabit } = shown
  if (isHabit)
    return { text: 'It is a habit: the same small thing on its days, checked off when it is done.' }
  if (phases.length === 0)
    return { text: 'The plan on the card above has no phases: its sessions are alike.' }
  const lines = phases.map(
    ({ title, to, focus, why }) => `- ${title}, until ${shortDay(to, today)}: ${focus}. ${why}`,
  )
  return { text: lines.join('\n') }
}

function howMuch({ text, answers, shown }: OpenPlan, local: Local): TextReply {
  const { sessions, minutes, until, isHabit } = shown
  const end = until === null ? '' : ` It ends on ${dateInWords(until)}.`
  const note = shown.firstStep?.note ?? ''
  if (
    !isHabit &&
    sessions === 0 &&
    note !== '' &&
    isMoney(understand(text, local, answers).understood.pattern)
  )
    return { text: `${note}${end}`, suggestions: buttons('Finish later', 'Start next week') }
  if (!isHabit && sessions === 0) return { text: `It is one task that repeats.${end}` }
  if (isHabit) return { text: `It is a habit, without an hour of its own.${end}` }
  return {
    text: `${counted(sessions, 'session')}, ${minutesInWords(minutes)} in all.${end}`,
    suggestions: buttons('Shorter', 'Fewer', 'Finish later'),
  }
}

function whenItBegins({ shown }: OpenPlan, local: Local): TextReply {
  const { firstStep, isHabit } = shown
  const [firstSession] = shown.firstSessions
  const first = firstStep ?? firstSession
  if (!first)
    return {
      text: isHabit ? 'With its first day, as soon as you accept it.' : 'Nothing of it has a place yet.',
    }
  const next = firstStep && firstSession ? ` The first session is ${placed(firstSession, local)}.` : ''
  return { text: `With ‘${first.title}’, ${placed(first, local)}. ${first.note}${next}` }
}

/** The weekdays that were named, and the dates and times of about a week. */
function whichDays({ text, answers, shown }: OpenPlan, local: Local): TextReply {
  const { weekdays } = understand(text, local, answers).understood
  const inWeek = (weekdays ?? []).toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  const named = weekdays === null ? '' : `On ${listed(inWeek.map((day) => WEEKDAY_NAMES[day] ?? ''))}. `
  const { firstSessions, isHabit } = shown
  const { firstStep } = shown
  if (!isHabit && firstSessions.length === 0)
    return {
      text: `${named}${firstStep ? `It begins ${placed(firstStep, local)}.` : 'Nothing of it has a place yet.'}`,
    }
  if (isHabit)
    return { text: `${named}It is a habit, without an hour of its own: any time of its days counts.` }
  const week = firstSessions.filter(({ date }) => date < addDays(firstSessions[0]?.date ?? date, 7))
  const times = new Set(week.map(({ time }) => time))
  const [time] = times
  const dates =
    times.size === 1 && time !== null
      ? `${listed(week.map(({ date }) => shortDay(date, local.today)))}, at ${time}`
      : listed(week.map((item) => placed(item, local)))
  return {
    text: `${named}The first sessions: ${dates}. The others follow in the plan above.`,
    suggestions: buttons('Only weekends', 'Only weekdays', 'Only mornings'),
  }
}

/** Of two weekdays that were named both are in the plan; else nobody can say which. */
function bothDays(plan: OpenPlan, local: Local): TextReply {
  const { weekdays } = understand(plan.text, local, plan.answers).understood
  return weekdays?.length === 2
    ? whichDays(plan, local)
    : {
        text: 'Which two? Name them, and I plan it so: “Tuesdays and Thursdays”.',
        suggestions: buttons('Only weekends', 'Which days?'),
      }
}

function placed({ date, time }: NonNullable<ShownPlan['firstStep']>, { today }: Local): string {
  return `${shortDay(date, today)}${time === null ? '' : ` at ${time}`}`
}

function whenMissed({ shown }: OpenPlan): TextReply {
  if (shown.isHabit)
    return { text: 'Nothing is lost. A day that is missed is one day: the next one counts as before.' }
  return {
    text: 'Nothing is lost. What you did not do stays open and can be moved. After a week in which none of it was done I offer to pick it up where you left, and a later part of the plan follows what you really did.',
    suggestions: buttons('Shorter', 'Fewer', 'Start next week'),
  }
}

function whetherItFits({ text, answers, shown }: OpenPlan, local: Local): TextReply {
  const { unplaced, sessions } = shown
  if (isMoney(understand(text, local, answers).understood.pattern))
    return {
      text: 'That depends on what is left over each month, which I do not see. If it is too much, finish later, or say how much you can put aside.',
      suggestions: buttons('Finish later', 'Start next week'),
    }
  return unplaced > 0
    ? {
        text: `${counted(unplaced, 'session')} of ${sessions} ${unplaced === 1 ? 'has' : 'have'} no place in your free time. What should give way?`,
        suggestions: buttons('Shorter', 'Fewer', 'Finish later'),
      }
    : {
        text: 'All of it has a place in your free time. Whether it is too much or too little is for you to say; it can be changed at any time.',
        suggestions: buttons('Shorter', 'Fewer', 'Finish later'),
      }
}
