const NUMBER = '\\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twenty'
const PER = '(?:a day|per day|each day|every day|daily|a night|every night|an evening|a week|per week)'
const CONSUMED =
  '(?:coffees?|cups? of coffee|teas?|cokes?|sodas?|energy drinks?|beers?|wines?|glasses of wine|drinks?|cigarettes?|cigs|fags|smokes|biscuits|cookies|sweets|chocolate bars?|cans|pints|takeaways?|snacks)'
const VERB = '(?:drink(?:ing)?|eat(?:ing)?|smok(?:e|ing)|hav(?:e|ing)|vap(?:e|ing)|get(?:ting)? through)'
/** `drinking too much coffee, like 6 a day`, `5 coffees a day`, `I smoke 20 a day`: a thing that is counted. */
const TOLD = new RegExp(
  `^(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? )?(?:(?:still|always|basically|just) )*(?:(${VERB}) )?(?:(?:way )?(?:too|so) (?:much|many) )?(?:(${CONSUMED})(?: (?:tbh|lol|lately|atm))*(?:,| -)? )?(?:(?:like|about|around|at least|up to|at|on|is at|are at) )*(?:${NUMBER})(?: (${CONSUMED}))? ${PER}(?: (?:tbh|lol|lately|atm|right now|now|at the moment))*(?=[,;.]| and | but | so )`,
  'i',
)
const BOUND = new RegExp(
  `^(?:[,;.]| and| but| so)+ ?(?:(?:i |we |i['’]?d )?(?:(?:really|just) )*(?:(?:want|need|would like|like|have|trying|hoping|plan) to |wanna |gotta |must |should |let['’]?s )?(?:be(?= under| below| at)|cut|get|bring|reduce|limit|go|take|keep|drop)(?: it| them| that| this)?(?: (?:down|back))*(?: to)?(?: (?:max|at most|no more than|under|below|at))?|(?:make it )?(?:max(?:imum)?|at most|no more than|only|down to)) (${NUMBER})(?! ?(?:h|hours?|min|%|weeks?|months?))(?: ${PER})?(?: (?:max|tops|at most))?(?= |[,;.!]|$)`,
  'i',
)

/**
 * Fewer of a counted thing: `drinking too much coffee, like 6 a day, max 2 a day from tomorrow` says `limit coffee to 2 a day from
 * tomorrow`. How many there are now says nothing of the plan.
 *
 * @param text the sentence as it was typed
 */
export function withFewerOfThem(text: string): string {
  const [told, verb = '', before, behind] = TOLD.exec(text) ?? []
  if (told === undefined) return text
  const thing = before ?? behind ?? (/^smok/i.test(verb) ? 'cigarettes' : undefined)
  const [bound, count] = BOUND.exec(text.slice(told.length)) ?? []
  if (thing === undefined || bound === undefined) return text
  const per = /week\b/i.test(told) ? 'a week' : 'a day'
  return `limit ${thing} to ${count} ${per}${text.slice(told.length + bound.length)}`
}
