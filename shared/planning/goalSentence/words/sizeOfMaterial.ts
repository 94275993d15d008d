import { partsWith, withoutParts } from './partsBeside.ts'

const MATERIAL =
  '(?:footage|film|video|videos|recordings?|audio|tapes?|interviews?|raw material|material|clips|rushes|dictation|voice notes|home movies)'
const LENGTH = '\\d[\\d.,]{0,5} ?(?:hours?|hrs?|h|minutes?|mins?|min)'
const PART = partsWith(
  `(?:(?:i['’]?ve|i have|we have|there['’]?s|there is|there are|it['’]?s|have|got|about|around|over|roughly|nearly|almost|some|abt) ){0,3}${LENGTH} of (?:[a-z]+ ){0,2}?${MATERIAL}`,
)
/** `transcribe | 12 hours of | interviews`. */
const INSIDE = new RegExp(
  `\\b((?:transcribe|edit|digiti[sz]e|cut|sort|subtitle|convert|log|translate|review|organi[sz]e) (?:my |the |all )?)((?:about |around |over )?${LENGTH} of )(?=(?:[a-z]+ ){0,2}${MATERIAL}\\b)`,
  'gi',
)

/** `edit my wedding video, | 30 hrs of footage`: how long the material is, and not the work. */
export function withoutSizeOfMaterial(text: string): { text: string; shown: string[] } {
  const { text: left, shown } = withoutParts(text, PART, () => true)
  const rest = left.replaceAll(INSIDE, (_all, deed: string, size: string) => {
    shown.push(size.replace(/ of $/i, ''))
    return deed
  })
  return { text: rest, shown }
}
