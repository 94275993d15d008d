import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'
import { isVerb } from './verbs.ts'

const DAYS = `(?:${DAY}(?:(?:,| and| or| &|,? and)? ?${DAY}){0,4}|weekdays|weekends|the weekend)(?![a-z])`
/** Of less of something none on a day is no day without a session. */
const OF_LESS =
  /\b(?:no|less|fewer|cut|quit|stop|limit|reduce|give up|avoid|without|down|only|moderat[a-z]*|sober|dry|track|budget)\b/i
const INDULGES =
  /^(?:drink|eat|smoke|spend|buy|shop|snack|order|scroll|game|watch|vape|gamble|bet|work|post|cook|bake)$/
const SPORTS =
  /^(?:yoga|pilates|gym|cardio|weights|zumba|karate|judo|tennis|football|guitar|piano|violin|drums|homework|duolingo)$/

/** `walk daily, no walks on Thursday`: of what the goal itself names, there is none then. */
const NONE_OF_IT: Rewriting = (all, joint = '', thing = '', days = '', ...groups) => {
  const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2))).toLowerCase()
  const stem = thing.toLowerCase().replace(/s$/, '')
  const isNamed = new RegExp(`(?:^|[^a-z])${stem}(?:ing|s|ming|ning)?(?![a-z])`).test(before)
  const isDone = (isVerb(stem) && !INDULGES.test(stem)) || SPORTS.test(stem)
  return isNamed && isDone && !OF_LESS.test(before) ? `${joint}not on ${days}` : all
}

/** Days without what the goal names. */
export const NONE_OF_IT_ON: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [
    new RegExp(
      `([,;.(]\\s*|\\s(?:and |but |- )?)no ([a-z]+) (?:on |at )?(${DAYS})(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    NONE_OF_IT,
  ],
]
