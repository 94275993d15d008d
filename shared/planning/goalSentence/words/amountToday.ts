import type { Rewriting } from './plainerLeads.ts'

const NOW = '(?:now|right now|atm|rn|at the moment|at present|currently|presently|these days|so far|today)'
const AMOUNT =
  '(\\d{1,3}(?:[.,]\\d)? ?(?:hours?|hrs?|h|minutes?|mins?|min)(?: \\d{1,2} ?(?:minutes?|mins?|min))? (?:a|per|each|every) (?:day|night))'
const HEDGES =
  '(?:(?:at|on|about|around|like|roughly|already|currently|over|almost|nearly|up to|more like|usually) )*'
const IT_IS = `(?:it['’]?s|it is|that['’]?s|i['’]?m (?:at|on)|i am (?:at|on)|i (?:spend|do|use)(?: it)?)`
const END = '(?=\\s*(?:[,;.!)]|$))'
/** What somebody wants to have less of. */
const LESS =
  /\b(?:cut|halv(?:e|ing)|reduc(?:e|ing)|less|fewer|lower|limit|decrease|get off|stop|quit|too much)\b/i

/** What is spent on them is no practice: `I do 20 minutes a day` may be. */
const IS_TIME_WASTED =
  /\b(?:screen|phone|tv|telly|gaming|games?|scroll\w*|social|youtube|instagram|tiktok)\b/i

/** `cut my screen time, it's 6 hours a day now`: what there is today is no length of a session. */
const TODAY: Rewriting = (all, pause = '', amount = '', now = '', ...groups) => {
  const before = (groups.at(-1) ?? '').slice(0, Number(groups.at(-2)))
  const isOfIt = IS_OF_IT.test(all) || IS_TIME_WASTED.test(before)
  return (LESS.test(before) && isOfIt) || now !== '' ? `${pause}currently ${amount}` : all
}

const IS_OF_IT = /^\W*(?:(?:and|but|as) )?(?:it|that)\b/i

/** How much of something there is each day by now. */
export const AMOUNT_TODAY: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `([,;.(]\\s*|\\s-\\s)(?:and |but |as )?${IT_IS} ${HEDGES}${AMOUNT}((?:,? ${NOW})?)${END}`,
      'gi',
    ),
    TODAY,
  ],
  // `my screen time is 6 hours a day, cut it in half`
  [
    new RegExp(
      `^(\\s*)(my [a-z]+ (?:time|use|usage)) is ${HEDGES}${AMOUNT}(?:,? ${NOW})?(?:[,;.]| -|,? and|,? so) (?:(?:i )?(?:want|need|would like|have) to )?(cut|halve|reduce|limit|lower|bring) (?:it|that)\\b`,
      'gi',
    ),
    (_all, lead = '', thing = '', amount = '', verb = '') => `${lead}currently ${amount}, ${verb} ${thing}`,
  ],
]
