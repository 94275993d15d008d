/** What people say who have never done it. */
export const BEGINS = /\b(?:scratch|zero|nothing|beginner|novice|newbie|never|no (?:prior )?experience)\b/i
/** What they say who have not moved for long: `haven't run in 10 years`, `out of shape`. */
export const NOT_ACTIVE =
  /\b(?:have ?n['’]?t|have not|not) (?:(?:really|properly|even) )?(?:run|ran|jogged|exercised|trained|worked out|moved|done (?:any )?(?:sports?|running|exercise))\b|\bout of (?:shape|breath)\b|\bunfit\b|\bcouch\b/i
