/** Parts of regular expressions that name days, parts of a day and hours; `TIME` is a group. */
export const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays|mons?|tues?|weds?|thurs?|fris?|sats?|suns?)'
export const DAYS = `${DAY}(?:(?: (?:and|or|&|\\+))? ${DAY})*`
export const PART = '(?:mornings?|afternoons?|evenings?|nights?)'
export const HOUR =
  '(?:after|before|past) (?:\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm))?|lunch|dinner|work|breakfast)'
export const TIME = `((?:early |late )?(?:${DAYS}(?: ${PART})?|${PART})|${HOUR})`
export const ON = '(?:(?:on|in|at|during|for) )?(?:(?:the|my|our|any|all|an?) )?'
/** Where a clause ends that says something of them. */
export const END =
  '(?= $| [-–—]| (?:so(?! (?:not|nothing|none|no|(?:i|we) (?:can|could))\\b)|and|but|because|as|since|though)\\b)'
