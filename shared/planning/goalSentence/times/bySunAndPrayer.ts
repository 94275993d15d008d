import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { type DayWindow, EARLY, EVENING, MIDNIGHT } from './dayParts.ts'

/** `at first light`, `at sunset`, `after fajr`: a part of the day by the sun, or by a prayer that goes by it. */
export const bySunAndPrayer: Phrase<DayWindow> = either(
  meaning(sequence(keyword('at'), keyword('first'), keyword('light')), () => EARLY),
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
