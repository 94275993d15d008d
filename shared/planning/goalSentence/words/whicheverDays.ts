const WHICH =
  "(?:whichever|whatever|any|no matter (?:which|what)|(?:(?:i|we) )?(?:do not|don['’]?t) (?:mind|care) (?:which|what))"
const FITS =
  "(?: (?:that |of the week |which )?(?:works?|suits?|fits?|goes|will do|(?:is|are) (?:fine|ok|okay|good|free)|i can|i(?:['’]?m| am) free|it is|i like|i want|you like|you want|of the week)(?: (?:best|me|for me|in|then))?)?"
/** `2 sessions a week, | whichever days`. */
const WHICHEVER_DAYS = new RegExp(
  `(?:,? (?:on |it['’]?s |at )?|[;.(]\\s{0,2})(?:${WHICH} (?:two |three |four |[2-6] )?days?${FITS}|(?:the )?days? (?:do not|don['’]?t|doesn['’]?t) matter)\\)?(?=\\s*(?:[,;.!)]|$)| (?:except|apart from|other than|but (?:not|no) ))`,
  'gi',
)
const NUMBER_A_WEEK =
  /\b(?:once|twice|(?:\d|two|three|four|five|six) ?(?:x|times|days|sessions|workouts|runs|swims|classes|evenings|mornings)?) (?:a|per|each|every) week\b|\b\dx?\/week\b/i
/** What somebody does at hours that change. */
const WORKS_SHIFTS =
  /^(\s*)((?:(?:i|we) (?:work|do|am on|have)|(?:i['’]?m|we['’]?re) on) (?:(?:a|the|rotating|changing|irregular|different|variable|mixed|late|early|night|weird|crazy|long) ){0,3}(?:shifts|shift work|rota|hours)(?: (?:\([^()]{3,40}\)|all the time|every week))?)(?:,? and |,? so |[,;.!]\s+| but )/i

/**
 * `swim twice a week, whichever days`: of the days nothing is meant, and where they change with the shifts somebody works, that says no more
 * either. The job is `shown` as not used.
 */
export function withoutWhicheverDays(text: string): { text: string; shown: string[] } {
  const rest = NUMBER_A_WEEK.test(text) ? text.replaceAll(WHICHEVER_DAYS, '') : text
  if (rest === text) return { text, shown: [] }
  const shown: string[] = []
  const left = rest.replace(WORKS_SHIFTS, (_all, before: string, job: string) => {
    shown.push(job)
    return before
  })
  return { text: left, shown }
}
