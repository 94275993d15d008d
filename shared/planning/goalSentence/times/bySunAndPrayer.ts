import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { type DayWindow, EARLY, EVENING, MIDNIGHT } from './dayParts.ts'

const FIRST_LIGHT = meaning(sequence(keyword('at'), keyword('first'), keyword('light')), () => EARLY)
/** `at first light`, `at sunset`, `after fajr`: a part of the day by the sun, or by a prayer that goes by it. */
export const bySunAndPrayer: Phrase<DayWindow> = either(
  (words, at, context) => {
    const read = FIRST_LIGHT(words, at, context)
    const isName =
      read !== null &&
      /^(?:festival|show|concert|walk|tour|party|event|service|fair)$/.test(words[read.to]?.plain ?? '')
    return isName ? null : read
  },
  meaning(
    sequence(
      keyword('after', 'before'),
      keyword('fajr', 'isha', 'maghrib'),
      optional(keyword('prayer', 'prayers')),
    ),
    ([, prayer]) => (prayer === 'fajr' ? EARLY : { from: '18:00', to: MIDNIGHT }),
  ),
  meaning(sequence(keyword('at'), keyword('dawn', 'sunrise', 'daybreak', 'dusk', 'sunset')), ([, hour]) =>
    /^(?:dusk|sunset)$/.test(hour) ? EVENING : EARLY,
  ),
)
