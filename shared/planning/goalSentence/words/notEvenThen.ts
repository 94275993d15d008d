/** What is done without at all. */
const REFUSES =
  /^\s*(?:i(?:'m| am)? |we )?(?:want to |going to |will |'ll )?(?:no|quit|stop|give up|without|cut out|avoid|never|don['’]?t|go without)\b/i
const NOT_EVEN =
  /(?:[,;.–-]|\s-) ?((?:and )?(?:not even|(?:(?:it['’]?s )?not allowed|none(?: of it)?)(?= (?:on|at|over) (?:the )?(?:mon|tue|wed|thu|fri|sat|sun|week))) [^,;.]{2,40})(?=\s*(?:[,;.!]|$))/gi

/** `no takeaways in December, not even on Christmas Eve`, `no sugar, not allowed on Sundays`: an exception that is none. It is shown as not used, and its day is none of the plan's. */
export function withoutNotEven(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  if (!REFUSES.test(text)) return { text, shown }
  const rest = text.replaceAll(NOT_EVEN, (_all, part: string) => {
    shown.push(part)
    return ''
  })
  return { text: rest, shown }
}
