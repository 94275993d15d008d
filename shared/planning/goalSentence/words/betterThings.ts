/** `I want that my English becomes better`, `want my Spanish to get better`. */
export const BETTER =
  /^(?:(?:i|we) )?(?:want|wish|need|(?:would|['’]d) like) (?:that )?((?:my|our) [a-z]+(?: [a-z]+)?) (?:to |will |should )?(?:becomes?|gets?|be|is) better\b/i
