import { baseOf } from '#shared/planning/goalSentence/words/verbs.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** What is only ever practised is a habit, also where its rhythm is left to the plan: `meditate`. */
const ONLY_PRACTISED =
  /^(?:meditate|stretch|read the (?:news(?:paper)?|paper)|(?:go for|take) (?:an?|my) (?:\w+ )?walk|pray|journal|breathe|floss|do (?:some )?(?:yoga|pilates|tai chi|stretching)|practi[sc]e (?:yoga|meditation|breathing(?: exercises)?|gratitude|mindfulness)|do (?:some |my )?breathing exercises|(?:walk|cycle|bike|ride (?:my|the|a) (?:bike|bicycle)) to (?:work|uni|university|school|college|the office)|keep a (?:\w+ )?(?:journal|diary))$/i
/** A few minutes, each day. */
const SMALL =
  /^(?:pray|journal|breathe|floss|practi[sc]e (?:breathing(?: exercises)?|gratitude)|do (?:some |my )?breathing exercises|keep a (?:\w+ )?(?:journal|diary))$/i
const USUAL_OF_SMALL = { perWeek: 7, minutes: 10 }

/** What somebody begins to do, as what they do then: `start journaling` is `journal`. */
export function practised(what: string): string {
  const [, gerund = '', rest = ''] = /^(?:start|begin|take up) (\w+ing)\b(.*)$/i.exec(what.trim()) ?? []
  const verb = baseOf(gerund.toLowerCase())
  return verb === null ? what.trim() : `${verb}${rest}`
}

/** Whether something that is only ever practised is named, with no rhythm and no amount: `meditate`. */
export function isOpenPractice({ what, amount, total_minutes: total }: Understood): boolean {
  return ONLY_PRACTISED.test(practised(what ?? '')) && amount === null && total === null
}

/** How often and how long a practice takes where the person leaves it open: what its kind usually takes, or a few minutes daily. */
export function usualOfPractice({ what }: Understood, { usual }: Pattern): Pattern['usual'] {
  return SMALL.test(practised(what ?? '')) ? USUAL_OF_SMALL : usual
}
