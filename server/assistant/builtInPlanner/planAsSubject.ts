import { isNamedBy } from './namedPlan.ts'

const NAME = "(?:(?:all(?: of)?|my|the) )*(?<name>[\\p{L}\\d][\\p{L}\\d' -]{2,40}?)"
const SESSIONS = '(?: (?:sessions?|lessons?|training|practi[sc]e|classes|runs|workouts?))?'
const LEAD = "^(?:(?:please|ok(?:ay)?|hey),? |(?:can|could|would) (?:you|we|i) (?:please )?|let'?s )*"
const form = (words: string) => new RegExp(words, 'iu')

/** How a plan is named by what it is about, and what stands in the place of that. */
const FORMS: readonly (readonly [words: RegExp, plain: string])[] = [
  // `move my spanish a week later`, `pause spanish until april`
  [
    form(
      `${LEAD}(?<verb>move|push|shift|bump|slide|postpone|delay|extend|pause|stop)(?: back)? ${NAME}${SESSIONS} (?=(?:back|out|on)?\\b ?(?:by|until|till?|for|an?|one|two|three|four|six|\\d+|a few|a couple of)\\b(?! ?(?:am|pm|:)))`,
    ),
    '$<verb> the plan ',
  ],
  [form(`${LEAD}put ${NAME}${SESSIONS} off (?=(?:to|until|till?)\\b)`), 'put the plan off '],
  // `no spanish next week`, `skip spanish on Fridays`
  [
    form(
      `${LEAD}(?:no|not any|skip|leave out) ${NAME}${SESSIONS} (?=(?:this|next) (?:week|weekend|month)|(?:on )?\\w+days?\\b|(?:on|at) weekends|in the \\w+)`,
    ),
    'not ',
  ],
  // `spanish only twice a week`, `the spanish sessions are too long`
  [
    form(
      `^${NAME}${SESSIONS},? (?:is |are )?(?:a bit |a little |much |way )?(?=(?:only|not|never|too (?:long|short|often|early|late)|shorter|longer|(?:more|less) often|fewer)\\b|.*\\b(?:please|instead|from now on|now)[\\s.!]*$)`,
    ),
    '',
  ],
  [
    form(
      `(?<=^.*\\b(?:days?|weeks?|months?|deadline|end|start)\\b.*) (?:for|of|in|with) ${NAME}${SESSIONS}(?=$|[\\s.!]*$| (?:back|by|forward|later)\\b)`,
    ),
    '',
  ],
]

/**
 * The plan that a message names by its subject alone, and the message with `the plan`, or nothing, in the place of it:
 * `move spanish back a week`, `spanish only twice a week`. Null where no plan is about that.
 */
export function planAsSubject<Plan extends { title: string }>(
  text: string,
  plans: readonly Plan[],
): { plan: Plan; rest: string } | null {
  const said = text.trim().replaceAll('’', "'")
  for (const [words, plain] of FORMS) {
    const name = words.exec(said)?.groups?.['name']
    const plan = name === undefined ? undefined : plans.find(({ title }) => isNamedBy(title, name))
    if (plan) return { plan, rest: said.replace(words, plain) }
  }
  return null
}
