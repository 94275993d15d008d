const COST = new RegExp(
  '(?:[,;.]| -|,? and)\\s+((?:(?:the|each|every|one|my|a) )?(?:lessons?|class(?:es)?|sessions?|membership|tutor|teacher|coach|course) (?:costs?|is|are) (?:about |around |like )?[€$£]?\\d[\\d.,]*(?: ?(?:€|euros?|dollars?|pounds|quid|bucks))(?: (?:each|a (?:lesson|class|session|month|time|go)|per (?:lesson|class|session|month)|an hour))?|(?:(?:the|each|every|one|my|a) )?(?:lessons?|class(?:es)?|sessions?|membership|course) costs? (?:about |around |like )?[€$£]?\\d[\\d.,]*(?: (?:each|a (?:lesson|class|session|month|time|go)|per (?:lesson|class|session|month)|an hour))?)(?=\\s*(?:[,;.!]|$))',
  'gi',
)
/** Where money is what the goal is about, a price is of it. */
const OF_MONEY = /\b(?:sav(?:e|ing)|pay|fund|afford|buy|budget|money|debt|put (?:away|aside))\b/i

/** `learn to drive, lessons cost 40 each`: what they cost is no part of the goal. It is shown as not used. */
export function withoutPrices(text: string): { text: string; shown: string[] } {
  if (!/cost|\bis\b|\bare\b/i.test(text) || OF_MONEY.test(text)) return { text, shown: [] }
  const shown: string[] = []
  const rest = text.replaceAll(COST, (_all, said: string) => {
    shown.push(said)
    return ''
  })
  return { text: rest, shown }
}
