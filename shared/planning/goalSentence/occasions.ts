/** Something that one gets ready for: of a month that it lies in the plan has the time before. */
export const OCCASION =
  /^(?:trips?|holidays?|vacations?|weddings?|journeys?|visits?|exams?|tests?|interviews?|finals|midterms?|defen[cs]e|birthdays?|conference|concert|recital|party)$/

/** Behind one of these a date alone is its date: `exam Dec 12`. */
export const DATED =
  /^(?:exams?|tests?|weddings?|trips?|race|marathon|half|10k|5k|deadline|interview|finals?|midterms?|concert|recital|talk|presentation|conference|party|birthday|move|launch|competition|tournament|defen[cs]e|vacation|holiday|match|performance|is|due)$/

/** Whose an occasion is. */
export const OWN = /^(?:my|our|the|a|an|his|her|their)$/

/** An occasion that says when something is, and not what: `for my trip in April`. */
export const PLACE_IN_TIME =
  /^(?:trip|holidays?|vacation|wedding|journey|visit|birthday|party|move|honeymoon|flight)$/

/** What a calendar date begins with. */
export const CALENDAR =
  /^\d|^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/
