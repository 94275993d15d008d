const THANKS =
  /^(?:(?:ok(?:ay)?,? )?(?:many )?thank(?:s| you)(?: (?:so|very) much| a lot)?|thx|cheers|great|perfect|nice|cool|awesome)[\s.!,]*$/i
const HELLO =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|yo|moin|hiya)(?: (?:there|crushion))?[\s.!,?]*$/i
const INSULT =
  /\b(?:idiot|stupid|useless|dumb|moron|shut up|you suck|fuck(?:ing)? (?:you|off)|piece of (?:shit|crap)|hate you|crap bot)\b/i
const OVER = /^(?:bye|goodbye|see you|that['’]?s (?:all|it)|no(?:,? thanks?)?|nothing(?: else)?)[\s.!,]*$/i

/** One short sentence to what is no request; null for what may be one. */
export function smallTalk(text: string): string | null {
  if (THANKS.test(text)) return 'You are welcome.'
  if (HELLO.test(text)) return 'Hello. What do you want to reach, or what is on your mind today?'
  if (OVER.test(text)) return 'All right. I am here when you need me.'
  if (INSULT.test(text))
    return 'I may have got that wrong. Tell me what you would like to plan, and I will try again.'
  return null
}

/** Whether a text has no word that means something: `asdfgh`, `???`. */
export function isNonsense(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length === 0) return !/\d/.test(text)
  const isWord = (word: string) =>
    word.length <= 2 || (/[aeiouyäöüàâéèêíóôúñ]/.test(word) && !/[bcdfghjklmnpqrstvwxz]{5,}/.test(word))
  return !words.some(isWord)
}
