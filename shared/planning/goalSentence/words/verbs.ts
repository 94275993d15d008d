import { isCompound } from './compoundVerbs.ts'

/** Verbs with which people begin the words for their goals. */
const VERBS = new Set(
  `ditch shop hoover dust iron focus send concentrate hit crush smash mend patch heal reconnect propose carve weave ferment snorkel quilt embroider mop vacuum unpack
  solder unlearn
  ace adopt age assemble attend audition automate back boost brew burn camp celebrate coach commute connect control crawl date
  debug decide defend deploy dive document donate double enrol enroll entertain explain fast fence file fit fold follow forgive
  gain golf graduate grill groom hand help hire hold hug hydrate interview juggle jump kayak kill lead list lower manage market
  meet mow negotiate network outline overcome paddle pitch polish promote proofread prove recycle refactor refresh register
  rehearse relearn release remember renew rent resist respect return roast rock sand scan schedule score scrub serve share shoot
  skate skip slim smile snowboard socialise socialize speed sprint steam strengthen support tackle tame teach test text thank tone
  track transfer tutor unplug upgrade wait water weed wrestle
  achieve apply arrange ask avoid bake be beat bench become begin bike blog book box break breathe bring brush build buy call cancel
  catch clean clear climb code complete compose cook crochet create cut cycle dance declutter decorate deliver design develop do
  draft draw drink drive drop earn eat edit exercise explore feel fill film find finish fix floss garden get give go grow hike
  host improve increase install invest jog join journal keep kick knit launch learn limit lift listen lose make master meditate
  memorise memorize mentor move open organise organize paint pass pay photograph plan plant play practice practise pray prepare
  present produce program publish put quit raise reach read record redecorate redesign reduce relax relocate renovate repair
  repay replace rescue research rest restore retake review revise ride row run sail save see sell set sew ship sign sing sketch
  ski sleep solve sort speak spend squat stand start stay stop stretch study submit reply unsubscribe chop emigrate adapt surf swim switch take talk teach throw tidy touch
  digitise digitize transcribe train translate travel trek try understand update use visit volunteer wake walk wash watch wear weigh win work wrap write`.split(
    /\s+/,
  ),
)

/** Verbs that are things as often: they begin a title, and no goal behind a comma. */
const ALSO_THINGS = new Set(
  `mark order type swap land turn knock invoice raise hand hang mount tile dig prune harvest sow rake trim bottle pickle forage hunt fish foster nurse
  wind wean recite chant observe worship fundraise campaign vote catalogue catalog archive label backup migrate configure
  install benchmark contribute interpret mix rap strum improvise busk choreograph stage direct act model sculpt glaze spin
  dye embroider hem leave upholster engrave print bind scrapbook vlog stream caption post bulk shred detox chew count measure monitor log
  check moisturise shave shed sit discuss nap unwind visualise visualize apologise apologize phone ring message invite babysit marry separate pack
  lease buy flip trade budget refinance consolidate insure retire delegate streamline onboard recruit prospect close bill quote
  freelance consult certify qualify cram summarise summarize annotate cite tutor referee canoe sled boulder backpack vault tumble
  balance roll enjoy upcycle insulate unclog replace varnish stain oil wax polish service tune potty-train eliminate stabilize fulfil
  maintain rediscover nail bring smarten freshen update downsize simplify batch meal-prep prep sightread sight-read rank outgrow double triple
  recover rehab rehabilitate build change switch strengthen tighten loosen straighten whiten decide choose pick hire map plot thin re-read
  convince persuade lobby sponsor host chair lead attend observe befriend bond hug surprise spoil pamper cuddle forgive mourn grieve
  experiment test try taste sample brew distil distill roast smoke cure dry freeze can preserve bake knead ice
  file claim appeal sue settle transfer consolidate withdraw deposit cash earn charge lower cut slash trim boost grow scale expand
  feed bathe groom walk pet clicker-train house-train toilet-train potty crate sponsor rehome breed shear milk keep keep
  assemble disassemble demolish excavate pour lay level frame roof gutter drill bolt weld grind plane chisel
  revamp overhaul rebrand relaunch rename restructure rewire replumb reseal repot replant reseed redo rework
  listen hear watch view stare see notice look find seek discover hunt
  crack perfect conquer tackle tick stick`.split(/\s+/),
)

