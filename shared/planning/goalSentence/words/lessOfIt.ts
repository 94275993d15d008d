const THING =
  "((?:my |the )?(?!(?:it|that|this|them|me|there|time|top|my|the|average|holiday|call|leave)\\b)[a-z'’-]+(?:\\.(?:com|org))?(?: (?!(?:and|but|so|is|are|way|far|too|all|for|every|each|a|per|lately|yesterday|today|last|at|in|on|instead|when|while|right|these|again|want|would|need|\\d+)\\b)[a-z'’-]+)?)"
const MUCH = '(?:way |far |much )*(?:too much|so much|loads of|too many|so many|a lot of|tons of)'
const LENGTH =
  '(?:like |about |around |over |nearly |almost )?(?:\\d+(?:[.,]\\d+)?|an?|two|three|four|five|six|half an) ?(?:h|hrs?|hours?|mins?|minutes?)(?: ?\\d{1,2} ?(?:m|mins?|minutes?)?(?![a-z\\d]))?(?: or (?:so|more))?'
const THEN =
  '(?:yesterday|today|last (?:night|week|weekend|sunday)|this (?:morning|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|a day|per day|every day|each day|daily|every night|a night|some days|most days)'
const SELF = "(?:(?:i|we)(?:['’]?m|['’]?re|['’]?ve| am| are| was| have)?(?: been)? )"
const OFTEN = '(?:just |still |always |basically |literally |really |currently |constantly )*'

const USE =
  '(?:my )?(?:(?:average |daily |weekly )?screen ?time|(?:[a-z]+ )?(?:phone|internet|social media|screen|tv|youtube|tiktok|instagram) (?:use|usage|habit|time|addiction))'
const REPORT =
  '(?: (?:app|report|tracker|thing))?(?: just)? (?:says|said|shows|showed|tells me|told me|reads|reports)'

/** What somebody does too much of, each with the thing in its first group. */
const OVERDONE: readonly string[] = [
  `${SELF}?${OFTEN}(?:spend(?:ing)?|spent|wast(?:e|ing|ed)|los(?:e|ing)|lost) (?:${MUCH} (?:time|hours)|${LENGTH}|hours|ages|half my life)(?: ${THEN})? (?:on|watching|playing|scrolling) ${THING}`,
  `${SELF}${OFTEN}(?:on|watch(?:ing)?|play(?:ing)?|us(?:e|ing)|scroll(?:ing)?|check(?:ing)?) (?:${MUCH} )?${THING}(?: (?:way |far )*too much| all (?:day|the time|night)| for ${LENGTH}| constantly| non-?stop)`,
  `${SELF}${OFTEN}(?:watch(?:ing)?|play(?:ing)?|us(?:e|ing)|scroll(?:ing)?|check(?:ing)?) ${MUCH} ${THING}`,
  `${SELF}${OFTEN}(?:totally |completely |so |a bit |kinda )?(?:addicted to|hooked on|glued to|obsessed with) ${THING}`,
  `${MUCH} ${THING}`,
  `(${USE})(?: last (?:week|month))?(?:${REPORT}|['’]s| is| has| was| averages?| averaged| went up to| went to)?(?: been| got| gotten| at)? (?:[a-z]+ ){0,3}(?:terrible|awful|bad|ridiculous|out of (?:hand|control)|too high|insane|crazy|embarrassing|shocking|through the roof|a joke|a problem|${LENGTH})`,
  // `Instagram 3 hours a day`
  `((?:my )?(?:instagram|insta|tiktok|youtube|reddit|twitter|facebook|netflix|snapchat|gaming|(?:doom ?)?scrolling))(?: is| at)* ${LENGTH} ${THEN}`,
  // `my phone says 5 hours of Instagram`
  `(?:my |the )?(?:phone|screen ?time|ipad|laptop)${REPORT} ${LENGTH}(?: ${THEN})? (?:of|on|watching|playing) ${THING}`,
  // `my phone says I was on it for 5 hours`
  `(?:my |the )?(phone|ipad|laptop|tablet)${REPORT} i(?:['’]?m| was|['’]?ve been| spent| am)(?: on it| using it)?(?: for)? ${LENGTH}(?: on it)?`,
]
const SIGH =
  '(?:,? which (?:is|was|feels|seems) (?:[a-z]+ ){0,2}[a-z]+|[,.]? ?\\(?(?:so |very |really |pretty |kinda )?(?:embarr?ass?ing|awful|shocking|terrible|insane|scary|crazy|yikes|ouch|oops|ugh|lol)\\)?(?![a-z]))?'
