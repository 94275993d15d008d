import { practised } from './openPractice.ts'

const OWN = '(?:(?:my|the|our|a|some|all) )?(?:\\w+ )?'

/** What is done in one go at home, among people and for oneself, and the minutes that it usually takes. */
const DEEDS: readonly (readonly [what: RegExp, minutes: number])[] = [
  [/^(?:say|tell|hug|kiss|thank|smile|compliment|weigh) \S/, 5],
  [/^(?:text|message|whatsapp|send|write to|e-?mail) (?:my|a|an|one|our|mum|mom|dad|someone|somebody)\b/, 10],
  [
    /^(?:call|ring|phone|video ?call|facetime|skype|check in (?:on|with)|catch up with|(?:speak|talk) (?:to|with)) \S/,
    20,
  ],
  [/^(?:visit|see|meet(?: up)?(?: with)?|host|have (?:a )?(?:dinner|lunch|brunch|coffee|breakfast)) \S/, 90],
  [
    /^(?:(?:have (?:a )?)?(?:date|family|movie|film|games?|board game) (?:night|dinner|evening|day)|go on a date|go out for|eat out)\b/,
    120,
  ],
  [/^(?:go to|attend) (?:church|mass|the (?:mosque|temple|synagogue|market)|mosque|temple|synagogue)\b/, 90],
  [
    new RegExp(
      `^(?:water|mist|feed|brush) ${OWN}(?:plants?|flowers|herbs|tomatoes|garden|cats?|dogs?|fish|birds?|chickens|hens|rabbits?|horses?|starter)\\b`,
    ),
    10,
  ],
  [/^(?:do|get) more (?:sports?|exercise)\b|^be more active\b/, 30],
  [/^walk (?:my|the|our) dogs?\b/, 30],
  [new RegExp(`^(?:take|put|bring)(?: out)? ${OWN}(?:bins?|trash|rubbish|garbage|recycling)\\b`), 5],
  [
    new RegExp(
      `^(?:take|check|measure|track|log|note down|write down) ${OWN}(?:temperature|blood pressure|blood sugar|sugar|weight|glucose|pulse|mood|calories|spending|expenses|meals|sleep)$`,
    ),
    5,
  ],
  [new RegExp(`^(?:do|wash|dry|empty|load|unload|wash up) ${OWN}(?:dishes|dishwasher|washing[- ]up)\\b`), 15],
  [new RegExp(`^(?:do|wash|fold|hang(?: up)?) ${OWN}(?:laundry|washing|clothes)\\b`), 30],
  [
    new RegExp(
      `^(?:clean|wipe(?: down)?|tidy)(?: up)? (?:(?:my|the|our) )(?:kitchen|bathrooms?|desk|counters?|table|bedroom|room|living room|car|fridge|toilets?|windows|hallway|flat|apartment)$`,
    ),
    20,
  ],
  [/^(?:hoover|vacuum|mop|sweep|dust)\b/, 20],
  [/^(?:do )?(?:the |my )?ironing\b|^iron\b/, 30],
  [new RegExp(`^(?:change|wash) ${OWN}(?:sheets|bedsheets|bedding|bed linen|linen|towels)\\b`), 15],
  [/^cook (?:dinner|lunch|breakfast|a meal|at home|for (?:my|the|us)\b)/, 45],
  [
    /^(?:make|pack|prepare) (?:my|the|our|a|their|school) ?(?:own )?(?:lunch(?:es|box)?|breakfast|sandwich|bag|gym bag|clothes|packed lunch)\b/,
    15,
  ],
  [
    /^(?:meal[- ]?prep|(?:prepare|prep|batch[- ]?cook|cook) (?:the |my |our |all )?(?:meals|food|lunches)\b)/,
    60,
  ],
  [/^(?:plan|review) (?:my |the )(?:next )?(?:day|tomorrow)\b/, 10],
  [
    /^(?:plan|review) (?:(?:my |the |our )(?:next )?(?:week|month|budget|spending|finances|expenses|goals)|(?:my |the |our )?meals)\b/,
    20,
  ],
  [/^(?:write in|fill in|update) (?:my|a|the) (?:\w+ )?(?:journal|diary|log)\b/, 10],
  [
    /^(?:put on|apply|use) (?:my |some )?(?:\w+ )?(?:sunscreen|sun cream|moisturi[sz]er|cream|lotion|retinol|serum|mouthwash|inhaler|eye drops)\b/,
    5,
  ],
  [
    /^(?:do )?(?:my )?(?:skin ?care|skin care routine|shave|shower|(?:take|have|do) a (?:cold )?shower)\b/,
    10,
  ],
  [
    /^do \d+ (?:\w+[- ])?(?:(?:push|pull|sit|chin)[- ]?ups?|squats|burpees|lunges|crunches|jumping jacks)\b/,
    10,
  ],
  [/^(?:take|post) (?:an?|one) (?:\w+ )?(?:photo|picture|selfie)\b/, 10],
  [/^(?:back ?up|charge|air|ventilate|lock) \S/, 10],
]

/** The minutes that a deed of everyday life usually takes: `water the plants`, `call my grandma`. Null where a title names none. */
export function minutesOfDeed(title: string | null): number | null {
  const deed = practised(title ?? '').toLowerCase()
  return DEEDS.find(([what]) => what.test(deed))?.[1] ?? null
}
