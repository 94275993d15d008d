import type { Category } from './fields.ts'
import type { Task } from './task.ts'

/** What the person made before, and which category it has. */
type Past = Pick<Task, 'title' | 'category'>

/** Words by which a title shows its category, in lower case. */
const WORDS: readonly (readonly [category: Category, words: RegExp])[] = [
  ['personal', /\b(?:walk(?:ing)? (?:the |my )?dog|feed (?:the |my )?(?:dog|cat))\b/],
  [
    'health',
    /\b(?:doctor|dentist|physio|therap(?:y|ist)|medicines?|meds|pills?|vitamins?|vet|hospital|check-?up|pharmacy|prescription|meditat\w*|sleep|nap|optician|eye exam|blood test|vaccin\w*|skin ?care|floss)\b/,
  ],
  [
    'fitness',
    /\b(?:gym|run|running|jog\w*|yoga|pilates|workouts?|exercise|swim\w*|bike|cycling|push-?ups?|squats?|stretch\w*|hike|hiking|marathon|crossfit|football|soccer|tennis|basketball|climbing|weights|cardio|training|walk)\b/,
  ],
  [
    'finance',
    /\b(?:pay|bills?|rent|tax(?:es)?|invoices?|budget|bank|loan|mortgage|insurance|refund|salary|receipts?|credit card|transfer money|savings?)\b/,
  ],
  [
    'learning',
    /\b(?:stud(?:y|ying)|learn\w*|course|class|lesson|homework|exam|revise|lecture|duolingo|vocab\w*|essay|thesis|tutorial|flashcards|chapter|read(?:ing)?|spanish|french|german|guitar practice|piano)\b/,
  ],
  [
    'travel',
    /\b(?:flights?|trip|hotel|pack(?:ing)?|passport|visa|airport|train tickets?|vacation|holiday|itinerary|airbnb|luggage)\b/,
  ],
  [
    'technology',
    /\b(?:code|coding|deploy|server|backup|laptop|website|bug|github|software|install|update phone|router|wifi|database|app)\b/,
  ],
  [
    'work',
    /\b(?:meeting|report|client|presentation|slides|standup|sync|review pr|project|deadline|email|interview|boss|team|1:1|sales|proposal|contract|onboarding|colleague|office|timesheet|agenda|roadmap|hire|quarterly)\b/,
  ],
  [
    'social',
    /\b(?:call|text|birthday|party|dinner with|lunch with|coffee with|drinks|wedding|visit|mom|mum|dad|grandma|grandpa|parents|friends?|date night|brunch|anniversary|gift|invite|catch up)\b/,
  ],
  [
    'creative',
    /\b(?:draw\w*|paint\w*|sketch|write|writing|novel|blog|poem|song|compose|photo\w*|knit\w*|sew\w*|craft|pottery|video edit\w*|design)\b/,
  ],
  [
    'entertainment',
    /\b(?:movie|film|cinema|netflix|tv|series|concert|game|gaming|theat(?:er|re)|festival|podcast|museum)\b/,
  ],
  [
    'personal',
    /\b(?:buy|groceries|grocery|shopping|milk|laundry|clean\w*|tidy|dishes|trash|bins|vacuum|iron|cook\w*|bake|haircut|garden\w*|water plants?|plants|dog|cat|kids?|school run|pick up|post office|parcel|package|car wash|oil change|plumber|landlord|repair|fix|declutter|organi[sz]e|journal|furniture|curtains|dry cleaning|barber|nails)\b/,
  ],
]

/** A word of the person's own past counts more than one of the lists. */
const WEIGHT_OF_PAST = 3
/** Each older task with the same word counts half as much, so that a category that was corrected wins at once. */
const DECAY = 0.5
/** So many of the newest titles are looked at. */
const MOST_PAST = 500

/**
 * The category that a new task most likely belongs to (docs/rules/tasks.md, Tasks): by the words of its title, those that the person's
 * own tasks have counting most, and of those the later ones; else the one that was used last; null where there is none.
 *
 * @param past the person's tasks, newest first
 */
export function guessCategory(title: string, past: readonly Past[]): Category | null {
  const scores = new Map<Category, number>()
  const add = (category: Category, score: number) => scores.set(category, (scores.get(category) ?? 0) + score)
  const plain = title.toLowerCase()
  for (const [category, words] of WORDS) if (words.test(plain)) add(category, 1)
  const ofWord = wordsOfPast(past)
  for (const word of wordsOf(plain)) {
    const categories = ofWord.get(word) ?? []
    const weights = categories.map((_, age) => DECAY ** age)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    for (const [age, category] of categories.entries())
      add(category, (WEIGHT_OF_PAST * (weights[age] ?? 0)) / sum)
  }
  const [best] = [...scores].toSorted((one, other) => other[1] - one[1])
  return best?.[0] ?? past.find(isChosen)?.category ?? null
}

/** By each word the categories of the tasks that have it, newest first; made once for all titles that are typed. */
const known = new WeakMap<readonly Past[], ReadonlyMap<string, readonly Category[]>>()

function wordsOfPast(past: readonly Past[]): ReadonlyMap<string, readonly Category[]> {
  const before = known.get(past)
  if (before !== undefined) return before
  const words = new Map<string, Category[]>()
  for (const { title, category } of past.slice(0, MOST_PAST).filter(isChosen))
    for (const word of wordsOf(title.toLowerCase())) words.set(word, [...(words.get(word) ?? []), category])
  known.set(past, words)
  return words
}

/** `general` is what the assistant says when nobody chose. */
function isChosen({ category }: Past): boolean {
  return category !== 'general'
}

/** Words that say nothing of what a task is about. */
const COMMON =
  /^(?:the|and|for|with|from|about|this|that|new|get|make|take|send|check|plan|finish|start|go|do|some|more|my|our|your|one|two|first|next|last|all|out|off|into)$/

function wordsOf(plain: string): Set<string> {
  return new Set((plain.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !COMMON.test(word)))
}