const ENDS = `(?: (?:lately|recently|these days|nowadays|at the moment|again|right now|every evening|all day|${THEN}))*(?:(?:,| [-–]|:)? ?(?:it was |that was |like )?\\(?${LENGTH} ${THEN}\\)?)?${SIGH}`
const STORIES = OVERDONE.map(
  (form) =>
    new RegExp(
      `(^|[,;.!]\\s*|\\b(?:ugh|so|and|but|because|hey|ok) )${form}${ENDS}(?=\\s*[,;.!–-]| (?:and|so|but)\\b)`,
      'gi',
    ),
)

const WISH =
  "((?:(?:i|we)(?:['’]?d| would)? )?(?:really |just )?(?:want|need|like|love|would like|would love|have|trying|hoping|plan|planning|aiming|wanna|gotta|must|should)(?: to)? |(?:i|we)['’]?(?:m|re) (?:trying|hoping|going|planning) to |let'?s |(?:(?:the |my )?(?:goal|target|aim)(?: is|:)?(?: to)?) |^|[,;.] )"
const BOUNDED = new RegExp(
  `${WISH}(?:(?:cut|get|bring|limit|reduce|keep|lower|cap|drop|restrict|take)(?:ting)? (?:it|that|this)(?: all)?(?: (?:down|back))?(?: to)?(?: be)?|(?:get|cut|go|come) (?:back )?down to|(?:it|that|this) (?:to be|down to|under|at)|be (?=under|below|at|max|no more)|(?=under |below )) ?((?:(?:under|below|at|max|no more than|less than|at most|only|just|a max of|maximum) )*)((?:\\d+|an?|half an|one|two|three|four) ?(?:h|hrs?|hours?|mins?|minutes?))(?: (?:max|tops|at most|maximum))?(?: (a day|per day|each day|every day|daily|a week|per week|each week|a night|an evening|an? [a-z]+day))?(?: (?:max|tops|at most|maximum))?(?= |[,;.!]|$)`,
  'i',
)

/**
 * A bound on what was told before: `I'm on TikTok too much, 3 hours yesterday, want to cut it to half an hour a day` says `limit TikTok to
 * half an hour a day`. How long it was says nothing of the plan, so that the story goes.
 *
 * @param text the sentence as it was typed
 */
export function withLessOfIt(text: string): string {
  const bound = BOUNDED.exec(text)
  if (bound === null || bound.index === 0) return text
  const [all, lead = '', , length = '', per = 'a day'] = bound
  const before = text.slice(0, bound.index)
  const joined = `${before}, `
  const most = Math.min(...[...length.matchAll(LENGTHS)].map(minutesOf))
  for (const story of STORIES) {
    const told = [...joined.matchAll(story)].at(-1)
    const thing = told?.slice(2).find((group) => group !== undefined)
    if (told === undefined || thing === undefined) continue
    // `20 minutes of it a day, want to get it to an hour`: that is more of it.
    if ([...told[0].replaceAll(ODD_MINUTES, '').matchAll(LENGTHS)].some((own) => minutesOf(own) <= most))
      return text
    const rest = `${before.slice(0, told.index)}${told[1] ?? ''}${before.slice(told.index + told[0].length)}`
    const kept = rest
      .trim()
      .replace(/^[\s,;.!–-]+|[\s,;.!–-]+$|(?:^|[\s,;.]+)(?:and|so|but|ugh|hey|ok)$/gi, '')
    const aside = kept === '' ? '' : `${kept}, `
    const wish = /^[,;.]? ?$/.test(lead) ? '' : 'I want to '
    return `${aside}${wish}limit ${thing} to ${length} ${per}${text.slice(bound.index + all.length)}`
  }
  return text
}

/** `7h | 12m`. */
const ODD_MINUTES = /(?<=\dh(?:rs?|ours?)?) ?\d{1,2} ?(?:m|mins?|minutes?)\b/gi
const LENGTHS =
  /\b(\d+(?:[.,]\d+)?|half an|an?|one|two|three|four|five|six) ?(h|m)(?:rs?|ours?|ins?|inutes?)?\b/gi
const NUMBERS: Readonly<Record<string, number | undefined>> = {
  'half an': 0.5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
function minutesOf([, count = '', unit = '']: RegExpMatchArray): number {
  const plain = count.toLowerCase()
  const value = /^\d/.test(plain) ? Number(plain.replace(',', '.')) : (NUMBERS[plain] ?? 1)
  return unit.toLowerCase() === 'h' ? value * 60 : value
}
