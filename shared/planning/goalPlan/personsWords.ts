import { uncapitalised } from '#shared/text/capitalised.ts'
import type { Pattern, PatternPhase } from '#shared/planning/patterns/pattern.ts'

/** What a person says of themselves, as one says it to them. */
const TO_THEM: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  am: 'are',
}

/**
 * A goal's title as one says it to the person, in the middle of a sentence: `Sell my old things` is `sell your old things`, `DJ at
 * our party` keeps its capitals.
 */
export function saidToThem(title: string): string {
  const words = title.replaceAll(/\b[a-z]+\b(?!['’])/gi, (word) => TO_THEM[word.toLowerCase()] ?? word)
  return /^[A-Z](?![A-Z])/.test(words) ? uncapitalised(words) : words
}

/**
 * A pattern whose first step and phases name the goal, and the answer to its question (`{level}`), by the person's own words.
 *
 * @param what the goal's title
 */
export function inPersonsWords(pattern: Pattern, what: string, level: string | null = null): Pattern {
  const answer = level ?? pattern.question?.assumed ?? ''
  const said = (text: string) => withGoal(text, what).replaceAll('{level}', () => answer)
  const { firstStep, phases } = pattern
  return {
    ...pattern,
    firstStep: { title: said(firstStep.title), note: said(firstStep.note) },
    phases: phases.map((phase): PatternPhase => ({
      ...phase,
      focus: said(phase.focus),
      why: said(phase.why),
      checkpoint: said(phase.checkpoint),
    })),
  }
}

/** A text in which `{goal}` is the person's goal. */
export function withGoal(text: string, what: string): string {
  return text.replaceAll('{goal}', () => saidToThem(what))
}
