import type { PatternKey } from './keys.ts'

/** Kinds of which the word alone may be a subject or a thing, and no practice: a book about running, a piano that is sold. */
const PRACTISED: ReadonlySet<PatternKey> = new Set([
  'race',
  'start_running',
  'strength',
  'flexibility',
  'endurance',
  'language',
  'instrument',
  'art',
  'coding',
])

/** What is made of a body, of money or of habits is practised. */
const GROWN =
  /^(?:build|make|create|develop|start|record) (?:up )?(?:(?:to|\d+|an?|my|our|oil|watercolou?r|some|more|lean|better|good|up|stronger|big(?:ger)?|strong|solid) )*(?:[a-z]+[- ]?ups?|muscles?|strength|stamina|endurance|fitness|core|abs|body|vocabulary|habits?|routines?|practice|flexibility|mobility|language|music|art|drawings?|paintings?|photos?|pictures?|poems?|stor(?:y|ies)|songs?|running|jogging|swimming|cycling|lifting|yoga|drawing|painting|writing|sketching|coding|programming|training)\b(?! (?:clubs?|groups?|teams?|circle|cafe|café|shop|store|studio|school|business|blog|channel|podcast|newsletter|app|website|course|book|games?|room|shoes?|album|video)\b)/

/** By what is done with it, in lower case; the first that fits is taken. */
const DEEDS: readonly (readonly [key: PatternKey, words: RegExp])[] = [
  ['reading', /^(?:re)?read (?!(?:sheet )?music\b|notes\b|.*\bin [a-z]+(?:ish|ese|ian|man|ch)\b)/],
  [
    'writing',
    /^write (?!(?:code|programs|software|python|scripts?)\b|(?:\w+ ){0,3}(?:python|bash|shell|sql|java|javascript) (?:code|scripts?|programs?)\b)/,
  ],
  ['behaviour', /^find (?:an? |my |some )?(?:\w+ ){0,2}(?:partners?|budd(?:y|ies)|friends?|mates?)\b/],
  [
    'tidy',
    /^paint (?:\w+ )?(?:rooms?|house|kitchen|walls?|fence|flat|(?:bed|bath)rooms?|hallway|nursery|ceilings?|doors?|shed|garage|stairs|windows?)\b/,
  ],
  ['art', /^(?:draw|paint|sketch) (?!the\b)/],
  [
    'general',
    /^(?:start|found|set up|form) (?:an? |my |our |the )(?:\w+ ){1,3}(?:clubs?|groups?|circle|society|cafe|café|meet-?up)\b/,
  ],
  [
    'project',
    /^(?:(?:get|put|bring|finish|ship|deploy|rebuild|redesign|polish|update) (?:my|our|the|a|an) (?:\w+ ){0,3}(?:site|website|app|portfolio|page|game|tool|bot|web ?shop)\b|build(?! up\b)|make|create|design|develop|launch|publish|bring out|record|produce|film|shoot|open|found|put together|start (?:an? |my |our )(?:\w+ ){0,2}(?:blog|podcast|channel|newsletter|studio|school|shop|store|business|brand|magazine|magazin))\b/,
  ],
  [
    'general',
    /^(?:buy|sell|repair|fix|mend|restore|watch (?!.* in [a-z]+$)|translate|give (?!up\b)(?:\w+ ){0,3}(?:lessons?|classes|courses)\b|sew|knit|crochet|rent|hire|photograph an? )/,
  ],
]

/**
 * The pattern of a goal by what is done, where its words name something to practise but it is read, made, sold or mended.
 *
 * @param plain the goal's title in lower case
 * @param named the pattern that its words name
 * @returns null where the words say enough
 */
export function patternOfDeed(plain: string, named: PatternKey): PatternKey | null {
  if (!PRACTISED.has(named) || GROWN.test(plain)) return null
  return DEEDS.find(([, words]) => words.test(plain))?.[0] ?? null
}
