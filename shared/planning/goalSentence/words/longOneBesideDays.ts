import { WEEKDAY } from './corrections/days.ts'

const ONE = '(?:runs?|rides?|swims?|walks?|hikes?|ones?|sessions?|workouts?)'
const DAYS = `${WEEKDAY}(?:(?:,? and |, | & |/| )${WEEKDAY}){0,4}`
const FORM = new RegExp(
  `(\\b(?:run|ride|swim|walk|hike|cycle|train|jog|row)(?:ning|ming|ing)? (?:(?:on|every) )?${DAYS})(?:,? and|,? plus|,| \\+| &) ((?:a |one |my |the )?long(?:er)? ${ONE} (?:on |every |each )?(${WEEKDAY}))(?=\\s*(?:[,;.!)]|$))`,
  'gi',
)

/** `run tue thu and a long one sundays`: one of three days, of which nobody said how much longer it is. That is shown as not used. */
export function withLongOneOnItsDay(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  const rest = text.replaceAll(FORM, (_all, before: string, long: string, day: string) => {
    shown.push(long)
    return `${before} and ${day}`
  })
  return { text: rest, shown }
}
