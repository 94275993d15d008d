import { patternOfGoal } from '#shared/planning/goalPlan/patternOfGoal.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { buttons, type Local, type OpenPlan, type Reply, toolCall } from './conversation.ts'

type Suggested = { label: string; level: string }

const LEVEL =
  /^(?:(?:no|hmm|well|actually|but|oh|sorry),? )*(?:(?:i(?:'m| am) (?:at |a |an |not a |already |quite |very |new|total|complete|absolute)*(?:beginner|newbie|new to|advanced|intermediate|good at|level [abc]|[abc][0-2]\b|experienced|fit|unfit|out of shape))|i (?:already |can already |can |know |do know |have never |never |have (?:already |only )?(?:done|run|read|played|learned|written)|play |speak |ran |used to )|i(?:'ve| have) (?:never|already|done|been))/i
/** `beginner`, `total newbie`: the word alone. */
const NAMES_LEVEL =
  /^(?:(?:no|hmm|well|actually|but|oh|sorry|just),? )*(?:(?:as )?an? )?(?:(?:total|complete|absolute|bloody) )?(?:beginner|newbie|novice|intermediate|advanced|experienced|from (?:zero|scratch|nothing)|(?:just )?(?:the )?basics|a (?:little|bit)|(?:at )?(?:level )?[abc][0-2])(?: (?:right now|now|today|at the moment|here|level|learner|player|only|already))?[\s.!]*$/i
const KNOWS_A_LITTLE = /\b(?:a (?:little|bit)|some|(?:the )?basics|basic|not much|a1)\b/i
const KNOWS_WELL =
  /\b(?:a2|[bc][12]|intermediate|advanced|experienced|expert|fluent(?:ly)?|good at|(?:very|quite|pretty) (?:good|well))\b/i
/** The first of the answers is the beginning, and the last the most. */
const IS_BEGINNING =
  /\b(?:nothing|never|not|new|less|begin|none|hardly|cannot|up to|a length or two|rules|alone at most)\b/i
const IS_MEASURED = /\d|\b(?:minutes|hours?|kilomet(?:er|re)s?|lengths?|push-ups)\b/i
const BEGINS = /\b(?:beginner|newbie|novice|new to|never|from (?:zero|scratch|nothing)|nothing)\b/i

/** An answer to the question of the plan's pattern, as its button sends it; null for anything else. */
export function chosenLevel(text: string, plan: OpenPlan, local: Local): Reply | null {
  const plain = inLowerCase(text)
  const chosen = questionOf(plan, local)?.suggestions.find(
    ({ label, level }) => label.toLowerCase() === plain || plain === `i ${level.toLowerCase()}`,
  )
  return chosen ? atLevel(chosen.level, plan) : null
}

/** How far somebody is, in words of their own; a question with buttons where it is not clear. */
export function levelReply(text: string, plan: OpenPlan, local: Local): Reply | null {
  const question = questionOf(plan, local)
  if (!question || !saysLevel(text)) return null
  const level = levelAmong(text, question.suggestions)
  return level !== null
    ? atLevel(level, plan)
    : {
        text: `${question.text} The plan stays as it is until then.`,
        suggestions: buttons(...question.suggestions.map(({ label }) => label)),
      }
}

/** How far somebody is with a goal, as a message says it: `I already run 5 km`; null where it says nothing clear. */
export function levelIn(text: string, understood: Understood): string | null {
  const question = saysLevel(text) ? patternOfGoal(understood).question : null
  return question && levelAmong(text, question.suggestions)
}

function saysLevel(text: string): boolean {
  const said = text.trim().replaceAll('’', "'")
  return NAMES_LEVEL.test(said) || (LEVEL.test(said) && !NAMES_DAY.test(said))
}

function levelAmong(text: string, suggestions: readonly Suggested[]): string | null {
  const chosen = BEGINS.test(text)
    ? suggestions[0]
    : (nearest(inLowerCase(text), suggestions) ?? graded(text, suggestions))
  return chosen?.level ?? null
}

/** `intermediate`, `I know a little`: by its place among answers that go from the beginning to the most. */
function graded(text: string, suggestions: readonly Suggested[]): Suggested | undefined {
  const isGraded = IS_BEGINNING.test(suggestions[0]?.level ?? '') && suggestions.length > 2
  if (!isGraded) return undefined
  if (/\bintermediate\b/i.test(text) && suggestions.some(({ level }) => IS_MEASURED.test(level)))
    return suggestions[Math.floor(suggestions.length / 2)]
  if (KNOWS_WELL.test(text) && !/\bnot\b/i.test(text)) return suggestions.at(-1)
  return KNOWS_A_LITTLE.test(text) ? suggestions[1] : undefined
}

/** `I play tennis on Mondays` says when, and not how well. */
const NAMES_DAY = /\b(?:\w+days?|weekends?|mornings?|afternoons?|evenings?|nights?|week|month|year)\b/i

function inLowerCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
}

function questionOf({ text, answers }: OpenPlan, local: Local) {
  return patternOfGoal(understand(text, local, answers).understood).question
}

function atLevel(level: string, { id, text, answers }: OpenPlan): Reply {
  return toolCall('change_plan', { plan_id: id, text, answers: { ...answers, level }, not_applied: [] })
}

/** The answer whose words are in a message: `I can already run 5 km`; else the one with the same number. */
function nearest(plain: string, suggestions: readonly Suggested[]): Suggested | undefined {
  const words = plain.replaceAll(/\b(?:already|now|only|just|about) /g, '')
  const named = suggestions.find(({ level }) => words.includes(level.toLowerCase()))
  const [number] = /\d+/.exec(plain) ?? []
  if (named || number === undefined) return named
  return (
    suggestions.findLast(({ level }) => new RegExp(`\\b${number}\\b`).test(level)) ??
    byKilometres(plain, suggestions)
  )
}

/** `I can run 3k` is less than 5 km; `7 km` is what comes before it. */
function byKilometres(plain: string, suggestions: readonly Suggested[]): Suggested | undefined {
  const said = kilometresIn(plain)
  if (said === null) return undefined
  const isBelow = (level: string) => /\bless than\b/i.test(level)
  return (
    suggestions.findLast(({ level }) => !isBelow(level) && (kilometresIn(level) ?? Infinity) <= said) ??
    suggestions.find(({ level }) => isBelow(level) && said < (kilometresIn(level) ?? 0))
  )
}

function kilometresIn(text: string): number | null {
  const [, number] = /(\d{1,3}) ?(?:k|kms?|kilomet(?:er|re)s?)\b/i.exec(text) ?? []
  return number === undefined ? null : Number(number)
}
