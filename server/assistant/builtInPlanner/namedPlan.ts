type Titled = { title: string }

/** How a button names the plan that it is about. */
export function quotedPlan(title: string): string {
  return `‘${title}’:`
}
const QUOTED = /^[‘'](.+?)[’']: (.+)$/s
const NAMED =
  /\b(?:my|the|this) ((?:[\p{L}\d'-]+ ){1,4}?)(?:plan|training|practi[sc]e|schedule|programme?|sessions|lessons|workouts)\b/iu
/** These say nothing of which plan it is. */
const UNNAMED = new Set([
  'whole',
  'new',
  'own',
  'current',
  'old',
  'weekly',
  'daily',
  'other',
  'next',
  'first',
  'last',
  'entire',
])

/**
 * The plan that a message names, and the message with `the plan` in the place of its name.
 *
 * @returns null where it names none; `plan` undefined where it names one that is not there
 */
export function namedPlan<Plan extends Titled>(
  text: string,
  plans: readonly Plan[],
): { plan: Plan | undefined; rest: string } | null {
  const said = text.trim().replaceAll('’', "'")
  const quoted = QUOTED.exec(text.trim())
  if (quoted) {
    const plan = plans.find(({ title }) => title === quoted[1])
    return { plan, rest: quoted[2] ?? '' }
  }
  const match = NAMED.exec(said)
  const words = (match?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !UNNAMED.has(word.toLowerCase()))
  if (!match || words.length === 0) return null
  const stems = words.map(stemOf)
  const plan = plans.find(({ title }) => {
    const own = stemsOf(title)
    return stems.some((stem) => own.has(stem))
  })
  return { plan, rest: said.replace(match[0], 'the plan') }
}

/** Whether all words of a text that say something are words of a title, one of them at least beside its verb. */
export function isNamedBy(title: string, text: string): boolean {
  const own = stemsOf(title)
  const [verb = ''] = title.split(/\s+/).map(stemOf)
  const stems = [...stemsOf(text)].filter((stem) => !LITTLE.has(stem))
  return (
    stems.every((stem) => own.has(stem) || stem === verb) &&
    stems.some((stem) => stem !== verb && own.has(stem))
  )
}

const LITTLE = new Set([
  'my',
  'the',
  'a',
  'an',
  'for',
  'this',
  'that',
  'learn',
  'train',
  'plan',
  'go',
  'do',
  '',
])

function stemsOf(text: string): Set<string> {
  return new Set(text.split(/[^\p{L}\d]+/u).map(stemOf))
}

/** `running`, `runs` and `run` are one word. */
function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/'s$/, '')
  if (plain.length < 5) return plain.replace(/(?<=\w\w)s$/, '')
  return plain.replace(/(?:ing|ers?|s|e)$/, '').replace(/([^aeiou])\1$/, '$1')
}
