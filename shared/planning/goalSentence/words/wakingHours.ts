import { CLOCK } from './typedDays.ts'

const AT = `(?:at |for |from |around |by )+(?:about |half )?${CLOCK}(?: ?am| in the morning| o'clock)?`
const WHEN = '(?: (?:tomorrow|every (?:day|morning)|in the morning|most days|the next (?:day|morning)))?'
const SO = '(?:(?:and|but|because|cos|since|as) )?'
/** When somebody has to get up: no time of the plan's. */
const UP = `${SO}(?:(?:i|we)(?:['’]?m| am|['’]?ve|['’]?re| are)? (?:have to |need to |must |gotta |got to |usually )?(?:be |get |wake )?up ${AT}(?: for (?:work|school|uni|college|the kids|my shift)| to work)|(?:(?:i|we)(?:['’]?ve)? )?(?:(?:have|need|got) to|gotta|must) (?:be|get|wake) up ${AT}(?: for [a-z]+)?|up ${AT} for (?:work|school|uni|college|my shift)|(?:(?:my|the) )?alarm (?:goes off|is set|rings|goes|is)? ?${AT})${WHEN}`
/** When somebody has to be at work. */
const AT_WORK = `${SO}(?:(?:(?:i|we)(?:['’]?ve)? )?(?:have|got|have got|start) (?:work|school|uni|class|the school run) ${AT}|(?:i|we) (?:start|begin) ${AT}|(?:my )?(?:work|shift|job) (?:starts|begins) ${AT}|(?:the |an? )?(?:school run|early shift|work|commute) (?:is )?${AT})${WHEN}`
const pattern = (told: string) => new RegExp(`([,;.!] ?|\\s[-–] |\\()(${told})\\)?(?=\\s*(?:[,;.!]|$))`, 'gi')
const GETS_UP = pattern(UP)
const WORKS = pattern(AT_WORK)
/** A goal that has its time, or that goes on all day. */
const HAS_TIME =
  /\b(?:stop|quit|no|less|bed(?:time)?|asleep|lights out|sleep|(?:after|before|until|till|by|at|past) \d|\d ?(?:am|pm)|mornings?|evenings?|nights?|afternoons?|lunch|(?:after|before) (?:work|school|dinner|breakfast|bed))\b/i

/** A goal that is about when somebody gets up. */
const IS_TO_GET_UP = /\b(?:wake|waking|get(?:ting)?|be) up\b|\bearl(?:ier|y riser)\b/i

/**
 * `stop scrolling after 10pm, I have work at 6`: when somebody gets up or has to be at work is none of the times of a goal that has one, or
 * that is done without. It is shown as not used.
 */
export function withoutWakingHours(text: string): { text: string; shown: string[] } {
  const shown: string[] = []
  const takeOut = (said: string, form: RegExp, mayGo: (before: string) => boolean) =>
    said.replaceAll(form, (all: string, _pause: string, hour: string, at: number) => {
      const before = said.slice(0, at)
      if (before.trim() === '') return all
      // `early shift at 6`: the hour is none of the goal's.
      if (!mayGo(`${before} ${said.slice(at + all.length)}`))
        return all.replace(
          /(?:the |an? )?(?:school run|early shift|commute) (?:is )?(?=(?:at|for|from|around|by) )/i,
          'I have work ',
        )
      shown.push(hour)
      return ''
    })
  const awake = takeOut(text, GETS_UP, (others) => !IS_TO_GET_UP.test(others))
  return { text: takeOut(awake, WORKS, (others) => HAS_TIME.test(others)), shown }
}
