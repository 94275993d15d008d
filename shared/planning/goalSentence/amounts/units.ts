/** The names of currencies. */
export const MONEY =
  /^(euros?|eur|dollars?|usd|pounds?|gbp|bucks|quid|francs?|chf|yen|jpy|rupees?|inr|kr|sek|nok|dkk|zloty|pln|cad|aud)$/
const LAPS = /^(laps?|lengths)$/
/** What is read, made or done one by one, and what is drunk or walked. */
export const WORK =
  /^(pages?|chapters?|books?|audiobooks?|words?|lessons?|lectures?|tutorials?|puzzles?|exercises?|problems?|questions?|flashcards?|cards|videos?|articles?|papers?|poems?|songs?|pieces|episodes?|recipes?|modules?|outlines?|units?|courses?|drawings?|paintings?|sketches|posts?|kanji|characters|phrases|verbs|pictures|photos|images|files|e?mails|slides|dishes|portraits|applications|movies|films|documentaries|albums|plays|concerts|museums|galleries|exhibitions|castles|restaurants|postcards|crosswords|sudokus|hikes|mountains|unis|steps|glass(?:es)?|cups?|lit(?:er|re)s?|l|ml)$/

/** Whether a unit is counted in whole ones: books and laps, but no money and no kilometres. */
export function isCountable(unitName: string): boolean {
  return WORK.test(unitName) || LAPS.test(unitName)
}

/** Whether a unit is one of money: a sign, a currency's name, or `money` where it was not said which. */
export function isMoney(unitName: string): boolean {
  return unitName === 'money' || isSign(unitName) || MONEY.test(unitName)
}

/** Whether a unit is a sign of money, which is before the number. */
export function isSign(unitName: string): boolean {
  return /^[$€£¥]$/.test(unitName)
}
