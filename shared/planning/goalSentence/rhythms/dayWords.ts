/** A weekday, several of them in one word, or the days of the weekend or of work. */
export const DAY =
  /^(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:s|days?)?(?:[-–/][a-z]+)*$|^week(?:day|end|night)s?$|^workdays?$/
