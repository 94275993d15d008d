import { MONTH } from './monthNames.ts'

/** What names a time or a number bears on a plan. */
const BEARS = new RegExp(
  `\\d|\\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r?s?|nes|ur)?(?:days?)?\\b|\\b(?:mornings?|afternoons?|evenings?|nights?|noon|lunch(?:time)?|weekends?|weekdays?|days?|weeks?|months?|years?|daily|weekly|hours?|minutes?|today|tomorrow|tonight|until|till|before|after|once|twice|christmas|easter|spring|summer|autumn|winter|holidays?|kids|baby|work|shifts?|(?:${MONTH}))\\b`,
  'i',
)
const PAUSE = '(?:^\\s*|[,;.!]\\s*|\\s[–-]\\s)'
const MOST = 80

/**
 * Parts of a sentence between two pauses that have a form.
 *
 * @param form a part of a regular expression, without groups that are numbered
 * @param why what may stand behind it, of any kind: `not more | because I get up at 6`
 */
export function partsWith(form: string, why = ''): RegExp {
  return new RegExp(`(${PAUSE})((?:(?:and|but) )?(?:${form}))(${why})(?=\\s*(?:[,;.!]|\\s[–-]\\s|$))`, 'gi')
}

/** A sentence without parts of a form (`partsWith`) that name neither a time nor a number. They are `shown` as not used. */
export function withoutParts(
  text: string,
  parts: RegExp,
  mayBear: (part: string) => boolean = () => false,
): { text: string; shown: string[] } {
  const shown: string[] = []
  const rest = text.replaceAll(parts, (all: string, pause: string, part: string, why: string) => {
    if (part.length > MOST || (BEARS.test(part) && !mayBear(part))) return all
    shown.push(`${part}${why}`)
    return pause.trim() === '' || /^[.!]/.test(pause) ? pause : ''
  })
  return shown.length === 0 ? { text, shown } : { text: rest.replace(/^\s*[,;.]\s*/, ''), shown }
}
