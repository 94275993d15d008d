import { daysBetween } from '#shared/time/civil.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import { LONGEST_SENTENCE, understand } from './understand.ts'

/** Words that sound like harm, with what is said in place of a plan, and sentences of safe ones: the last is what is planned. */
export type Harm = {
  kind:
    | 'crisis'
    | 'violence'
    | 'others'
    | 'weight'
    | 'food'
    | 'sleep'
    | 'pain'
    | 'medicine'
    | 'alcohol'
    | 'training'
  sentence: string
  safer: readonly string[]
}

/** Where a person does not say what they weigh. Kilograms. */
const USUAL_WEIGHT = 80
const MOST_SHARE_A_WEEK = 0.01
/** Kilocalories a day. */
const LEAST_CALORIES = 1200
/** Hours of a night. */
const LEAST_SLEEP = 5

/**
 * Whether a sentence asks for a plan that would harm (docs/rules/plans.md, Plans from goals): more than 1 % of the body's weight a week,
 * less than 1,200 kcal a day, nights without sleep, training on pain killers, a medicine stopped or taken without a doctor; or sounds as if
 * the person were in danger from themselves or others, or somebody from them.
 *
 * @param answers to what the sentence left open: a date
 */
export function harmOf(text: string, context: SentenceContext, answers: GoalAnswers = {}): Harm | null {
  const said = text.slice(0, LONGEST_SENTENCE).replaceAll('’', "'").replaceAll('\0', ' ').toLowerCase()
  if (isCrisis(said)) return { kind: 'crisis', ...ANSWERS.crisis }
  if (isViolence(said)) return { kind: 'violence', ...ANSWERS.violence }
  if (hurtsOthers(said)) return { kind: 'others', ...ANSWERS.others }
  if (dosesAlone(said)) return { kind: 'medicine', ...ANSWERS.medicine }
  if (losesTooFast(said, context, answers)) return { kind: 'weight', ...ANSWERS.weight }
  if (eatsTooLittle(said)) return { kind: 'food', ...ANSWERS.food }
  if (sleepsTooLittle(said)) return { kind: 'sleep', ...ANSWERS.sleep }
  if (drinksTooMuch(said)) return { kind: 'alcohol', ...ANSWERS.alcohol }
  if (trainsTooMuch(said)) return { kind: 'training', ...ANSWERS.training }
  return ignoresPain(said) ? { kind: 'pain', ...ANSWERS.pain } : null
}

const ANSWERS: Record<Harm['kind'], Omit<Harm, 'kind'>> = {
  crisis: {
    sentence:
      'I am sorry that it is this hard right now. You do not have to carry it alone. If you are in danger, call your local emergency number: 112 in Europe, 911 in the US. At findahelpline.com you find people in your country who listen, for free.',
    safer: [],
  },
  violence: {
    sentence:
      'Nobody has the right to hurt you, and this needs people who know it, not a calendar that somebody may read. A helpline for domestic violence helps you to plan it safely, for free and in confidence: 1-800-799-7233 in the US, 116 016 in many countries of the EU; findahelpline.com has the others. In danger call your emergency number.',
    safer: [],
  },
  others: {
    sentence:
      'I do not plan what could hurt somebody. If you are that angry or afraid, talk with someone first: findahelpline.com names people in your country who listen, for free. Where somebody is in danger, call your emergency number.',
    safer: [],
  },
  weight: {
    sentence:
      'Losing more than 1 % of your weight a week harms more than it helps, so I do not plan that. Half a kilo a week is a pace that lasts, and a doctor can say what suits you. A kind start would be this.',
    safer: ['Walk 30 minutes 5 times a week', 'Cook at home 3 times a week for 40 minutes'],
  },
  food: {
    sentence:
      'Less than 1,200 kcal a day is not enough for a body, so I do not plan that. Please talk to a doctor before you eat much less. If food worries you often, findahelpline.com names people who listen. A kind start would be this.',
    safer: ['Cook at home 3 times a week for 40 minutes', 'Walk 30 minutes 5 times a week'],
  },
  sleep: {
    sentence:
      'Nights without sleep take more than they give, so I do not plan them. With seven hours you get the same done in less time. I can plan it by day.',
    safer: ['Work on it 1 hour every day for 2 weeks', 'Unwind 15 minutes every evening'],
  },
  pain: {
    sentence:
      'Pain says that something needs rest, and pain killers only hide it, so I do not plan training on them. Please have it looked at first. Until then this is gentle.',
    safer: ['Walk 20 minutes 3 times a week', 'Stretch 10 minutes every day'],
  },
  medicine: {
    sentence:
      'A medicine or a hormone is begun, changed and stopped together with a doctor: alone it can do lasting harm, so I do not plan that. Please ask your doctor or a pharmacist first. Until then this is gentle.',
    safer: ['Unwind 15 minutes every evening', 'Walk 20 minutes 3 times a week'],
  },
  alcohol: {
    sentence:
      'So much alcohol harms body and mind, so I do not plan that. If you drink more than you want to, a doctor can help, and so can findahelpline.com; who has drunk a lot each day does not stop alone from one day to the next. A kind start would be this.',
    safer: ['Walk 20 minutes 3 times a week', 'Unwind 15 minutes every evening'],
  },
  training: {
    sentence:
      'A body grows in the rest between hard days, and a distance like that each day injures, so I do not plan it. With rest days you get further. A start that lasts would be this.',
    safer: ['Walk 30 minutes 5 times a week', 'Run 30 minutes 3 times a week'],
  },
}

