import { isVerb } from './verbs.ts'
import { partsWith, withoutParts } from './partsBeside.ts'

const AWAY =
  '(?:(?:smart ?)?phones?|screens?|tv|telly|devices?|gadgets?|tablets?|ipads?|laptops?|computers?|internet|wifi|social media|apps?|headphones|earphones|music|podcasts?|audiobooks?|netflix|youtube|distractions?|interruptions?|talking|work talk|shop talk|kids|children|shoes|notes|subtitles|excuses|recipes?|calculators?|email|emails|notifications)'
const CONSUMED = '(?:alcohol|booze|drinking|takeaways?|takeout|sweets|snacks)'
const NO = '(?:(?:with )?no|without(?: any| my| the)?)'
const FORM = partsWith(
  `${NO} ${AWAY}(?: allowed| at the table| around| involved)?(?: or ${AWAY}| and (?:no )?${AWAY})?|(?:with )?(?:my |the |our )?(?:phones?|screens?|tv|laptops?|notifications)(?: (?:switched|turned))? (?:off|away|down|in another room|on silent)`,
)
/** What is eaten or drunk elsewhere too is a way of what is done only of meals and evenings with others. */
const FORM_OF_MEALS = partsWith(`${NO} ${CONSUMED}`)

/** What is done together, or each time for a while. */
const TOGETHER =
  /\b(?:dinners?|lunch(?:es)?|breakfasts?|brunch(?:es)?|suppers?|meals?|coffee|tea|picnics?|dates?|date nights?|(?:game|games|movie|film|quiz|poker|family|girls|board game) (?:nights?|evenings?|time|days?)|walks?|hikes?|bath|homework|yoga|pilates|reading|writing|drawing|studying|sketching|meditation|practice|journaling|knitting|piano|guitar|violin|evening with|time with|hour with)\b/i
/** What is wanted of these itself: without a phone is all of the goal. */
const NO_DEED =
  /^(?:no|not|sleep|be|quit|stop|lose|gain|save|get|detox|digital|reduce|cut|limit|eat|focus|spend|less|fewer|more|avoid|keep|stay|give|have|live|feel|start|use|make|drink|healthy|healthier|better|i|we|my|the|an?|try|want|wake|go|turn|put|leave)$/

/**
 * `dinner with my wife, | no phones, | every other Friday`: what is put away while something else is done. The goal is what is done, and
 * neither of the two is quit.
 */
export function withoutDistractions(text: string): { text: string; shown: string[] } {
  const first = text.search(
    /[,;.–-]\s*(?:and |but )?(?:with )?(?:no|without|(?:my |the |our )?(?:phones?|screens?|tv|laptops?|notifications)) /i,
  )
  if (first < 1) return { text, shown: [] }
  const deed = text
    .slice(0, first)
    .replace(
      /^\s*(?:(?:i|we)(?:['’]?d| would)? (?:really )?(?:want|like|love|need|plan|would like|would love) to |(?:i |we )?wanna )/i,
      '',
    )
  const [begin = ''] = deed.toLowerCase().match(/[a-z]+/) ?? []
  const isDone = /^no$/.test(begin) ? false : TOGETHER.test(deed) || (isVerb(begin) && !NO_DEED.test(begin))
  if (!isDone || WITHOUT.test(deed)) return { text, shown: [] }
  const away = withoutParts(text, FORM, () => true)
  if (!TOGETHER.test(deed)) return away
  const consumed = withoutParts(away.text, FORM_OF_MEALS)
  return { text: consumed.text, shown: [...away.shown, ...consumed.shown] }
}
const WITHOUT = /\b(?:quit|stop|detox|give up|no|less|limit|cut)\b/i
