/** What a text names, as it is written there: `these crazy sourdough loaves` of `my neighbour does these crazy sourdough loaves`. */
export type NounPhrase = {
  text: string
  isPlural: boolean
  /** Whether something is said of it: `my inbox has 11k mails`. */
  isSubject: boolean
}

/**
 * The things that a text names, in its order: what an article, an owner or a number leads to (`my macarons`), what something is said of
 * (`screen time was …`), and what people talk of (`about etfs`). No people, no times, no states.
 */
export function thingsNamed(text: string): NounPhrase[] {
  const words = text.match(/[\p{L}\d'’-]+|[,.;!?]/gu) ?? []
  const plains = words.map((word) => word.toLowerCase().replaceAll('’', "'"))
  const things: NounPhrase[] = []
  for (let at = 0; at < words.length; at += 1) {
    const end = endOfPhrase(plains, at)
    if (end === null) continue
    const first = /^\d/.test(words[at] ?? '') ? at + 1 : at
    const last = plains[end - 1] ?? ''
    const head = last.replace(/'s$/, '')
    const name = words
      .slice(first, end)
      .join(' ')
      .replace(/['’]s$/, '')
    if (!isPlace(plains, at) && (!NO_THINGS.has(head) || /\bscreen time$/i.test(name)))
      things.push({
        text: name,
        isPlural: isPlural(head),
        isSubject: last.endsWith("'s") || SAYS_OF.test(plains[end] ?? ''),
      })
    at = end - 1
  }
  return things
}

/** A phrase as it stands within a sentence: `My handwriting` as `my handwriting`. */
export function withinSentence(phrase: string): string {
  return phrase.replace(/^(?:My|Our|The|An?|Some|This|These|That|Those) /, (word) => word.toLowerCase())
}

/** `in a basket`, `on the wall`; but `working on my novel`. */
function isPlace(plains: readonly string[], at: number): boolean {
  return (
    /^(?:in|on|at|to|from|under|behind|near|into|onto|off)$/.test(plains[at - 1] ?? '') &&
    !/^(?:working|worked|work|stuck|behind)$/.test(plains[at - 2] ?? '')
  )
}

/** Where a phrase that begins at an index ends; null where none begins. */
function endOfPhrase(plains: readonly string[], at: number): number | null {
  const [word = '', before = ','] = [plains[at], plains[at - 1]]
  const isLed = LEADS.has(word) || /^\d[\d.,]*k?$/.test(word)
  const first = isLed ? at + 1 : at
  let end = first
  while (end < plains.length && end < first + LONGEST && !isEnd(plains, end)) end += 1
  if (end === first) return null
  const [next = ','] = plains.slice(end)
  if (isLed) return /^\d/.test(word) && !isPlural(plains[end - 1] ?? '') ? null : end
  if (/^[,.;!?]$/.test(before)) return end <= at + 2 && SAYS_OF.test(next) ? end : null
  return TELLS_OF.test(before) && end === at + 1 && word.length > 2 ? end : null
}
const LONGEST = 4

/** `pull up` is one thing. */
function isEnd(plains: readonly string[], at: number): boolean {
  const [word, before = ''] = [plains[at] ?? ',', plains[at - 1]]
  // `my daughter | asked`, `the guitar's | been`
  if (PEOPLE.has(before) || before.endsWith("'s")) return true
  if (/^ups?$/.test(word) && /^(?:pull|push|press|sit|chin)$/.test(before)) return false
  return /^(?:[,.;!?]|\d.*)$/.test(word) || ENDS.has(word) || LEADS.has(word)
}

function isPlural(head: string): boolean {
  return /(?:[^su]s|people|children)$/.test(head) && !/(?:news|series|physics|maths)$/.test(head)
}

const LEADS = new Set('my our his her their the a an this that these those some several'.split(' '))
const SAYS_OF = /^(?:is|are|was|were|has|have)$/
const TELLS_OF = /^(?:about|into|suggesting|recommending|recommends|suggests)$/

/** Words that are in no name of a thing. */
const ENDS = new Set(
  `i we he she they it you me us him them who which what but and so or because since as like for from in on at to of with without by into
  over under about around after before until till when while where than if is are was were has have had been be being do does did
  can can't cannot could will would should must isn't aren't hasn't haven't wasn't still just always never again really already yet
  too also only now ago last next every each today tomorrow here there back up down off out away look looks need needs keep keeps
  make makes say says said went got gave know knows want wants feel feels stand stands live lives works come comes meet meets
  speak speaks broke died called everyone everybody nobody everything something nothing not no yesterday told came goes took kept wrote`.split(
    /\s+/,
  ),
)

/** Words for people: they have a verb of their own, and no noun, behind them. */
export const PEOPLE = new Set(
  `guy man woman person kid kids boy girl baby mum mom mother dad father parents sister sisters brother brothers son sons daughter daughters
  husband wife partner boyfriend girlfriend boss doctor physio therapist teacher coach trainer neighbour neighbor neighbours neighbors
  colleague colleagues coworkers mate mates client clients student students guest guests customer customers teammates
  flatmate roommate landlord nan grandma grandpa grandad uncle aunt cousin ex family people`.split(/\s+/),
)
/** People, times, places and states: a title refers to none of them with `it`. */
const NO_THINGS = new Set([
  ...PEOPLE,
  ...`law laws year years month months week weeks weekend weekends day days night nights morning mornings evening evenings hour hours minute
  minutes time times while ages spring summer autumn winter christmas easter lot bit mess joke disaster nightmare jungle tip state shame
  idiot fan thing things way reason point rest least end beginning start idea plan goal one ones all any fault life work job office city
  town park street road country moment same other others bed floor corner shelf drawer basket letter kilo kilos kg minimum maximum
  money`.split(/\s+/),
])
