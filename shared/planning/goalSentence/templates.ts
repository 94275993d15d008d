import type { Category } from '#shared/tasks/fields.ts'
import type { Understood } from '#shared/planning/understood.ts'

type Template = Understood['template']

/** What makes a sentence one of an exam, whatever else it names. */
const EXAM =
  /\b(exams?|examinations?|midterms?|finals|quiz|certifications?|certificate|toefl|ielts|gmat|gre|lsat|mcat|a-levels|abitur|driving test)\b|\b(pass|for|take|retake) (my |the |a |an )?([a-z0-9]+ ){0,2}test\b/
/** What says that something is made, so that an exam or a sport is what it is about. */
const MAKING = /^(write|build|design|create|develop|code|program|publish|organi[sz]e|launch|make)\b/

const KINDS: readonly (readonly [template: Template, words: RegExp])[] = [
  [
    'saving',
    /\b(sav(?:e|ing) (?:up|money|for)|save [$€£¥]?\d|sav(?:e|ing) .{0,200}(?:[$€£¥]|\b(?:euros?|eur|dollars?|usd|pounds|gbp|bucks|francs?|chf|yen)\b)|savings|put (?:aside|away)|set aside|emergency fund|deposit for|pay off)\b|\bsave [€$£¥]/,
  ],
  ['reading', /\b(?:re)?read(?:ing)?\b/],
  [
    'learn',
    /\b(learn(?:ing)?|stud(?:y|ying)|master|improve my|get better at|understand|memori[sz]e|course|revise|relearn)\b/,
  ],
  [
    'project',
    /\b(build|writ(?:e|ing)|finish|launch|ship|create|make|design|develop|publish|prepare|organi[sz]e|renovate|redecorate|paint|complete|record|produce|set up|start (?:a|my|an) [a-z ]{0,60}(?:business|blog|podcast|company|newsletter|shop|channel)|thesis|dissertation|website|portfolio|novel|declutter|move house|assemble|restore|code|program|plan (?:a|the|my|our))\b/,
  ],
  [
    'fitness',
    /\b(run(?:ning)?|jog(?:ging)?|gym|work ?out|workouts?|exercise|train(?:ing)?(?! (?:my|our|the|a) (?:\w+ )?(?:dog|puppy|cat|kitten|horse|parrot|team|staff|model|colleagues?|employees?)\b)|marathon|half-marathon|5k|10k|swim(?:ming)?|cycl(?:e|ing)|bike|biking|yoga|pilates|lose|weight|push-?ups?|pull-?ups?|squats?|hik(?:e|ing)|stretch(?:ing)?|get fit|fitness|walk(?:ing)?|plank|lift(?:ing)?|climb(?:ing)?|row(?:ing)?|triathlon|crossfit|strength|cardio|muscles?|dance)\b/,
  ],
  [
    'habit',
    /\b(meditat(?:e|ion|ing)|drink|water|journal(?:ing)?|floss|go to bed|wake up|get up|sleep|gratitude|habit|routine|quit|stop|no sugar|vitamins?|make (?:my|the) bed|pray|breath(?:e|ing)|tidy|call (?:my )?(?:mum|mom|mother|dad|father|parents))\b/,
  ],
]

/** Learning, where nothing else says what is practised: `practise yoga` is fitness. */
const PRACTICE =
  /\b(practi[sc]e|practi[sc]ing|play (?:the )?(?:guitar|piano|violin|drums|chess)|rehearse|vocabulary|language|spanish|french|german|italian|japanese|chinese|english|portuguese|korean|guitar|piano|violin)\b/

const WORDS_OF_CATEGORY: readonly (readonly [category: Category, words: RegExp])[] = [
  [
    'work',
    /\b(work|job|report|client|clients|presentation|meeting|meetings|project|business|boss|office|career|cv|resume|interview|portfolio|sales|team|thesis|dissertation|conference|startup|company|newsletter|promotion|promoted|salary|proposal)\b/,
  ],
  [
    'technology',
    /\b(app|website|code|coding|software|programming|server|computer|database|github|api|game engine|robot)\b/,
  ],
  [
    'finance',
    /\b(budget|tax|taxes|invest|investing|debt|loan|mortgage|finances|money|insurance|bank|fund|pay off|savings?)\b/,
  ],
  [
    'fitness',
    /\b(run|running|gym|workout|sports?|exercise|marathon|yoga|swim|swimming|training|push-?ups|walk|walking|hike|stretch)\b/,
  ],
  [
    'health',
    /\b(meditat(?:e|ion|ing)|sleep|water|doctor|dentist|health|healthy|healthier|blood pressure|cholesterol|blood sugar|posture|pain|burn-?out|breakup|grief|migraines?|headaches?|diet|vegetables|smoking|vitamins?|floss|therapy|breathe|breathing|bed|wake up|sugar|alcohol|weight|mindfulness)\b/,
  ],
  [
    'creative',
    /\b(paint|painting|draw|drawing|novel|story|poem|poems|song|songs|music|photo|photography|blog|podcast|sketch|craft|knit|sew|compose|book|album|film|video|write|writing)\b/,
  ],
  [
    'social',
    /\b(friends?|party|wedding|call|visit|date night|family dinner|volunteer|community|reunion|neighbou?rs?)\b/,
  ],
  ['travel', /\b(travel|trip|vacation|holiday|flight|journey|road trip|backpacking)\b/],
  ['entertainment', /\b(movies?|series|games?|gaming|concert|festival)\b/],
]

const FIXED: Partial<Record<Template, Category>> = {
  learn: 'learning',
  exam: 'learning',
  reading: 'learning',
  fitness: 'fitness',
  saving: 'finance',
}

/** The kind of goal that a sentence names: the kind whose word comes first. */
export function templateOf(text: string): Template {
  const plain = text.toLowerCase()
  const start = plain.trimStart()
  if (EXAM.test(plain) && !MAKING.test(start)) return 'exam'
  return firstNamed(KINDS, plain) ?? (PRACTICE.test(plain) ? 'learn' : 'general')
}

/** The category of a goal of a kind: by its words where the kind does not say; `personal` in doubt. */
export function categoryOf(template: Template, text: string): Category {
  const plain = text.toLowerCase().replace(/^work on /, '')
  return FIXED[template] ?? firstNamed(WORDS_OF_CATEGORY, plain) ?? 'personal'
}

/** The one whose word comes first. */
function firstNamed<Name>(
  kinds: readonly (readonly [name: Name, words: RegExp])[],
  text: string,
): Name | null {
  let first: { name: Name; at: number } | null = null
  for (const [name, words] of kinds) {
    const at = text.search(words)
    if (at >= 0 && (first === null || at < first.at)) first = { name, at }
  }
  return first?.name ?? null
}
