import { daysAwayIn } from '#shared/planning/daysAway.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { buttons, type Local, type ShownPlan, type TextReply } from './conversation.ts'
import { isTold, NOT_USED } from './told.ts'

/** `two goals at once`, `can I have another goal too?` */
export const SEVERAL_GOALS =
  /^(?:(?:(?:can|could|may) i|i (?:want|need|would like) to) (?:have|plan|do|add|set) )?(?:an? )?(?:two|2|three|3|several|many|more|other|another|second) (?:\w+ )?goals?\b(?:.*\b(?:at once|at the same time|together|in parallel|too|as well))?[\s?.!]*$/i

/** What is asked or remarked beside a proposal, and what is true of it; it changes nothing by itself. */
const REMARKS: readonly (readonly [RegExp, TextReply])[] = [
  [
    /^(?!.*\b(?:not?|never|without|except|can['’]?t|instead|rather)\b).*\b(?:mornings?|afternoons?|evenings?|nights?) (?:and|&|\+) (?:(?:in|at) )?(?:the )?(?:mornings?|afternoons?|evenings?|nights?)\b/i,
    {
      text: 'A plan has one part of the day: which one shall it be? The plan stays as it is until then.',
      suggestions: buttons('Only mornings', 'Only afternoons', 'Only evenings'),
    },
  ],
  [
    /^(?:(?:no+|hmm+|but|please)[,.! ]*)*not (?:(?:quite )?(?:so|that) often|every ?day|daily|each day)[\s.!]*$/i,
    {
      text: 'How often, then? The plan stays as it is until then.',
      suggestions: buttons('5 times a week', '3 times a week', 'Twice a week', 'Weekdays'),
    },
  ],
  [
    /^(?:(?:can|could|may|shall|should) (?:we|i) (?:also )?(?:do|run|train|make|follow) (?:it|this|that|the plan) |is it possible )?(?:together )?with (?:my|our|a|an|some|the) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|friends?|kids?|son|daughter|sister|brother|mum|mom|dad|colleagues?|dog|family|team|group)\b|\b(?:we|both of us|the two of us) (?:want|would like) to do (?:it|this) together\b/i,
    {
      text: 'Yes, that helps most people stay with it. The plan stands in your calendar alone: choose days that suit you both, and tell them.',
      suggestions: buttons('Only weekends', 'Only evenings'),
    },
  ],
  [
    SEVERAL_GOALS,
    {
      text: 'Yes. Each goal has a plan of its own, and one keeps clear of the other. Accept this one, then say the next as a sentence.',
      suggestions: buttons('Fewer', 'Shorter'),
    },
  ],
  [
    /\b(?:two|2|both|three|3|all|several)(?: of (?:the|them|my))? (?:sessions? )?(?:in|on|per|a|each) (?:one|the same|a single|a|each|\w+days?)(?: day)?\b.*|\bis it ok(?:ay)? to do (?:two|2|both)\b/i,
    {
      text: 'One session a day is planned, so that there is rest between them. On the plan itself each can be moved to another day by hand.',
      suggestions: buttons('Fewer', 'Longer'),
    },
  ],
  [
    /^(?:(?:can|could) (?:we|you|i) (?:do|put|have|move) )?(?:the |my )?(?:long(?:est)? (?:runs?|rides?|sessions?)|(?:rest|hard|easy|long) days?)\b.{0,20}\b(?:on|to|be) |^(?:(?:can|could|should|may|let) )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:(?:can|could|should) )?be (?:the |my )?(?:long|hard|easi|easy|big|rest|light)\w*\b/i,
    {
      text: 'Which session comes on which day is set on the plan itself: each can be moved to another day before you accept it.',
      suggestions: buttons('Only weekends', 'Fewer', 'Start next week'),
    },
  ],
  [
    /\b(?:rest|recovery|lighter|easy|free) weeks?\b/i,
    {
      text: 'Each fourth week of a training is lighter already. A week can also stay free: which one?',
      suggestions: buttons('Skip next week', 'Fewer'),
    },
  ],
  [
    /\bi(?: have|'ve)? (?:just )?(?:hurt|injured|sprained|twisted|broke|broken|pulled|strained) (?:my|a) \w+|\bmy (?:knees?|back|shoulders?|ankles?|hips?|foot|feet|wrists?|neck|head|legs?|arms?|achilles|heart) (?:hurts?|aches?|is (?:sore|injured|bad)|are (?:sore|bad))|\b(?:i(?:'m| am) (?:injured|hurt|pregnant)|i have (?:an injury|a bad (?:knee|back|shoulder|hip|ankle)|pain|asthma|a heart condition))\b/i,
    {
      text: 'Then that comes first: ask a doctor or physiotherapist what is good for you, and leave out what hurts. What would help until then?',
      suggestions: buttons('Start in 2 weeks', 'Fewer', 'Shorter'),
    },
  ],
  [
    /^(?:please )?(?:add|put in|include) (?:an? |some |more |the )*(?:tests?|exams?|mocks?|trials?|rehearsals?|reviews?|checkpoints?|quiz(?:zes)?)\b/i,
    {
      text: 'It is in the plan: each phase ends with a checkpoint, and the last part has a try of the whole where its kind has one. One of your own can be added as a task.',
      suggestions: buttons('What are the checkpoints?', 'Tell me about the last phase'),
    },
  ],
  [
    /^(?:sorry,? )?i (?:work|have to work|have) (?:late|early|nights?|double|extra|overtime|a lot|so much|much|too much)\b.{0,30}\b(?:this|next) week\b/i,
    {
      text: 'Shall that week stay free? The plan stays as it is until then.',
      suggestions: buttons('Skip this week', 'Skip next week', 'Start next week'),
    },
  ],
  [
    /\b(?:skip|leave out|remove|drop|delete|without|don't need) (?:the )?(?:\w+ )?(?:phase|part|stage)\b/i,
    {
      text: 'A phase stays as a whole, since the next one builds on it. Single sessions can be left out on the plan itself; the whole can be shorter.',
      suggestions: buttons('Finish earlier', 'Fewer', 'Shorter'),
    },
  ],
  [
    /\bwhat (?:happens|will happen|does it do) (?:when|if|after) i (?:press|click|hit|tap|choose )?(?: ?on)? ?(?:accept|agree|say yes|take it)\b|\bwhat does accept(?:ing)? do\b/i,
    {
      text: 'The goal, its milestones and the sessions you left ticked go into your calendar, all at once. Undo takes all of it back for 30 days.',
    },
  ],
  [
    /\b(?:will|do|can|could) (?:you|i) (?:get )?remind(?:ed|er|ers)?\b|^(?:please )?(?:remind me|(?:add|set|create) (?:an? )?reminders?)\b/i,
    {
      text: 'The sessions stand in your calendar at their hours. A reminder can be set at each of them once the plan is accepted.',
    },
  ],
  [
    /\bi (?:don't|do not) have (?:an? |any |the |access to )(?!time|energy|motivation|deadline)|\bthere(?:'s| is) no \w+ (?:near|here|around)\b/i,
    {
      text: 'Then do it with what you have; the notes of the sessions say what each is for. A session that cannot be done so can be renamed or left out on the plan itself.',
      suggestions: buttons('Fewer', 'Shorter', 'Start next week'),
    },
  ],
  [
    /^only (?:after|before|when|while|once(?! (?:on|a|an|per|each|every|in)\b)) (?!\d)|\b(?:after|before|when|while|once) (?:the |my )?(?:kids?|baby|children|family|wife|husband|dinner|breakfast|gym|school run)\b/i,
    {
      text: 'What time is that, about? The plan stays as it is until then.',
      suggestions: buttons('Before 8:00', 'After 18:00', 'After 20:00', 'After 21:00'),
    },
  ],
  [
    /^(?:make it|can (?:you|we) make it) (?:\w+ )?(?:fun|funnier|nicer|interesting|different|exciting)/i,
    {
      text: 'What would make it better?',
      suggestions: buttons('Shorter', 'Fewer', 'Only mornings', 'Only evenings'),
    },
  ],
]

/** `and the 10k?`, `piano first`: words with which one of two goals is named. */
const OF_TWO =
  /^(?:(?:and|but|ok(?:ay)?|so|then|now|what about|how about),? )*(?:the |my )?(.{2,40}?)(?: (?:first|now|then|too|please|thing|goal|plan|part))*[\s?.!]*$/i

/** `the second one`, `the other one first` */
const BY_PLACE =
  /^(?:(?:and|but|no|ok(?:ay)?|so|then|now|actually|let['’]?s (?:do|start with|take)|i (?:mean|want)),? )*(?:the )?(first|former|second|latter|other|third)(?: (?:one|goal|thing))?(?: (?:first|now|then|please))*[\s.!]*$/i
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  latter: 1,
  other: 1,
  third: 2,
}

/** Which of several goals a message names by its words or its place, and says nothing else; null for none. @param goals as they were said */
export function namedAmong(text: string, goals: readonly string[]): string | null {
  const place = goals.length > 1 ? BY_PLACE.exec(text.trim())?.[1]?.toLowerCase() : undefined
  if (place !== undefined) return goals[PLACES[place] ?? 0] ?? null
  const words =
    OF_TWO.exec(text.trim())?.[1]
      ?.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const isIn = (goal: string) => {
    const own = new Set(goal.toLowerCase().match(/[\p{L}\p{N}]+/gu))
    return words.every((word) => own.has(word) || own.has(word.replace(/ning$|ing$/, '')))
  }
  return words.length > 0 ? (goals.find(isIn) ?? null) : null
}

/** The goal that a message names of those beside the one that is talked about. */
export function otherNamed(text: string, { what, also }: Pick<Understood, 'what' | 'also'>): string | null {
  const named = namedAmong(text, [what ?? '', ...also])
  return named === what ? null : named
}

const WHAT_ABOUT =
  /^(?:and )?(?:what|how) about (?:on |in |at )?(?:the )?(weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)[\s?.!]*$/i
const VAGUE =
  /^(?:(?:hm+|um+|uh|maybe|perhaps|i (?:don'?t|do not) know|idk|not sure(?: (?:when|how(?: (?:often|long|much))?|yet))*|no idea|no clue|dunno|what do you (?:think|suggest|recommend)|surprise me|whenever(?: (?:i|it) (?:can|have time|feel like it|suits|fits))?|you (?:choose|decide)|whatever|\?+|\.+|lol|haha|so|well|wait|one moment|let me think)[\s.,!?]*)+$/i
const ANOTHER_GOAL = /^(?:change|make|set|turn) (?:the|my|this|that) goal (?:to|into)\b/i

/** Whether a message says nothing yet: `hmm`, `I don’t know`. */
export function isVague(text: string): boolean {
  return VAGUE.test(text.trim())
}

/** What is said to a remark or a question beside an open proposal, though words of it could be read as a change; null for anything else. */
export function remarkReply(text: string): TextReply | null {
  const said = text.trim().replaceAll('’', "'")
  const [, part] = WHAT_ABOUT.exec(said) ?? []
  if (part !== undefined) {
    const days = /^week/i.test(part) ? part.toLowerCase() : capitalised(part.toLowerCase())
    return {
      text: `What about ${days}? The plan stays as it is until then.`,
      suggestions: buttons(`Only ${days}`, `Not on ${days}`),
    }
  }
  if (ANOTHER_GOAL.test(said))
    return {
      text: 'That is another goal: say it as a sentence, with its date, and I plan it anew. This plan stays until you put it away.',
    }
  return REMARKS.find(([words]) => words.test(said))?.[1] ?? null
}

/** `I have visitors on 22 March`: the day that is told. */
function busyDate(text: string, local: Local): string | null {
  const [, on] = /\b(on (?:the )?(?:\d|[a-z]+ \d).*)$/i.exec(text) ?? []
  const [first] = (on === undefined ? null : daysAwayIn(`not ${on}`, local))?.away ?? []
  return first && first[0] === first[1] ? dateInWords(first[0]) : null
}

/** What is said about a proposal where nothing was understood: it stays, and what can be changed. */
export function planFallback(text: string, local: Local, { isHabit, sessions }: ShownPlan): TextReply {
  const busy = isTold(text) ? busyDate(text, local) : null
  if (busy !== null && (isHabit || sessions <= 1))
    return {
      text: `Shall it begin on ${busy}? The plan stays as it is until then.`,
      suggestions: buttons(`Start on ${busy}`),
    }
  if (busy !== null)
    return {
      text: `Shall ${busy} stay free? The plan stays as it is until then.`,
      suggestions: buttons(`Not on ${busy}`, `Finish by ${busy}`),
    }
  return {
    text: isVague(text)
      ? 'No hurry: nothing is fixed until you accept it. Shall something be otherwise?'
      : `${isTold(text) ? NOT_USED : 'I did not get that.'} The plan stays as it is; I can change its days, hours, length and dates.`,
    suggestions: buttons('Fewer', 'Shorter', 'Only mornings', 'Start next week'),
  }
}
