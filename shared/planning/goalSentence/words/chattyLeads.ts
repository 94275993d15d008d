import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { titleOfGoal } from '../title.ts'
import { baseOf, isVerb } from './verbs.ts'

/** What follows a lead: a verb, `always wanted to | paint`; a deed in its other form or a thing, `always fancied | painting`. */
type Follows = 'verb' | 'thing'

const I = "(?:(?:i|we)(?:['’]?m|['’]?ve|['’]?re| am| have| are)? )?"
const VERY = '(?:(?:really|just|also|super|very|still|kind of|kinda|quite|finally|actually) ){0,3}'
const ID =
  "(?:i|we)(?:['’]?ll|['’]?d| will| would| should| could| (?:might|may)(?: just)?(?: as well)?| need to| must| want to| gotta| have to|['’]?m going to|['’]?m gonna)"

/**
 * How people lead to a goal while they talk. Of each the words before the goal; whether it is clear enough to stand where nothing parts it
 * from what is told before it, `my knees hurt i keep saying ill swim`; and whether it yields to a wish in so many words.
 */
const LEADS: readonly {
  lead: string
  follows: Follows
  isClear?: true
  yields?: true
}[] = [
  {
    lead: `(?:(?:i think|i guess) )?(?:(?:it|that)(?:['’]?d| would) |would )?${VERY}be (?:so )?${VERY}(?:lovely|nice|great|good|cool|fun|amazing|awesome|brilliant|wonderful|fantastic|fab) to(?: be able to)?(?: finally)?`,
    follows: 'verb',
    isClear: true,
  },
  {
    lead: `${I}${VERY}always (?:wanted|wished|longed|hoped|dreamed of being able|dreamt of being able) to(?: be able to)?`,
    follows: 'verb',
    isClear: true,
  },
  { lead: `${I}${VERY}always (?:dreamed|dreamt) (?:of|about)`, follows: 'thing', isClear: true },
  { lead: `${I}${VERY}(?:always |rather |quite )+fancied`, follows: 'thing', isClear: true },
  { lead: `${I}${VERY}(?:keen|determined|itching|dying|desperate|eager) to`, follows: 'verb' },
  {
    lead: `${I}(?:(?:been|keep|kept|always) )+(?:on )?(?:say(?:ing)?|tell(?:ing)? (?:myself|everyone|people|her|him|them|my [a-z]+)|promis(?:e|ing) (?:myself|everyone|her|him|them|my [a-z]+))(?: that)? ${ID}`,
    follows: 'verb',
    isClear: true,
    yields: true,
  },
  {
    lead: `(?:that['’]?s|this is|which is) why (?:i|we)(?:['’]?d| would)? ${VERY}(?:(?:want|need|like|love|have|decided) to|wanna|gotta)`,
    follows: 'verb',
    isClear: true,
  },
  { lead: `${I}can(?:['’]?t|not) wait to`, follows: 'verb' },
  { lead: `${I}${VERY}decided (?:to|that i['’]?ll)`, follows: 'verb' },
  { lead: `${I}${VERY}ready to`, follows: 'verb', yields: true },
  { lead: `i wish (?:that )?i could`, follows: 'verb', isClear: true },
  { lead: `why not`, follows: 'verb', yields: true },
  // `and I had the bright idea of | making a photo book`
  {
    lead: `(?:i|we)(?:['’]?ve)? (?:had|have|got) (?:the|this|an?) (?:(?:bright|brilliant|stupid|crazy|genius|mad|silly|lovely|great|good|wild|daft|clever) )?idea of`,
    follows: 'thing',
    isClear: true,
  },
  {
    lead: `(?:i|we)(?:['’]?ve)? (?:had|have|got) (?:the|this|an?) (?:(?:bright|brilliant|stupid|crazy|genius|mad|silly|lovely|great|good|wild|daft|clever) )?idea to`,
    follows: 'verb',
    isClear: true,
  },
  // `what I'd love is to | stop smoking`
  {
    lead: `(?:what|(?:all|the (?:only )?thing)(?: that)?) (?:i|we)(?:['’]?d| would)? ${VERY}(?:want|need|like|love|wish)(?: most| more than anything| to do)? is(?: to)?`,
    follows: 'verb',
    isClear: true,
  },
  // `can someone make me | floss`
  {
    lead: `can (?:someone|somebody|anyone|anybody)(?: please)? (?:make|get|help|force|nag|remind|teach) me(?: to| how to)?`,
    follows: 'verb',
    isClear: true,
  },
  // `now the whole family wants to | learn sign language`
  {
    lead: `(?:the|my|our) (?:whole|entire) family (?:wants|would like|['’]d like|needs|has) to|all of us want to`,
    follows: 'verb',
    isClear: true,
  },
  { lead: `(?:i|we) ${VERY}fancy`, follows: 'thing', isClear: true, yields: true },
  { lead: `(?:i|we) (?:might|may)(?: as well| just)?`, follows: 'verb', yields: true },
  { lead: `(?:(?:please|pls|can you|could you),? )+help me(?: to)?`, follows: 'verb', yields: true },
  {
    lead: `${I}(?:could do with|(?:(?:want|need|like|love|going|got|have) to|wanna|gonna|gotta) (?:have a (?:go|crack|stab|bash) at|try my hand at))`,
    follows: 'thing',
    isClear: true,
  },
  { lead: `(?:it['’]?s )?(?:about|high) time (?:i|we|to)`, follows: 'verb' },
  {
    lead: `(?:i (?:think|guess|reckon) )?(?:it['’]?s|it is|now is|now['’]?s) (?:really |about |high |finally |now |the )*time (?:to|(?:that )?i|for me to)`,
    follows: 'verb',
    isClear: true,
  },
  {
    lead: `(?:i |we )?(?:thought|figured|reckoned|reckon)(?: that)? ${ID}(?: like to| better)?`,
    follows: 'verb',
    isClear: true,
  },
  {
    lead: `${I}(?:really )?(?:wouldn['’]?t|would not) mind`,
    follows: 'thing',
    isClear: true,
  },
  {
    lead: `${I}${VERY}(?:thinking (?:of|about|maybe)|up for|toying with(?: the idea of)?|contemplating|tempted by|keen on|gonna try|going to try|want to try)`,
    follows: 'thing',
    yields: true,
  },
  {
    lead: `(?:so )?(?:the|my|our) (?:new |big |next )?(?:plan|idea|goal|aim|mission|dream|resolution)(?: now)?(?:['’]?s| is| would be) to`,
    follows: 'verb',
    isClear: true,
  },
  { lead: `time for|thinking|fancying|fancy`, follows: 'thing', yields: true },
]

