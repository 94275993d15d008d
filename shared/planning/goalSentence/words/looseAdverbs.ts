const LOOSE =
  "somehow|basically|eventually|at some point|to be (?:fair|honest)|if i['’]?m (?:being )?honest|ideally|for once|at last|one way or another|in some way|lowkey|no joke|properly this time|tbh|ngl|i suppose|frankly|this time for real|someday|some day"
const AT_THE_END = new RegExp(
  `(?<=[\\p{L}\\p{N}])[\\s,]+(?:${LOOSE}|(?<!\\b(?:live|speak|talk|answer|write|act|more|communicate|and) )honestly|(?<!\\btak(?:e|ing) (?:\\S+ ){0,4})seriously|actually|already|finally|(?<!\\b(?:know|tell|find out) )for sure|definitely|really)[\\s.,;:!?]*$`,
  'iu',
)
const AT_THE_BEGINNING = new RegExp(
  `^(?:${LOOSE}|already|for sure|honestly|seriously|definitely|actually)[\\s,]+(?=[a-z])`,
  'i',
)

/**
 * A goal without an adverb that only says how it is meant: `be in bed by 10 | honestly`, `somehow | get fit`; but `take things seriously`.
 *
 * @param goal what is left of a sentence without its facts
 */
export function withoutLooseAdverbs(goal: string): string {
  return goal.replace(AT_THE_END, '').replace(AT_THE_BEGINNING, '')
}
