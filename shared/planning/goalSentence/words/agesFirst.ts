const YEARS = '(?:yo|y/o|y\\.o\\.?|yrs?[- ]old|years?[- ]old|yr olds?)'
const PAUSE = '(?:,|;|\\.| -|:)\\s+'
const WISHES =
  "(?=(?:(?:and|but) )?(?:(?:i|we)(?:['’]?d)? )?(?:want|wanna|need|would|looking|trying|hoping|learn|get|start|like|never)\\b)"

const LOOKS_FOR =
  "(?=(?:(?:i|we)(?:['’]?m|['’]?d)? )?(?:want|wanna|would|looking|trying|hoping|here|never)\\b)"

/** How old somebody is, in words that are read: `16 yo, want to learn guitar`, `34f, want to lift`, `lessons for my 6yo`. */
export const AGES_FIRST: readonly (readonly [form: RegExp, plain: string])[] = [
  [
    new RegExp(
      `^(\\s*)([1-9]\\d) ?${YEARS} (?!(?:son|daughter|kid|child|boy|girl|dog|cat)\\b)([a-z]+)${PAUSE}`,
      'gi',
    ),
    "$1I'm a $3, ",
  ],
  [
    new RegExp(
      `^(\\s*)(?:aged? |(?:i['’]?m|i am) )?([1-9]\\d) ?${YEARS}(?: here)?(?:${PAUSE}| (?=(?:and|but) )|\\s+${WISHES})`,
      'gi',
    ),
    "$1I'm $2 years old, ",
  ],
  [new RegExp(`^(\\s*)aged? ([1-9]\\d)${PAUSE}`, 'gi'), "$1I'm $2 years old, "],
  [
    new RegExp(`^(\\s*)([1-9]\\d) ?(?:f|female)(?:${PAUSE}${WISHES}|\\s+${LOOKS_FOR})`, 'gi'),
    "$1I'm $2 years old, ",
  ],
  // `swim lessons for me and my 6yo`
  [
    new RegExp(
      `(?<=\\bfor (?:me and |me & |us and )?)(my|our|his|her|the) ([1-9]|1\\d) ?(?:yo|y/o)(?![a-z])`,
      'gi',
    ),
    '$1 $2 year old',
  ],
  // `20m, learn French` is a length.
  [new RegExp(`^(\\s*)([1-9]\\d) ?(?:m|male)(?:${PAUSE}|\\s+)${LOOKS_FOR}`, 'gi'), "$1I'm $2 years old, "],
]