const JOINTS = '(?:(?:so|and|but|now|then|anyway|well|ok|plus),? +)*'
const BEHIND_PAUSE = new RegExp(`(?:^|[,;:.!?…)] *|\\s[-–—] +)${JOINTS}$`, 'i')
const BEHIND_JOINT = /\s+(?:so|and|but|then)(?:,? +(?:so|now|then|anyway))*,? +$/i
/** What belongs to the lead behind it, or what it belongs to. */
const GOES_ON =
  /\b(?:that|what|which|how|if|when|where|who|because|cos|since|as|until|till|before|after|(?<!\bat )all|thing|not|never|no|or|to|the|an?|my|our|in|on|of|for|at|by|with|i|we|you|is|are|was|be|been|always|just|really|first|still)\s+$/i
const FOLLOWING = /^ ((?:(?:an?|some|the|my|our|more|doing) )?)([a-z][a-z'’-]*)/i

const FORMS = LEADS.map(({ lead, ...rest }) => ({
  ...rest,
  form: new RegExp(`(?<![\\w'’-])${lead}(?= [a-z])`, 'gi'),
}))

/**
 * A sentence in which each lead of a chat is put as `I want to`, also where it follows a story: `bored since I retired, | always fancied
 * watercolours` is `…, I want to practise watercolours`.
 */
export function withPlainLeads(text: string): string {
  const said = AROUND.reduce(
    (all, form) =>
      all.replaceAll(form, (whole, lead: string, deed: string, rest: string) => {
        const base = baseOf(deed.toLowerCase())
        return base === null ? whole : `${lead}I want to ${base}${rest}`
      }),
    text.replaceAll(IT_IS, '$1'),
  )
  return FORMS.reduce((all, form) => withPlainLead(all, form), said)
}
/** `want to give | painting the bathroom | a go`, `it's | baking bread | for me`, `so | swimming | it is`. */
const AROUND: readonly RegExp[] = [
  /(\s|^)(?:(?:i|we)(?:['’]?d| would)? )?(?:(?:really|just) )?(?:(?:want|need|like|love|going|got|have) to|wanna|gonna|gotta|let me) give ([a-z]+ing)((?: [a-z0-9]+){0,5}?) a (?:go|try|shot|whirl|chance)(?= |[,.;!]|$)/gi,
  /(\s|^)(?:it['’]?s|it is) ([a-z]+ing)((?: [a-z0-9]+){0,4}?) for (?:me|us)(?= |[,.;!]|$)/gi,
  /((?:[,;.!]|\bso|\band|\s-) |^)([a-z]+ing)((?: [a-z0-9]+){0,4}?) it is(?= |[,.;!]|$)/gi,
]
/** `so job hunting | it is`. */
const IT_IS = /(\bso (?:[a-z]+ ){0,2}[a-z]+(?:ing|s|ga)) it is(?=[,.;!]|$)/gi

function withPlainLead(said: string, { form, follows, isClear, yields }: (typeof FORMS)[number]): string {
  let plain = ''
  let done = 0
  for (const found of said.matchAll(form)) {
    const [all] = found
    const before = said.slice(Math.max(done, found.index - LONGEST_BEFORE), found.index)
    const isParted = (found.index === 0 || BEHIND_PAUSE.test(before)) && !(before === '' && done > 0)
    const joint = isParted ? null : BEHIND_JOINT.exec(before)
    const rest = said.slice(found.index + all.length)
    const deed = deedOf(rest, follows)
    const isLoose = !isParted && joint === null
    const others = `${said.slice(0, found.index)}; ${rest}`
    // Behind a deed at the beginning it leads to more of the same; so it does behind a wish, where it is vague.
    if ((found.index > 0 && beginsDeed(said)) || (yields && IS_WISH.test(others))) continue
    const isOfOther = isLoose && /^(?:always|decided|been|keep)\b/i.test(all) && SOMEBODY.test(before)
    if (deed === null || isOfOther || (isLoose && (isClear === undefined || GOES_ON.test(before)))) continue
    // A pause is put before the joint: `my back hurts | so I want to swim`.
    const pauseAt = isParted ? found.index : found.index - (joint?.[0].length ?? 1)
    const between = said.slice(pauseAt, found.index)
    plain += `${said.slice(done, pauseAt)}${isParted ? '' : ','}${between}I want to ${deed.verb}`
    done = found.index + all.length + deed.taken
  }
  return done === 0 ? said : plain + said.slice(done)
}
/** `my dad | always wanted to learn Spanish`. */
const SOMEBODY =
  /\b(?:my|our|his|her|their) [a-z]+\s+$|\b(?:he|she|they|dad|mum|mom|everyone|people|who)\s+$/i
/** `run 5 km by June, thinking of Tuesdays`: what is thought of belongs to the deed before it. */
function beginsDeed(said: string): boolean {
  const [, first = ''] = FIRST.exec(said.toLowerCase()) ?? []
  return isVerb(first)
}
const FIRST = /^([a-z]+)(?!['’]| (?:is|was|has|from home|in|as|at|full)\b)/
const IS_WISH =
  /\b(?:i|we)(?:['’]?d)? (?:(?:really|just|also) )?(?:want|need)\b|\b(?:wanna|gotta|gonna|(?:want|need|like|love|have|got|going|plan|planning|hope|hoping|trying) to)\b/i
const LONGEST_BEFORE = 40

/** What is to be done, as a verb, and how many characters behind the lead say it; null where no goal follows. */
function deedOf(rest: string, follows: Follows): { verb: string; taken: number } | null {
  const [all, article = '', word = ''] = FOLLOWING.exec(rest) ?? []
  if (all === undefined) return null
  const plain = word.toLowerCase()
  if (follows === 'verb')
    return article === '' && !NO_DEED.test(rest.trimStart().toLowerCase()) ? { verb: '', taken: 1 } : null
  const base = baseOf(plain)
  if (base !== null && /^(?:|doing )$/i.test(article)) return { verb: base, taken: all.length }
  if (/^doing /i.test(article)) return NO_THING.test(plain) ? null : { verb: `do ${word}`, taken: all.length }
  if (NO_THING.test(plain) || (article === '' && isVerb(plain) && patternOf(plain) === 'general')) return null
  return { verb: verbFor(`${article}${word}`), taken: 1 }
}
const NO_DEED =
  /^(?:it|that|this|not|be|see|know|say|think|do (?:it|this|that|[a-z]*days?|\d)|get (?:there|it|started|going|ready)|go(?: for it)?$|start$|begin$|have|need|take|only|the|an?|my|our|even|i|we|you|with|if|use|skip|miss|leave|rest|work|sleep)\b/
const NO_THING =
  /^(?:it|that|this|them|you|him|her|me|us|i|we|of|about|to|the|an?|my|our|for|on|in|at|when|how|what|maybe|abt|dress|if|ahead|back|out|up|change|some|hour|half|minutes?|one|two|three|bed|work|everyone|myself)$/

/** The verb that leads to a thing: `learn` for `Spanish`, `go for` for `a walk`. */
export function verbFor(thing: string): string {
  const title = titleOfGoal(thing, patternOf(thing))
  if (title.toLowerCase() === thing.toLowerCase()) return ''
  const verb = title.endsWith(thing) ? title.slice(0, -thing.length).toLowerCase() : 'do '
  return verb === 'work on ' || verb === 'train for ' ? 'do ' : verb
}
