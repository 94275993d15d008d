import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText } from '#shared/planning/goalSentence/words/clauses.ts'

/** Words with which such a part does not begin a condition: `by heart`, `in under 50 minutes`, `not only`. */
const EXCEPTIONS: readonly (readonly [first: RegExp, second: RegExp, behind?: RegExp])[] = [
  [/^by$/, /^(?:myself|heart|hand|ear|foot|bike|train|car|yourself|ourselves|memory|doing|using)$/],
  [/^by$/, /^(?!evening|morning|spring)[a-z]{2,}ing$/], // `lose weight by walking`
  [/^(?:with|for)$/, /^(?:breakfast|lunch|dinner)$/],
  [/^(?:with|at)$/, /^(?:every|each)$/, /^(?:breakfast|lunch|dinner|supper)\b/],
  [/^(?:every|each)$/, /^(?:breakfast|lunch|dinner|supper)$/],
  [/^(?:in|at)$/, /^(?:under|less|below|least|sub)$/],
  [/^not$/, /^only$/],
  [/^not$/, /^to$/, /^(?:bite|bark|jump|pull|chew|beg|cry|hit|lie|shout|swear|worry|panic|give up)\b/],
  [/^for$/, /^20[0-2]\d$/], // `do my taxes for 2025`
  [/^on$/, /^time$/],
  [/^for$/, /^the$/, /^first time\b/],
  [/^after$/, /^(?:having|giving)$/, /^(?:an?|my|our) (?:baby|child|birth)\b|^birth\b/],
  [/^after$/, /^(?:covid|surgery|injury|illness|pregnancy|childbirth|burnout|divorce)$/],
  [
    /^after$/,
    /^(?:my|our|the|an?)$/,
    /^(?:[a-z]+ )?(?:injury|surgery|operation|accident|illness|pregnancy|stroke|burnout|divorce)\b/,
  ],
  [/^while$/, /^(?:watching|listening|cooking|commuting|driving|waiting|walking|standing|brushing|sitting)$/],
  [/^when$/, /^(?:called|asked|told)$/],
  [/^(?:at|a)$/, /^time$/], // `one shelf at a time`
  [/^don'?t$/, /^want$/],
  [
    /^without$/,
    /^(?:phones?|screens?|tv|sugar|coffee|alcohol|equipment|gym|diet|dieting|starving|leash|weights|subtitles|sheet|glasses|help|support|getting|breaking|breaks?|stops?|pauses?|rest|stopping|pausing|walking|resting|notes|looking|falling|crying|shaking)$/,
  ],
  // `thinking about | losing 5 kg`
  [/^(?:about|with|for|on|of|in)$/, /^(?:los(?:e|ing)|gain(?:ing)?)$/],
  [/^from$/, /^(?:last|past|home)$/],
  [
    /^no$/,
    /^(?:equipment|gear|gym|weights?|machines?|kit|rush|pressure|stress|hurry|excuses|exceptions?|matter|experience)$/,
  ],
  [
    /^but$/,
    /^no$/,
    /^(?:equipment|gear|gym|gyms|weights?|machines?|running|jogging|swimming|cardio|jumping|apps?|class(?:es)?|diets?)\b/,
  ],
  [/^as$/, /^(?:a|an|the|well|much|many|far|long|fast|good|possible)$/],
  [/^from$/, /^\d+(?:[.,]\d+)?(?:k|km|kg|m|lbs?|miles?)?$/],
  [/^(?:about|around)$/, /^\d+(?:[.,]\d+)?(?:k|km|kg|m|lbs?)$/],
  [/^(?:about|around)$/, /^\d+(?:[.,]\d+)?$/, /^(?:kg|kilos?|pounds?|lbs?|stone|km|miles?|pages?|words?)\b/],
]

/** Whether no condition begins at a word that often begins one. */
export function isException(words: readonly Word[], at: number): boolean {
  const [plain, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const second =
    /^(?:the|an?|any)$/.test(next) || (plain === 'without' && next === 'my')
      ? (words[at + 2]?.plain ?? '')
      : next
  // `a new job | as data analyst`
  const isOfJob = /^(?:jobs?|work|role|position|career|internship)$/.test(words[at - 1]?.plain ?? '')
  if (plain === 'as' && isOfJob) return true
  return EXCEPTIONS.some(
    ([first, then, behind]) =>
      first.test(plain) &&
      (then.test(next) || then.test(second)) &&
      (behind === undefined || behind.test(clauseText(words, at + 2, 2))),
  )
}
