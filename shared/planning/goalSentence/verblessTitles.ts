import { isMoney, type PatternKey } from '#shared/planning/patterns/keys.ts'
import { baseOf, isVerb } from './words/verbs.ts'

/** `my daughter needs to know her times tables`. */
const NEEDED_BY =
  /^((?:my|our) (?:\d+[- ]?(?:years?|yrs?|yo|mo?n?ths?)[- ]olds?|\d+[- ]?yo|(?:[a-z]+ )?(?:daughters?|sons?|kids?|children|boys?|girls?|husband|wife|partner|mum|mom|dad|brother|sister|niece|nephew|grandson|granddaughter|grandma|grandpa|gran|nan|parents|friend|dog|puppy|cat))) (?:needs?|has|have|wants?|would like|would love) to ([a-z].*)$/i

/** `the kitchen needs repainting`: what has to be done to it. */
function titleOfNeed(text: string): string | null {
  const [, thing, deed = ''] = NEEDS_DOING.exec(text) ?? []
  const gerund = deed.toLowerCase().replace(/ied$/, 'ying').replace(/ed$/, 'ing')
  // `digging` of `dig`
  const verb =
    DONE[gerund] ??
    baseOf(gerund) ??
    /^([a-z]+y)ing$/.exec(gerund)?.[1] ??
    /^([a-z]+([bdgmnpt]))\2ing$/.exec(gerund)?.[1] ??
    null
  return thing === undefined || verb === null ? null : `${verb} ${thing}`
}
/** What is done to it, of verbs that have a form of their own. */
const DONE: Readonly<Record<string, string | undefined>> = {
  built: 'build',
  done: 'do',
  dug: 'dig',
  made: 'make',
  sent: 'send',
  sold: 'sell',
  written: 'write',
}
const NEEDS_DOING =
  /^((?:(?:my|the|our|his|her) )?(?:[a-z'’]+ ){0,2}[a-z'’]+) (?:really )?(?:needs? (?=[a-z]+ing$)|(?:(?:needs?|has|have) to|must|should) be (?=(?:[a-z]+ed|built|done|dug|made|sent|sold|written)$))([a-z]+)$/i

/** The title of what is wanted less, or not at all; null for anything else. */
export function titleOfLimit(text: string, plain: string, rest: readonly string[]): string | null {
  if (plain === 'only' && isVerb(rest[0]?.toLowerCase() ?? '')) return text
  if (
    /^(?:(?:no|not) more than|(?:at )?most|max(?:imum)?|up to|only|less than|fewer than|under|at most)\b/i.test(
      text,
    )
  )
    return `keep to ${text}`
  if (/^(?:never|don['’]?t|do not)\b/i.test(text)) return text
  if (/^(?:less|fewer)\b.*\bmore\b/i.test(text)) return `go for ${text}`
  if (/^(?:less|fewer) [a-z]/i.test(text)) return text.replace(/^(?:less|fewer) (?:of )?/i, 'cut down on ')
  if (/^no[- ](?:spend|buy)\b/i.test(text)) return `do a ${text}`
  if (/^no$/i.test(plain))
    return ['quit', ...rest.filter((word, at) => at > 0 || !/^more$/i.test(word))]
      .join(' ')
      .replace(/ any ?more$/i, '')
  return null
}

/** `coffee, max 2 a day`, `20 minutes of TV a day tops`: there may be some of it. */
export function titleOfBound(text: string): string | null {
  if (/^[a-z ]{3,30} only (?:on|at|once|twice) /i.test(text)) return `have ${text}`
  if (
    !/\d|\b(?:once|twice)\b/.test(text) ||
    !IS_BOUND.test(text) ||
    /^(?:no|not|less|fewer|never|only)\b/i.test(text)
  )
    return null
  return /^(?:[$€£¥]?\d|(?:an?|my|the|max(?:imum)?|up|at|under) )/i.test(text)
    ? `keep to ${text}`
    : `limit ${text}`
}
const IS_BOUND =
  /\b(?:max(?:imum)?|tops|at (?:the )?most|(?:no|not) more than|up to|only|less than|fewer than|under|budget)\b/i

/** What has a verb that everybody would take. */
export function titleOfThing(text: string): string | null {
  if (EXERCISES.test(text) || SETS.test(text)) return `do ${text}`
  const [, distance, moving = ''] = DISTANCE.exec(text) ?? []
  const mover = baseOf(moving.toLowerCase())
  if (distance !== undefined && mover !== null) return `${mover} ${distance}`
  const [, whose, need] = NEEDED_BY.exec(text) ?? []
  if (whose !== undefined) return `help ${whose} ${need}`
  const [, who = '', task] = /^(he|she|they) (?:needs?|has|have) to ([a-z].*)$/i.exec(text) ?? []
  if (task !== undefined) return `help ${{ he: 'him', she: 'her', they: 'them' }[who.toLowerCase()]} ${task}`
  const needed = titleOfNeed(text)
  if (needed !== null) return needed
  // `my son starts school, want him to read by then`
  const [, whom, deed] =
    /^(?:(?:i|we) )?(?:want|need|would like) (him|her|them) to ([a-z].*)$/i.exec(text) ?? []
  if (whom !== undefined) return `help ${whom} ${deed}`
  if (
    /^(?:an? )?(?:(?:new|(?:better|well)[- ]paid|better|different|first|proper|real|part[- ]time|full[- ]time|remote) )*jobs?\b(?! (?:interview|hunt|search|application))/i.test(
      text,
    )
  )
    return `find ${text}`
  if (/^(?:back (?:in|into|to|on)|(?:my )?weight (?:from|to|down))\b/i.test(text)) return `get ${text}`
  if (
    /^[a-z]+ (?:exchange|homework|tandem|club)\b/i.test(text) &&
    !isVerb(text.split(' ')[0]?.toLowerCase() ?? '')
  )
    return `do ${text}`
  if (
    /^(?:an?|one) date night|^(?:(?:an?|one|morning|afternoon|evening|candlelit|sit[- ]down|proper|long|quiet) )*(?:dinners?|lunch(?:es)?|breakfasts?|brunch(?:es)?|suppers?|coffee|tea|drinks|picnics?) (?:with|together|outside|in|at)\b|^(?:an? )?(?:family|movie|film|games?|board game|sunday|friday) (?:dinner|lunch|brunch|breakfast|meal|nights?|evening|time)\b/i.test(
      text,
    )
  )
    return `have ${text}`
  const [, weight] = /^(\d\S*(?: ?(?:kg|kilos?|pounds?|lbs?))?) (?:down|off|lighter|less)$/i.exec(text) ?? []
  if (weight !== undefined) return `lose ${weight}`
  const [, place, cleaning] =
    /^((?:(?:my|the|our) )?(?!(?:deep|spring) )[a-z]+) (tidy(?:[- ]up)?|clean(?:[- ](?:up|out))?|clear[- ]?out|declutter|deep clean)$/i.exec(
      text,
    ) ?? []
  if (place !== undefined && cleaning !== undefined && !isVerb(place.toLowerCase()))
    return `${cleaning} ${place}`
  const verb = VERBS_OF_THINGS.find(([, thing]) => thing.test(text))?.[0]
  if (verb !== undefined)
    return `${verb} ${text.replace(/^(?:One|An?) /, (one) => one.toLowerCase()).replace(/^one (?=[a-z]+ class$|class$)/i, 'a ')}`
  if (/^lights[- ]out\b/i.test(text)) return text.replace(/^lights[- ]out/i, 'turn the lights out')
  if (/^(?:in )?bed (?:by|at|before)\b/i.test(text)) return text.replace(/^(?:in )?/i, 'go to ')
  return null
}

/** By what a title begins with, in the words of everybody. */
const VERBS_OF_THINGS: readonly (readonly [verb: string, thing: RegExp])[] = [
  ['put', /^(?:phones?|screens?|laptops?|tv|devices) (?:away|down)\b/i],
  ['turn', /^(?:phones?|screens?|laptops?|tv|devices) off\b/i],
  ['do', /^(?:dry (?:january|july)|sober (?:october|september))\b/i],
  ['walk', /^\d[\d.,]*k? steps\b/i],
  ['study', /^driving theory\b(?! test)/i],
  ['practise', /^(?:leetcode|hackerrank|codewars|algorithms)\b/i],
  ['go for', /^(?:an?|one) (?:[a-z]+ )?walk$/i],
  ['go for a', /^(?:brisk|short|long|quick|slow|nice|evening|morning) walk$/i],
  ['pass', /^[abc][12]\b.*\b(?:exam|test)$/i],
  ['reach', /^[abc][12]\b/i],
  [
    'drink',
    /^(?:\d[\d.,]*|one|two|three) ?(?:glass(?:es)?|cups?|bottles?|lit(?:er|re)s?|l) (?:of )?(?:water|tea|milk)\b/i,
  ],
  ['write', /^(?:an?|one|\d+) (?:blog )?posts?\b/i],
  ['visit', /^(?:an?|one) (?:new )?(?:museum|gallery|exhibition|city|town|park|castle|country)\b/i],
  [
    'go to',
    /^(?:an?|one) (?:new )?(?:concert|gig|play|show|film|movie|restaurant|caf[eé])\b|^(?:an?|one) (?:[a-z]+ )?class$/i,
  ],
  [
    'get',
    /^(?:more|better|enough) (?:sleep|rest|energy|exercise|fresh air|sunlight)\b|^(?:at least )?\d[\d.,]* ?(?:h|hrs?|hours)(?: of)? sleep\b/i,
  ],
  ['eat', /^(?:more|less|enough) (?:protein|fib(?:re|er))\b/i],
  ['become', /^(?:fluent|conversational|proficient) in\b/i],
  [
    'train for',
    /^(?:(?:an?|my|the|first) )*\d+[ -]?(?:k|km|miles?) (?:ride|run|walk|hike|swim|race|tour)\b/i,
  ],
]

/** The title of what is saved or paid, as it is said in full; null for anything else. */
export function titleOfMoney(text: string, pattern: PatternKey): string | null {
  if (pattern === 'savings' && /^\d{3,}k? (?:for|towards) /i.test(text)) return `save ${text}`
  const [, sum, rest = ''] = BARE_SUM.exec(text) ?? []
  if (sum !== undefined && (rest === '' || /^(?:for|towards?) /i.test(rest)))
    return `save ${`${sum} ${rest}`.trim()}`
  if (isMoney(pattern) && /^(?:in|into|towards?) (?:my|our|the|an?) /i.test(text)) return `put money ${text}`
  if (/^put (?:(?:aside|away)(?: for\b|$)|(?:into|in|towards?) )/i.test(text))
    return text.replace(/^put /i, 'put money ')
  if (/^(?:save|invest)$/i.test(text)) return `${text} money`
  if (/^save (?:so|until|till|to) /i.test(text))
    return text.replace(
      /^save (?:so (?:that )?|until |till )?(?:i(?:['’]ve| have| can have| got)|to (?:have|reach|get to)) /i,
      'save ',
    )
  if (/^pay on /i.test(text)) return text.replace(/^pay on /i, 'pay off ')
  if (/^pay (?:back|off|down) (?:on|to|towards) /i.test(text))
    return text.replace(/ (?:on|to|towards) /i, ' ')
  return null
}

/** `CHF 12,000 saved`, `$5k for a trip`: money alone is what is to be saved. */
const BARE_SUM =
  /^((?:(?:chf|eur|usd|gbp|[€$£¥]) ?\d[\d.,'’]*k?|\d[\d.,'’]*k? ?(?:chf|eur|usd|gbp|euros?|dollars?|pounds|francs|bucks|[€$£¥])))(?: (?:saved(?: up)?|put aside|put away|aside|in the bank))?(?: (.*))?$/i

/** `pushups and planks` */
const SETS =
  /^(?:(?:push|press|pull|sit|chin)[- ]?ups|squats|planks|burpees|lunges|crunches|dips|kettlebells)(?:(?:,| and| &| \+|, and) (?:some )?(?:(?:push|press|pull|sit|chin)[- ]?ups|squats|planks?|burpees|lunges|crunches|dips|kettlebells)){0,4}$/i
/** `100 km cycling` */
const DISTANCE =
  /^(\d[\d.,]* ?(?:km|kilomet(?:er|re)s|miles?|lengths|laps)) (?:of )?(cycling|biking|running|swimming|walking|rowing|hiking)$/i

/** `balance exercises`, `hand exercises`: what the exercises are of is no verb here. */
const EXERCISES =
  /^(?:physio|rehab|balance|hand|back|face|eye|neck|foot|head|hip|knee|core|press|stretch|stretching|breathing|breath|voice|memory|speech|mobility|strengthening|shoulder|finger|arm|leg|ankle|wrist|plank|squat|jump|grip|posture|relaxation|mindfulness|drawing|writing|grammar) (?:exercises|drills|stretches)\b/i