const CRISIS =
  /\b(?:kill(?:ing)? my ?self|suicid(?:e|al)|end(?:ing)? (?:my life|it all)|tak(?:e|ing) my (?:own )?life|(?:want|wish|going|like|ready|plan) to die|wanna die|rather be dead|better off dead|wish i (?:was|were) dead|(?:don't|do not|dont) (?:want|wanna|feel like) (?:to )?(?:live|be alive|living|exist|wake up|be here)(?: any ?more)?\b|hurt(?:ing)? my ?self|harm(?:ing)? my ?self|self[- ]?harm|cut(?:ting)? my (?:self|arms?|wrists?|legs|thighs|skin)\b|cut(?:ting)? myself|(?:life|everything|living) is (?:pointless|meaningless|hopeless)|(?:life|it all) has no (?:meaning|sense|point)|feel like ending (?:it|things|everything)(?: all)?(?=[\s.,!]*$|,)|no (?:reason|point) (?:to|in) liv(?:e|ing)|overdose on|can't go on (?:any ?more|living|like this)|mich umbringen|nicht mehr leben|quiero morir|suicidarme|me suicider|veux mourir)\b/
/** The same in other words: slang, and what says it without the word. */
const CRISIS_IN_OTHER_WORDS =
  /\b(?:kms|unaliv(?:e|ing)(?: my ?self)?|(?:i |just )(?:want to|wanna|wish (?:to|i could(?: just)?)|would like to|need to)(?: just)? disappear(?! (?:from|into|off|to|on) (?!(?:this|the) (?:world|earth|planet)|everyone|everything|life|here\b)| for (?:an?|one|two|some|the|\d))\b|(?:go to )?sleep (?:forever|and (?:never|not) wake(?: up)?)|(?:never|not) wake up again|(?:done|tired|sick) (?:with|of) (?:life|living|being alive|my life)(?=[\s.,!]*$|[,.!]| and | i )|(?:life|living) (?:is(?:n't| not| no longer)?|isnt) (?:not )?worth (?:it|living)|better off without me|no ?(?:one|body) would (?:miss me|care if i|notice if i)|(?:hang|drown|shoot|poison) my ?self\b(?! (?:an?|on|with (?:a|my) (?:camera|phone)|in (?:work|books|tasks))\b)|(?:want to|wanna|going to|gonna|will) jump (?:off|from|in front of) (?:an?|the|my) (?:bridge|roof|building|train|window|balcony))\b/
const NOT_CRISIS =
  /\bsuicid\w+ (?:prevention|squad|awareness|hotline|grips?)|(?:book|novel|essay|thesis|paper|film|movie|research) (?:on|about) suicid|before i die\b|(?:stop|quit) (?:hurting myself at|cutting myself (?:shaving|while))/

function isCrisis(said: string): boolean {
  return (CRISIS.test(said) || CRISIS_IN_OTHER_WORDS.test(said)) && !NOT_CRISIS.test(said)
}

const VIOLENCE =
  /\b(?:leave|escape|flee|get (?:out|away)|run away|break free|be safe|hide)\b.{0,60}\b(?:abusive|abuser|violent|beats me|hits me|hurts me|threatens me|domestic (?:violence|abuse))\b|\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mum|mom) (?:beats|hits|abuses|rapes|chokes|threatens) me\b/

function isViolence(said: string): boolean {
  return VIOLENCE.test(said)
}

const UNIT = '(kg|kgs|kilos?|kilograms?|pounds?|lbs?|stones?|%|percent)'
const SIZES =
  /\b(?:drop|lose|go down|get down) (?:by )?(?:two|three|four|[2-6]) (?:dress |clothing |clothes |jeans |trouser )?sizes? (?:in|within) (?:(?:an?|one|two|1|2|3|three) weeks?|\d{1,2} days)\b/
const LOSS = new RegExp(
  `\\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|cut(?:ting)?|get rid of|burn(?:ing)?)\\b(?: off)?(?: (?:about|around|at least|up to|another|over|more than|the|my|last|those))*\\s+(\\d{1,3}(?:[.,]\\d)?)\\s*${UNIT}(?!\\w)`,
)
const FROM_TO = new RegExp(
  `\\bfrom (\\d{2,3}(?:[.,]\\d)?)\\s*${UNIT}?\\s*(?:down )?to (\\d{2,3}(?:[.,]\\d)?)\\s*${UNIT}(?!\\w)`,
)
const WEIGHS = new RegExp(
  `\\b(?:weigh(?:ing)?|i am|i'm|at|from)\\s+(\\d{2,3}(?:[.,]\\d)?)\\s*(kg|kgs|kilos?|kilograms?|pounds?|lbs?)(?!\\w)`,
)
/** "a week" right behind the amount, or "of fat a week": what comes later ("by June, twice a week") is how often one trains. */
const PACE =
  /^(?: of (?:(?:my|our) )?(?:body ?)?(?:fat|weight))?\s*(?:\/|\b(?:a|per|each|every)(?: single)?)\s*(day|week|month)\b|^ (daily|weekly|monthly)\b/

function losesTooFast(said: string, context: SentenceContext, answers: GoalAnswers): boolean {
  if (SIZES.test(said)) return true
  const loss = LOSS.exec(said)
  const range = FROM_TO.exec(said)
  if (!loss && (!range || /\b(?:lift|squat|bench|press|deadlift|luggage|curls?)\b/.test(said))) return false
  const weighs = WEIGHS.exec(said)
  const from = range ? kilos(range[1], range[2] ?? range[4]) : null
  const weight = from ?? (weighs ? kilos(weighs[1], weighs[2]) : USUAL_WEIGHT)
  const much = loss
    ? /^(?:%|percent)$/.test(loss[2] ?? '')
      ? (weight * Number(loss[1])) / 100
      : kilos(loss[1], loss[2])
    : weight - kilos(range?.[3], range?.[4])
  if (much <= 0) return false
  const behind = loss ? said.slice(loss.index + loss[0].length, loss.index + loss[0].length + 30) : ''
  const at = (loss ?? range)?.index ?? 0
  const around = said.slice(Math.max(0, at - AROUND), at + AROUND)
  const per = PACE.exec(behind)
  const weeks = per ? WEEKS_OF[per[1] ?? per[2] ?? ''] : weeksIn(around, context, answers)
  return weeks !== undefined && much / weeks > weight * MOST_SHARE_A_WEEK * 1.0001
}

/** The date by which it is to be lost is at most so many characters away. */
const AROUND = 250
const MONTH = 30.4 / 7
const WEEKS_OF: Record<string, number> = {
  day: 1 / 7,
  daily: 1 / 7,
  week: 1,
  weekly: 1,
  month: MONTH,
  monthly: MONTH,
}

function weeksIn(said: string, context: SentenceContext, answers: GoalAnswers): number | undefined {
  const { deadline, starts_on: start } = understand(said, context, answers).understood
  if (deadline === null) return undefined
  return Math.max(1, daysBetween(start ?? context.today, deadline) + 1) / 7
}

function kilos(value: string | undefined, unit: string | undefined): number {
  const number = Number((value ?? '').replace(',', '.'))
  if (/^(?:pounds?|lbs?)$/.test(unit ?? '')) return number * 0.4536
  return /^stones?$/.test(unit ?? '') ? number * 6.35 : number
}

const CALORIES =
  /(\d{1,2}[.,]\d{3}|\d{2,5})\s*(?:k?cals?|calories|kilocalories)\b(?! (?:deficit|less|fewer|below))/g
const NOT_EATEN =
  /\b(?:burn\w*|deficit of|cut(?:ting)?(?: out)?|cut back|reduce(?: \w+)? by|fewer|less by|save|minus|walk off|breakfasts?|lunch(?:es)?|dinners?|snacks?|a meal|meals? (?:of|under|with))\b[^.;]{0,20}$/
const FASTING =
  /\b(?:[2-9]|\d{2}|two|three|four|five|six|seven|eight|nine|ten|a|one|1)[- ](?:days?|weeks?|months?)(?<!\b(?:a|one|1)[- ]days?)(?:[- ]long)? (?:(?:water|liquids?|dry|complete|total|full|strict|zero[- ]calorie|only)[- ]?)*fast(?:ing)?(?=\s*(?:$|[,.;!]|(?:from|starting|in|on|next|this|before|by|for|to|and|with|without)\b))|\b(?:water fast|fast(?:ing)?|eat(?:ing)? nothing|not eat(?: anything)?|no food|without (?:eating|food)|stop eating(?: (?:completely|altogether|at all|anything))?) for (?:at least |the next |a |one |\d+ |two |three |four |five |six |seven |ten )*(?:days?|weeks?|months?)\b|\bstarv(?:e|ing) (?:my ?self|to|until)|\bstop eating(?: (?:completely|altogether|at all|anything))?\s*[.!]*$|\b(?:take|use|taking|using) (?:laxatives|diet pills)\b|\b(?:purge|throw up|vomit) (?:after|every)|\bstop eating (?:until|till) (?:i(?:'m| am| fit)|my|the|\w+day)\b|\b(?:(?<!not |n't )skip (?:all )?(?:my )?meals|live on (?:(?:just|only) )?(?:coffee|water|air|cigarettes|celery|ice)|eat(?:ing)? as little as (?:possible|i can)|(?:one|1) meal every (?:two|three|four|[2-7]) days|no food (?:until|till) \w+day|eat(?:ing)? nothing but (?:[a-z]+ )?(?:cucumbers?|apples?|eggs?|soup|salad|lettuce|celery|fruit|bananas?|cabbage|rice|grapefruits?) (?:until|till|for)|(?:only drink|drink only|nothing but) water (?:for (?:a|one|two|three|\d+) (?:days|weeks?)|until)|become anorexic|be anorexic|pro[- ]?ana|thinspo)\b/

function eatsTooLittle(said: string): boolean {
  if (isWishToEnd(said, FASTING)) return false
  if (FASTING.test(said)) return !/\b(?:intermittent|overnight|for (?:a|one|1) day)\b/.test(said)
  return [...said.matchAll(CALORIES)].some((match) => {
    const before = said.slice(Math.max(0, match.index - 40), match.index)
    const behind = said.slice(match.index + match[0].length, match.index + match[0].length + 30)
    const isMeal = /^ (?:for |a |per |each )*(?:breakfast|lunch|dinner|meal|snack|workout|session|run)/.test(
      behind,
    )
    const value = Number((match[1] ?? '').replace(/[.,]/, ''))
    const isNoLimit =
      /\b(?:at least|more than|minimum of|not (?:eat )?less than|never (?:eat )?(?:less than|under|below)) *$/.test(
        before,
      )
    return value < LEAST_CALORIES && !NOT_EATEN.test(before) && !isMeal && !isNoLimit
  })
}

const WITHOUT_SLEEP =
  /\b(?:all[- ]?night(?:er)?s?|(?:without|no|skip(?:ping)?|zero|give up|giving up) (?:any )?sleep(?:ing)?\b(?! (?:issues?|problems?|apps?|tracker|in\b))|stay(?:ing)? (?:awake|up) (?:for )?(?:\d{2,3} ?(?:hours|h)|(?:two|three|2|3|several) (?:days|nights)|all night)|(?:don't|not|never) sleep(?: at all| until| till| for)|nights? (?:without|with no) sleep|through the nights?)\b/
const SLEEP_HOURS =
  /\bsleep(?:ing)?(?: (?:only|just|for|no more than|at most|max))* (\d|one|two|three|four)(?: (?:hours|hrs?)|h)\b|\b(\d|one|two|three|four)(?: (?:hours|hrs?)|h) (?:of )?sleep\b/
const HOURS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 }

function sleepsTooLittle(said: string): boolean {
  if (isWishToEnd(said, WITHOUT_SLEEP)) return false
  if (WITHOUT_SLEEP.test(said)) return !/\bsleep(?:ing)? through the night|baby\b/.test(said)
  const found = SLEEP_HOURS.exec(said)
  const hours = found?.[1] ?? found?.[2]
  if (!found || hours === undefined || /\b(?:more|extra|another|at least)\b/.test(said)) return false
  return (HOURS[hours] ?? Number(hours)) < LEAST_SLEEP
}

const SPIRITS = '(?:vodka|whisk(?:e)?y|rum|gin|tequila|brandy|schnapps|spirits|(?:hard )?liquor|moonshine)'
const EACH_DAY = '(?:every|each|a|per) (?:single )?(?:day|night|evening|morning|afternoon)|daily|nightly'
const MUCH_ALCOHOL = new RegExp(
  `\\b(?:bottles?|lit(?:er|re)s?|pints?|fifths?|handles?) of ${SPIRITS}\\b[^.;]{0,30}\\b(?:${EACH_DAY})\\b|\\b(?:[5-9]|\\d{2}|five|six|seven|eight|nine|ten|twelve) (?:beers?|pints|shots|drinks|glasses of wine|whiskeys|cocktails)\\b[^.;]{0,20}\\b(?:${EACH_DAY})\\b|\\b(?:get|be|getting) (?:drunk|wasted|hammered|blackout drunk)\\b[^.;]{0,20}\\b(?:${EACH_DAY})\\b|\\bdrink (?:my ?self )?(?:to death|until i (?:pass|black) out)\\b`,
)

function drinksTooMuch(said: string): boolean {
  return (
    MUCH_ALCOHOL.test(said) &&
    !/\b(?:from|at most|max|no more than)\b/.test(said) &&
    !isWishToEnd(said, MUCH_ALCOHOL)
  )
}

/** A race on each day; `a marathon a month` is another thing. */
const EACH_DAY_A_RACE = new RegExp(
  `\\b(?:run|do|complete) (?:(?:an?|one|the|full|half|ultra) ?)*-?(?:half[- ])?(?:ultra)?marathons? (?:${EACH_DAY})\\b|\\b(?:\\d{1,3}|ten|seven|five|twenty|thirty|fifty) (?:half[- ]|ultra)?marathons in (?:\\d{1,3}|ten|seven|five|twenty|thirty|fifty) days\\b|\\brun (?:[3-9]\\d|\\d{3}) ?(?:km|k|kilomet(?:er|re)s) (?:${EACH_DAY})\\b|\\brun (?:[2-9]\\d) miles (?:${EACH_DAY})\\b`,
)

function trainsTooMuch(said: string): boolean {
  return EACH_DAY_A_RACE.test(said) && !isWishToEnd(said, EACH_DAY_A_RACE)
}

const DRUGS =
  '(?:pain ?-?killers?|ibuprofen|paracetamol|aspirin|advil|tylenol|naproxen|diclofenac|opioids?|tramadol)'
const TRAINING =
  '(?:run\\w*|train\\w*|marathon|race|lift\\w*|workouts?|gym|play|cycl\\w+|swim\\w*|exercis\\w+|keep going|sessions?)'
const PAIN = new RegExp(
  `\\b${DRUGS}\\b.{0,80}\\b${TRAINING}\\b|\\b${TRAINING}\\b.{0,80}\\b(?:on|with|take|taking|using) (?:\\w+ )?${DRUGS}\\b|\\b(?:${TRAINING}|push|power|work) (?:\\w+ )?(?:through|despite|in spite of) (?:the |my |any )?(?:\\w+ )?(?:pain|injur\\w+|stress fracture|shin splints|sprain\\w*|torn \\w+)|\\b${TRAINING} (?:\\w+ )?(?:while|when|although|even though) (?:i'm |i am )?injured|\\b${TRAINING}\\b.{0,80}\\b(?:on|with) (?:an? |my )?(?:broken|torn|fractured|sprained|stress fracture|fever|flu|concussion|pneumonia)\\b`,
)

function ignoresPain(said: string): boolean {
  return PAIN.test(said) && !isWishToEnd(said, PAIN)
}

const MEDICINES =
  '(?:insulin|anti ?-?depressants?|ssris?|sertraline|prozac|lithium|anti ?-?psychotics?|beta ?-?blockers?|blood thinners?|warfarin|xanax|benzos?|epilepsy (?:pills|meds|medication|medicine)|(?:heart|blood pressure|thyroid|asthma|psych|hiv) (?:pills|meds|medication|medicine)|meds|medications?|medicines?)'
const STOPS = new RegExp(
  `\\b(?:stop (?:taking |using )?|quit (?:taking )?|(?:come|get|go) off |skip |give up |cut out )(?:my |all my |the )?${MEDICINES}\\b`,
)
const DOPES =
  /\b(?:tak(?:e|ing)|us(?:e|ing)|inject(?:ing)?|start(?:ing)?|try(?:ing)?|buy(?:ing)?|cycl(?:e|ing)) (?:some |my own |more )?(?:(?:anabolic )?steroids?|testosterone|trenbolone|growth hormones?|hgh|sarms|clenbuterol|epo)\b/

/** Medicines and hormones without a doctor. */
function dosesAlone(said: string): boolean {
  if (/\b(?:doctor|physician|gp|psychiatrist|therapist|pharmacist|prescribed|prescription)\b/.test(said))
    return false
  return STOPS.test(said) || (DOPES.test(said) && !isWishToEnd(said, DOPES))
}

const PERSON =
  '(?:my |his |her |the |that |an? )?(?:ex(?:-?(?:wife|husband|boyfriend|girlfriend))?|wife|husband|boyfriend|girlfriend|partner|boss|neighbou?rs?|brother|sister|mother|father|mum|mom|dad|parents|teachers?|classmates?|colleagues?|co-?workers?|kids?|child(?:ren)?|son|daughter|people|someone|somebody|everyone|everybody)\\b'
const HURTS = new RegExp(
  `\\b(?:kill|murder|hurt|harm|stab|poison|beat up|attack|rape|strangle|punch|(?:get|take) revenge on) ${PERSON}|\\bshoot up (?:a|the|my)\\b|\\bdriv(?:e|ing) (?:home |back )?(?:while )?drunk\\b`,
)
const TOLD =
  /\b(?:write|writing|read|watch|novel|story|book|film|movie|script|game|chess|song|kindness|mystery|thriller|character|not)\b/

function hurtsOthers(said: string): boolean {
  return HURTS.test(said) && !TOLD.test(said) && !isWishToEnd(said, HURTS)
}

/** `stop pulling all-nighters`: what harms is to end. */
function isWishToEnd(said: string, harm: RegExp): boolean {
  const at = harm.exec(said)?.index ?? 0
  return /\b(?:stop|quit|no more|avoid|fewer|less|never|without|instead of|end|reduce|get off|overcome|recover from|end up)\b[^.,;]{0,25}$/.test(
    said.slice(0, at),
  )
}
