import { isErrand } from './errands.ts'

/** A wish that is put as a question; not how something is done here: `how do I add a task?`, `how do I start?`. */
const ASKED_WISH =
  /^(?:(?:hi|hey|hello|so|ok(?:ay)?),? )?(?:how (?:do|can|could|would) i|what(?:['’]s| is) (?:a|the) (?:good|best|right|easiest|fastest|quickest) way to|(?:can|could|would|will) you (?:please )?help me(?: to)?) (?!(?:add|create|delete|remove|change|use|undo|move|cancel|start|begin|see|turn|log|sign|export|do (?:it|this|that)|go on|accept|edit|set|skip|miss|know|get started|make a (?:plan|goal|task))\b)(?=[a-z]+ )([^?]+)\?*$/i
/** What has to be done is an errand; what has to be reached is none. */
const NEEDED =
  /^(?:i (?:really |still |also )?(?:need|have|got|ought) to|i['’]?ve got to|i (?:must|should|gotta)|we (?:need|have) to) (.+)$/i
const REMEMBERED = /^(?:please )?(?:remember to|(?:don['’]?t|do not) (?:let me )?forget to|note to self:?) /i

/** `sorry, I mean learn German` */
const SLIP =
  /^(?:(?:oh|oops|ups|ah|no|wait|sorry|pardon|actually|well)[,.! ]+)*(?:i (?:mean|meant)(?: to say)?|correction)[,:]? /i
/** `oh, the test is on 4 May`: the word says nothing. */
const INTERJECTION =
  /^(?:hey|hi|hello)\b[,.!]* (?=(?:\S+ ){2,}\S)|^(?:(?:oh|ah|uh|um|btw|by the way|anyway)\b[,.! ]+)+(?=\S)/i
/** `and have no idea where to start`: behind a goal it names no other one. */
const WITHOUT_START =
  /,? (?:and|but) (?:i )?(?:have (?:no|absolutely no) (?:idea|clue)|(?:don['’]?t|do not) know|no idea|no clue) (?:where|how|what) to (?:start|begin|do)\b.{0,20}$/i
/** `im`, `dont`: what is written without its apostrophe; `id` only where nothing else can be meant. */
const WITHOUT_APOSTROPHE =
  /\b(?:(i)(m|ve)|(i)(d)(?= (?:rather|like|love|prefer)\b)|(do|does|did|ca|wo|is|are|was|has|have|could|would|should)(nt)|(that|what|there|let)(s)(?= (?:\p{L}|$))|(you|they)(re|ve))\b/giu

function withApostrophes(text: string): string {
  return text.replaceAll(WITHOUT_APOSTROPHE, (typed) =>
    /nt$/i.test(typed) ? `${typed.slice(0, -1)}'${typed.slice(-1)}` : typed.replace(/(m|ve|d|s|re)$/i, "'$1"),
  )
}

/** A message in the words that the planner reads: `whats` is `what is`, `how do I lose 5 kg?` is a wish, `I need to call Tom` an errand. */
export function inPlainWords(text: string): string {
  const said = withApostrophes(text)
    .replaceAll(/\bu\b(?=\s|$)/g, 'you')
    .replace(/^((?:so|ok|hey),? )?(what|how|where|when)s\b/i, '$1$2 is')
    .replace(REMEMBERED, 'remind me to ')
    .replace(SLIP, '')
    .replace(INTERJECTION, '')
    .replace(/^(i (?:also )?(?:want|need|would like|['’]d like) to )add (?!an? |the |my |another )/i, '')
    .replace(/^(less|more) time (?=on|with|for|outside)/i, 'spend $1 time ')
    .replace(WITHOUT_START, '')
  const wish = ASKED_WISH.exec(said)?.[1]
  if (wish !== undefined) return `I want to ${wish.trim()}`
  const needed = NEEDED.exec(said)?.[1]
  return needed !== undefined && isErrand(needed) ? needed : said
}
