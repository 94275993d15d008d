import type { Understood } from './understood.ts'

const LONGEST_WHAT = 150

/** Verbs with which people begin the words for their goals. */
const VERBS = new Set(
  `achieve bake be become begin bike book build buy call cancel clean climb code compose cook create cut cycle dance declutter
  decorate design develop do draft draw earn eat edit exercise explore file film finish fix garden get give go grow hike improve
  invest jog journal join knit launch learn lift lose make master meditate memorize move organise organize paint pass pay plan
  plant play practice practise prepare publish put quit read record reduce renovate repair research review revise ride run save
  see sell set sew sing sketch sleep solve speak spend start stop stretch study swim take teach train translate travel understand
  update visit volunteer walk wash watch win work write`.split(/\s+/),
)

const BEGINNINGS: Record<Understood['template'], string> = {
  learn: 'Practise',
  fitness: 'Train for',
  project: 'Work on',
  exam: 'Study for',
  reading: 'Read',
  saving: 'Save for',
  habit: 'Do',
  general: 'Work on',
}

/** The title of a goal's session: it begins with a verb. */
export function sessionTitle({ what, template }: Understood): string {
  const words = shortened(what ?? '')
  const [first = ''] = words.split(/\s+/, 1)
  if (words === '') return `${BEGINNINGS[template]} it`
  return VERBS.has(first.toLowerCase()) ? capital(words) : `${BEGINNINGS[template]} ${words}`
}

/** The title of the first, short step. */
export function kickoffTitle({ what }: Understood): string {
  return `Prepare: ${shortened(what ?? '') || 'the first steps'}`
}

/** The title of the plan. */
export function goalTitle({ what }: Understood): string {
  return capital(shortened(what ?? '')) || 'A plan'
}

function shortened(words: string): string {
  const points = Array.from(words.trim().replaceAll(/\s+/g, ' '))
  return points.length <= LONGEST_WHAT
    ? points.join('')
    : `${points
        .slice(0, LONGEST_WHAT - 1)
        .join('')
        .trimEnd()}…`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
