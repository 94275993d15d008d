/** What somebody tells of themselves and of others. */
const TOLD =
  /^(?:i|my|we|our|he|she|they)(?:['’](?:m|ve|s|re))? (?!don['’]?t (?:know|get|understand)\b)(?:\S+ ){1,20}\S+[\s.!]*$|^the (?:\S+ ){1,3}(?:comes?|arrives?|is|are|has|have|visits?|opens?|closes?|leaves?) (?:\S+ ){0,20}\S+[\s.!]*$/i
/** What is said to it. */
export const NOT_USED = 'Good to know, though I cannot plan with it.'

/** Whether a message tells something, and asks and wants nothing. */
export function isTold(message: string): boolean {
  return TOLD.test(message) && !/\b(?:want|need|would|['’]d|can you|could you|please)\b/i.test(message)
}