/** Whether a word begins a title as it is. */
export function beginsTitle(plain: string): boolean {
  return (
    isVerb(plain) ||
    ALSO_THINGS.has(plain) ||
    isCompound(plain, (verb) => isVerb(verb) || ALSO_THINGS.has(verb))
  )
}

/** Verbs that name no activity of their own: `practise 30 minutes a day` belongs to the goal before it. */
const GENERIC =
  /^(?:practi[sc]e|train|study|work|do|spend|start|begin|plan|use|take|put|try|keep|go|be|get|have|make|set|finish|book|box|drop|rest|review|repeat|wear|stay|feel|see|ask|call)$/

/** Whether a word is a verb in its base form. */
export function isVerb(plain: string): boolean {
  return VERBS.has(plain) || plain === 'have' || AGAIN.test(plain) || isAgain(plain)
}

/** `redo`, `rewrite`: once more what another verb says. */
const AGAIN =
  /^re-?(?:do|wire|seal|pot|tune|string|write|build|make|paint|arrange|tile|wire|decorate|learn|start|plan|train|home|furnish|organi[sz]e)$/

/** `renegotiate`, `reread`. */
function isAgain(plain: string): boolean {
  const verb = plain.replace(/^re-?(?=[a-z]{4})/, '')
  return verb !== plain && VERBS.has(verb) && plain !== 'recall' // `recall and walking on a leash`
}

/** Whether a verb says by itself what is done: `swim`, `read`, but not `practise`. */
export function namesActivity(plain: string): boolean {
  return isVerb(plain) && !GENERIC.test(plain)
}

/** The base form of `learning`, `running`, `moving`; null for a word that is no verb. */
export function baseOf(plain: string): string | null {
  // `dye` keeps its letter: `dyeing`.
  if (!/^[a-z]{2,}ing$/.test(plain) || plain === 'dying') return null
  const stem = plain.slice(0, -3)
  const single = /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem
  // `writting`, `studing` are mistyped.
  const candidates = [stem, `${stem}e`, single, `${single}e`, `${stem}y`]
  return candidates.find(isVerb) ?? null
}

/** `smoking` of `smoke`. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ing')) return verb
  // `knit`, `run`: one syllable with a short vowel
  if (/^(?:[^aeiou]{1,2}|qu)[aeiou][bdgmnpt]$/.test(verb)) return `${verb}${verb.slice(-1)}ing`
  return `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`
}

/** The verb that a mistyped one is meant to be; null for one that is right. `loose` before a weight is `lose`. */
export function correctedVerb(plain: string): string | null {
  if (Object.hasOwn(MISTYPED, plain)) return MISTYPED[plain] ?? null
  // `swimm`, `stopp`
  const isDoubled = /([a-z])\1$/.test(plain) && !isVerb(plain) && isVerb(plain.slice(0, -1))
  return isDoubled ? plain.slice(0, -1) : null
}

const MISTYPED: Record<string, string> = {
  lern: 'learn',
  leran: 'learn',
  learm: 'learn',
  learing: 'learning',
  lerning: 'learning',
  loosing: 'losing',
  larn: 'learn',
  loose: 'lose',
  pratice: 'practice',
  practive: 'practice',
  practie: 'practice',
  excercise: 'exercise',
  excersise: 'exercise',
  exersice: 'exercise',
  excersize: 'exercise',
  meditat: 'meditate',
  mediate: 'meditate',
  wirte: 'write',
  raed: 'read',
  strat: 'start',
  finsh: 'finish',
  fnish: 'finish',
  buid: 'build',
  bulid: 'build',
  sudy: 'study',
  studdy: 'study',
  stduy: 'study',
  quite: 'quit',
  strech: 'stretch',
  strecth: 'stretch',
  streach: 'stretch',
  decluter: 'declutter',
  decultter: 'declutter',
  excerise: 'exercise',
  exersise: 'exercise',
  imporve: 'improve',
  improove: 'improve',
  orgainse: 'organise',
  organze: 'organize',
  rehurse: 'rehearse',
  reherse: 'rehearse',
  meditiate: 'meditate',
  cylce: 'cycle',
  vist: 'visit',
  wright: 'write',
  renvoate: 'renovate',
  practce: 'practice',
}
