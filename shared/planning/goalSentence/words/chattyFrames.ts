import type { Rewriting } from './plainerLeads.ts'
import { isVerb } from './verbs.ts'

/** `cook at home four times a week | is the plan`: what somebody wants to do. */
const PLANNED: Rewriting = (all, before = '', deed = '') =>
  isVerb(deed.split(' ', 1)[0]?.toLowerCase() ?? '') ? `${before}I want to ${deed}` : all

/** `sweets have to go`: they are to be no more; somebody has to go somewhere. */
const TO_GO: Rewriting = (all, before = '', thing = '') =>
  /^(?:i|we|you|he|she|they|it|who|that|this|who|kids|people|everyone)$|\b(?:dog|cat|puppy|baby|son|daughter|husband|wife|mum|mom|dad|kids|friend)$/i.test(
    thing,
  )
    ? all
    : `${before}no more ${thing}`

const PRAISE =
  '(?:make (?:me|us|my [a-z]+) (?:so |very |really )?(?:happy|proud)|save my (?:marriage|relationship|life|sanity))'
const CLOSING =
  "(?:simple as that|wish me luck|(?:please )?nag me(?: please)?|(?:classic|typical) me|nothing (?:heroic|fancy|crazy)|(?:the )?neighbou?rs be warned|says my (?:wife|husband|partner|mum|mom|dad|son|daughter)|how do (?:i|we) even do that|that is my therapy|that[’']?s my therapy)"

/**
 * What frames a wish in a chat and says nothing of it: `ok hear me out`, `X is the plan`, `X would make me so happy`, `wish me luck`; and
 * what is to be no more or taken up in other words.
 */
export const CHATTY_FRAMES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    /^\s*(?:(?:so|ok|okay|well|hey|hi),? )*(?:not gonna lie|ngl|hear me out|(?:a )?bit of a silly one|(?:here[’']?s|here is) the thing|here goes|confession|fun fact|true story|long story short|(?:idk|i don[’']?t know|not sure) (?:if|whether) (?:this|that|it)[^,.;:!?]{2,40}? but)[,.:;!]* +/gi,
    '',
  ],
  [
    /((?:^|[,.;!?])\s*)((?:[a-z0-9’'-]+ ){2,12}?)is (?:the|my|our) (?:plan|goal|idea)(?=\s*(?:[,.;!?]|$))/gi,
    PLANNED,
  ],
  [new RegExp(` would (?:really |already |totally )?${PRAISE}(?=\\s*(?:[,.;!?]|$))`, 'gi'), ''],
  [new RegExp(`([,.;!?]+) ${CLOSING}(?=\\s*(?:[,.;!?]|$))`, 'gi'), '$1'],
  [
    /([,.;!?]|\bbut|\band)(?: (?:but|fine|ok|okay|alright|whatever),?)* let[’']?s (?:try|do|go for) (?:it|this|that)(?=\s*(?:[,.;!?]|$))/gi,
    '$1',
  ],
  [/(^|[,.;!?] +)just (?=make me )/gi, '$1'],
  [
    /((?:^|[,.;!?]|\bso|\band)\s*)([a-z]+(?: [a-z]+)?) (?:has|have) (?:got )?to go(?=\s*(?:[,.;!?]|$))/gi,
    TO_GO,
  ],
  [/(^|[.;!?] +)(?:now |so )?(?:picking|taking) (it|this) up again\b/gi, '$1I want to pick $2 up again'],
  [
    /(?<=(?:^|[.;!?] )\s*)(\d[\d.,]*k?(?: ?(?:euros?|dollars?|pounds|quid|bucks|€|£))? (?:a|per|each|every) (?:month|week)) into (?:my |the |our )?savings\b/gi,
    'save $1',
  ],
  [/^(\s*(?:two|three|2|3) (?:things|goals)) (?:really|basically|actually)(?=[:,])/gi, '$1'],
]
