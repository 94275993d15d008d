/** How sure what corrects is: a bare `no` and a mere `actually` also begin what holds beside the words before. */
type Sureness = 'strong' | 'weak' | 'no'

/** What is replaced, and what stands in its place. */
export type Correction = {
  old: string
  meant: string
  /** What is said not to be meant: `not Thursdays, Fridays`. */
  excluded: string | null
  mark: Sureness
  /** `sorry no Fridays`: it may refuse them. */
  isNegated: boolean
  /** `only Mondays`: nothing else is meant. */
  isAlone: boolean
  /** Nothing lies between the two. */
  isBeside: boolean
  /** Nothing more is said in the part behind it. */
  isLast: boolean
}

/** One kind of words that can be corrected: what replaces them is of the same kind. */
export type Kind = {
  /** How it is written, as a part of a regular expression without groups. */
  source: string
  /** The same for as few words as there are, where what follows may be of the same kind: `not Friday, | Monday to Thursday`. */
  shortest?: string
  /** What stands in the place of the old words; null where these are not what is corrected, `OPEN` where nobody knows what is. */
  merged: (correction: Correction) => string | null
}

/** Something is corrected, and it is to be asked what. */
export const OPEN = '\0'

/** Behind a number: it counts something, and is neither an hour nor a day. */
export const NO_COUNT =
  '(?!\\s{1,4}(?:times|days|weeks|months|sessions|minutes|mins|hours|hrs|pages|words|km|miles|kg|kilos|workouts|runs|x)(?![a-z])|\\s{1,4}(?:a|per)\\s)'
