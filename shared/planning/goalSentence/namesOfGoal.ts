import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { countedDeed, withoutCountOfSessions } from './countedDeeds.ts'
import { namedByLevel } from './fromLevel.ts'
import { LONGEST_SUBJECT } from './kindOfGoal.ts'
import { namedByTold } from './namedByTold.ts'
import { thingDue, withThingNamed, workOnThing } from './namedThing.ts'
import { withDeedTold, withReferent } from './referents.ts'
import { deedOfStatements } from './deedOfStatements.ts'
import { partsOfText, together } from './textOfWords.ts'
import { withoutWish } from './withoutWish.ts'
import { titledParts, withoutAmount } from './titleParts.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** What the goal is called by all of its parts, by the first, and by those of the title (`titled`); '' where nothing names it. */
export function namesOf(
  text: string,
  words: readonly Word[],
  { goal, told, amount, claims, targets, level }: Goal,
): { wish: string; first: string; title: string; titled: Span[] } {
  const nameOf = namesBeside(told)
  const named = (spans: readonly Span[]) =>
    namedByLevel(nameOf(together(text, words, spans).slice(0, LONGEST_SUBJECT)), level)
  const wish =
    named(goal) ||
    countedDeed(words, claims) ||
    thingOf(text, words, { goal, claims, told }) ||
    deedOfStatements(told)
  const titled = titledParts(words, goal, { claims, targets })
  const title = named(titled.map((span) => withoutAmount(words, span, amount)))
  return { wish, first: named(goal.slice(0, 1)), title, titled }
}

/** The parts of a goal, what was told of it, and its facts. */
type Goal = {
  goal: readonly Span[]
  told: string
  amount: Span | null
  claims: readonly Claim[]
  targets: readonly Span[]
  level: string | null
}

/** How parts of a goal are named beside what was told. Mostly the goal, its title and its first part are the same words. */
function namesBeside(told: string): (said: string) => string {
  const names = new Map<string, string>()
  return (said) => {
    const name =
      names.get(said) ??
      withoutCountOfSessions(
        withReferent(withThingNamed(namedByTold(withDeedTold(withoutWish(said), told), told), told), told),
      )
    names.set(said, name)
    return name
  }
}

/** What the goal only refers to, by what was told of it. */
function thingOf(
  text: string,
  words: readonly Word[],
  { goal, claims, told }: { goal: readonly Span[]; claims: readonly Claim[]; told: string },
): string {
  const due = claims.filter(({ as }) => as === 'deadline')
  return (
    workOnThing(together(text, words, goal), told) || thingDue(partsOfText(text, words, due).join(', '), told)
  )
}
