import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { baseOf, beginsTitle, isVerb } from './words/verbs.ts'
import { titleOfBound, titleOfLimit, titleOfMoney, titleOfThing } from './verblessTitles.ts'

/** Longest title of a goal, in characters. */
const LONGEST_TITLE = 60

/**
 * The title of a goal: at most 60 characters, and it begins with a verb. The person's own nouns stay.
 *
 * @param text the words that are no date, rhythm, length or condition, without wishes
 */
export function titleOfGoal(text: string, pattern: PatternKey): string {
  return shortened(withVerb(text, pattern))
}

/** Deeds whose first word is no verb elsewhere: `spring clean the flat`, `deadlift 100 kg`. */
const IS_DEED =
  /^(?:(?:(?:spring|deep)[- ]clean|meal[- ](?:prep|plan))\b|(?:deadlift|snatch|clean and jerk|power clean|overhead press|military press|hip thrust|leg press) \d)/i

function withVerb(text: string, pattern: PatternKey): string {
  const [first = '', ...rest] = text.split(' ')
  const plain = first.toLowerCase().replace(/[,;:]+$/, '')
  const own = titleOfThing(text) ?? (pattern === 'language' ? titleOfLanguage(text) : null)
  if (own !== null) return own
  // `from tomorrow | I walk to work`
  if (plain === 'i' && isVerb(rest[0]?.toLowerCase() ?? '')) return rest.join(' ')
  if (/^work-?out$/.test(plain)) return ['work out', ...rest].join(' ')
  if (/^work-?outs$/.test(plain)) return `do ${text}`
  if (/^do workout$/i.test(text)) return 'work out'
  const ofMoney = titleOfMoney(text, pattern)
  if (ofMoney !== null) return ofMoney
  if (/^(?:my )?(?:master|bachelor)(?:['’]?s)? (?:thesis|dissertation)/i.test(text)) return `write ${text}`
  if (plain === 'prep') return ['prepare', ...rest].join(' ')
  const deed = DEEDS[plain]
  if (deed !== undefined && /^(?:for|of)$/i.test(rest[0] ?? ''))
    return [deed, ...(/^of$/i.test(rest[0] ?? '') ? rest.slice(1) : rest)].join(' ')
  if (
    /^(?:[a-z]+ )?[a-z]+ (?:training|lessons|practice|classes|sessions|workouts|course|workshop)\b/i.test(
      text,
    ) &&
    !isVerb(plain)
  )
    return `do ${text}`
  if (/^(?:re)?[a-z]+(?:-[a-z]*)?$/.test(plain) && beginsTitle(plain)) return text
  if (ACTS_ON.test(text) && !NO_ACT.test(plain)) return text
  if (
    /^[a-z]+ing (?:(?!(?:my|the|an?|our|for|to|with)\b)[a-z]+ )?(?:trip|holiday|tour|weekend|event|race|competition|exam|test|licen[cs]e)\b/i.test(
      text,
    )
  )
    return `${BEGINNINGS[pattern]} ${text}`
  const base = baseOf(plain)
  if (base !== null) return [base, ...rest].join(' ')
  const limit = (pattern === 'quit' ? titleOfBound(text) : null) ?? titleOfLimit(text, plain, rest)
  if (limit !== null) return limit
  if (/^(?:the )?gym$/i.test(text)) return 'go to the gym'
  if (/^(?:(?:deep|focused|quiet) work|home ?work|house ?work|chores)\b/i.test(text)) return `do ${text}`
  if (/^(?:(?:get|go|stay|live|be) )?without \S/i.test(text)) return text.replace(/^.*?without /i, 'quit ')
  if (
    /^\d[\d.,]*k? (?:subscribers|followers|customers|users|clients|readers|fans|sales|orders|bookings|downloads|visitors|reviews|donations)\b/i.test(
      text,
    )
  )
    return `get ${text}`
  if (READS.test(text)) return `read ${text}`
  if (/^(?:\d|(?:one|two|three|five|ten) (?:push|pull|sit|chin|press|squat|burpee))/i.test(text))
    return `${/^(?:reading|writing)$/.test(pattern) ? BEGINNINGS[pattern] : 'do'} ${text}`
  // `half an hour of maths for the GMAT`
  if (pattern === 'exam' && /^(?!for\b|the\b|my\b|an?\b)[a-z]+ for (?:the|my|an?)\b/i.test(text))
    return `study ${text}`
  if (/\binterview\b/i.test(text)) return `prepare for ${text}`
  if (
    /^(?:(?:my|the|a|an|our|some|more|better|first) )?(?:yoga|pilates|tai chi|crossfit|aerobics|karate|judo)\b/i.test(
      text,
    )
  )
    return `do ${text}`
  if (IS_DEED.test(text)) return text
  return IS_SESSION.test(text) ? `do ${text}` : `${BEGINNINGS[pattern]} ${text.replace(IS_SO, '$1')}`
}

const IS_SESSION =
  /^[a-z]+ (?!wedding|building|evening|morning|meeting|painting|ceiling)[a-z]+ing$|\b(?:workouts?|exercises|practice|lessons|drills|routine)\b/i

/** `my novel | has been nearly done since …`: of what is said of a thing only the thing is the title. */
const IS_SO =
  /^((?:my|our) (?:[a-z'’-]+ ){0,2}?[a-z'’-]+) (?:(?:has|have) been|is|are|was|were|isn['’]?t|hasn['’]?t|looks?) .*$/i

/** `polish for my girlfriend's parents`: here it is no verb. */
const POLISH = /^polish(?: (?:for|with|in|on|at|from|lessons?|a[12]|b[12])\b|$)/i

/** `my boyfriend's parents are coming from Italy, Italian`: of what is said of others only the language is the goal. */
function titleOfLanguage(text: string): string | null {
  if (POLISH.test(text)) return `learn ${text}`
  if (!/^(?:my|our|the|his|her) .*\b(?:is|are|comes?|lives?|visits?|has|have)\b/i.test(text)) return null
  const language = text.split(/[\s,;.]+/).find((word) => patternOf(word) === 'language')
  return language === undefined ? null : `learn ${language.charAt(0).toUpperCase()}${language.slice(1)}`
}

const READS = /^(?:\d+|one|two|three|five|ten) (?:more |good |new )?(?:books?|novels?|pages?|chapters?)\b/i

/** `revision for my finals` is `revise for my finals`. */
const DEEDS: Readonly<Record<string, string | undefined>> = {
  revision: 'revise',
  preparation: 'prepare',
  renovation: 'renovate',
  organisation: 'organise',
  completion: 'complete',
}

/** `swap my evening beer for tea`: the word before an object is a verb, though it is in no list. */
const ACTS_ON =
  /^[a-z]{3,}(?<!ing|ed|ly|'s) (?:my|our|the|an?|this|that|these|those|all|every|some|myself|out|off|away|back) \S/i
const NO_ACT =
  /^(?:with|for|from|about|all|both|not|half|once|twice|just|over|under|into|onto|than|then|and|but|when|while|since|because|how|what|why|who|less|more|most|many|every|each|one|two|three|only|the|our|portfolio|project|thesis|time|day|hour)$/

/** What a goal is for is left out first where a title is too long. */
const PURPOSE =
  /,? (?:so (?:that )?(?:i|we) |in order to |because |to (?:improve|be|get|have|become|feel|help|make) )(?!.* (?:so|because) ).+$/i

function shortened(text: string): string {
  const points = Array.from(text)
  if (points.length <= LONGEST_TITLE) return text
  const [aim = ''] = PURPOSE.exec(text) ?? []
  if (aim !== '') return shortened(text.slice(0, -aim.length))
  const cut = points.slice(0, LONGEST_TITLE - 1).join('')
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord.length > LONGEST_TITLE / 2 ? atWord : cut).trimEnd()}…`
}

const BEGINNINGS: Record<PatternKey, string> = {
  race: 'Train for',
  start_running: 'Do',
  strength: 'Train for',
  weight: 'Work on',
  flexibility: 'Do',
  endurance: 'Train for',
  language: 'Learn',
  exam: 'Study for',
  course: 'Finish',
  reading: 'Read',
  writing: 'Write',
  instrument: 'Practise',
  art: 'Practise',
  coding: 'Learn',
  project: 'Work on',
  tidy: 'Tidy',
  moving: 'Prepare',
  event: 'Plan',
  job: 'Work on',
  presentation: 'Prepare',
  savings: 'Save for',
  debt: 'Pay off',
  calm: 'Practise',
  quit: 'Quit',
  skill: 'Practise',
  behaviour: 'Work on',
  general: 'Work on',
}
