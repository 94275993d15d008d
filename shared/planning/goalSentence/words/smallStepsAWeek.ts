import type { Rewriting } from './plainerLeads.ts'

const NUMBER = '(\\d|one|two|three|four|five|six|seven|a couple of)'
const STEP = '(?:things?|steps?|challenges?|actions?|attempts?|tries|conversations?|exposures?|exercises?)'
const OFTEN: Readonly<Record<string, string | undefined>> = {
  '1': 'once',
  one: 'once',
  '2': 'twice',
  two: 'twice',
  'a couple of': 'twice',
}

const AS_OFTEN: Rewriting = (_all, before = '', count = '') => {
  const often = OFTEN[count.toLowerCase()]
  return `${before}${often ?? `${count} times`} a week`
}

/** `maybe 2 small things a week`, and what somebody does not know of the beginning. */
export const SMALL_STEPS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `([,;.]\\s+|\\s-\\s)(?:(?:maybe|perhaps|like|say|just|about|only|do|doing|try|with) )*${NUMBER} (?:(?:small|little|tiny|easy|mini|new) )+${STEP} (?:a|per|each|every) week(?=\\s*(?:[,;.!]|$))`,
      'gi',
    ),
    AS_OFTEN,
  ],
  // `dunno where to begin with my thesis`
  [
    /^(\s*)(?:(?:so|ok) )?(?:i )?(?:(?:really|just|have) )*(?:idk|dunno|don'?t know|not sure|no (?:idea|clue)) (?:where|how) to (?:start|begin) with (?=(?:my|the) [a-z])/gi,
    '$1work on ',
  ],
  [
    /^(\s*)(?:(?:so|ok) )?(?:i )?(?:idk|dunno|don'?t know|not sure|no (?:idea|clue))(?: (?:where|how) to (?:start|begin))(?:,? (?:but|so|and) |[,;.] +)/gi,
    '$1no idea where to start, ',
  ],
  [
    /(?:[,;.]|(?<![,;.\s]))(\s+-)?\s+(?:(?:but|and|tho) )?(?:i )?(?:idk|dunno|i dunno|dont know) ((?:where|how) to (?:start|begin))(?:\s*[,;.!]|(?=\s|$))/gi,
    ', no idea $2,',
  ],
]
