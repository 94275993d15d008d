import type { Rewriting } from './plainerLeads.ts'

const DEED = '(?:runs?|rides?|swims?|walks?|hikes?|ones?|sessions?|workouts?)'
const LENGTH =
  '(\\d+(?:[.,]\\d+)? ?(?:hours?|hrs?|h|minutes?|mins?|min)|half an hour|an hour(?: and a half)?)(?![a-z])'
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|days?|sdays?|rsdays?|nesdays?|urdays?)?(?![a-z])'
/** Behind it there may be more of them: `tues n thurs`, `Tuesdays, Thursdays and Fridays`. */
const DAYS = `(${DAY}(?:(?: |,|,? and |,? n |/| ?& ?) ?${DAY}){0,4})`
const LONG = `(?:^|(?<=[,;.:(]|\\s[-–]| and)\\s*)(?:the |my |a |one )?long(?:er)? ${DEED}(?: is)?`
const OTHERS = `(?:,|;|,? and|,? plus) (?:the |my )?(?:short(?:er)?|other|easy|easier) ${DEED}(?: are)?`
const [ON, FOR] = ['(?: on| every| each)? ', '(?:,? for)?,? ']

/** `long ride on Sundays 3 hours, short ones Tuesday and Thursday 1 hour`: days that have lengths of their own. */
export const LONG_AND_SHORT_ONES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(`${LONG}${ON}${DAYS}${FOR}${LENGTH}${OTHERS}${ON}${DAYS}${FOR}${LENGTH}`, 'gi'),
    ' $2 on $1 and $4 on $3',
  ],
  [
    new RegExp(`${LONG}${FOR}${LENGTH}${ON}${DAYS}${OTHERS}${FOR}${LENGTH}${ON}${DAYS}`, 'gi'),
    ' $1 on $2 and $3 on $4',
  ],
]
