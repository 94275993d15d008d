/** How it is done, before any verb. */
const HOW_DONE = /^(?:hand|co|pre|batch|fine|proof|machine|steam|double)$/
const ONLY_BEHIND =
  /^(?:roll|dye|letter|stitch|rear|feed|tune|wash|make|raise|dip|pour|host|author|found|parent)$/
/** `hand-book`, `pre-work`, `co-work`: things. */
const OF_THINGS = /^(?:book|work|set|stand|hold|play|talk|test|run|shake|out|season|school|date|time|bike)$/
/** Those of which the first part also makes things: `self-control`, `deep-work`, `home-study`. */
const WHOLE =
  /^(?:self-(?:publish|release|record|host|produce|edit|teach|fund|finance|print|tape)|home-(?:school|educate|brew|bake|make|grow|cook)|deep-(?:clean|fry|condition|read)|spring-clean|dry-clean|line-(?:dry|edit|dance)|cross-(?:stitch|train|post|check)|(?:fact|spell)-check|touch-type|speed-(?:read|walk|date)|free-(?:dive|climb|write)|lip-(?:read|sync)|(?:tap|salsa|belly|pole|ballroom|swing)-dance|bungee-jump|(?:jump|kick)-start|ghost-write|(?:child|baby|toddler|dog|draught|sound|weather|water|future)-proof|time-block|bullet-journal|(?:beta|stress|road)-test|(?:house|dog|cat|baby)-sit|dog-walk|sky-dive|scuba-dive|rock-climb|(?:ice|roller)-skate|(?:kite|wind|body)-surf|power-(?:wash|walk|clean)|hitch-hike|mass-produce|crowd-fund|tie-dye|stir-fry|slow-cook)$/

/**
 * Whether a word with a hyphen is a verb with how it is done before it: `hand-make`, `self-publish`, `deep-clean`; `self-control` is a
 * thing.
 *
 * @param isDeed whether its last part is a verb
 */
export function isCompound(plain: string, isDeed: (verb: string) => boolean): boolean {
  const [, how = '', verb = ''] = /^([a-z]+)-([a-z]{2,})$/.exec(plain) ?? []
  if (verb === '' || OF_THINGS.test(verb)) return verb !== '' && WHOLE.test(plain)
  return WHOLE.test(plain) || (HOW_DONE.test(how) && (isDeed(verb) || ONLY_BEHIND.test(verb)))
}
