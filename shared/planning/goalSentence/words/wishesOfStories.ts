import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'
import { isVerb } from './verbs.ts'

const KIN =
  '(?:my|our) (?:little |young |old |big )?(?:daughter|son|kid|girl|boy|niece|nephew|wife|husband|mum|mom|dad|sister|brother|gran|grandma|grandpa|nan|granddaughter|grandson|friend|boyfriend|girlfriend|partner)'
const MADE =
  '(?:cake|cupcakes|dress|costume|jumper|sweater|cardigan|scarf|hat|blanket|quilt|tree ?house|doll ?house|play ?house|bookcase|bookshelf|sandpit|swing|rocking horse|card|photo ?book|mobile)'
const DONE =
  '(?:finished|done|ready|sorted|cleared|cleaned|painted|fixed|emptied|tidied|repaired|decorated|planted|mended|renovated)'
const PERSON =
  '(?!(?:my|our|the) (?:daughter|son|kids?|children|wife|husband|mum|mom|dad|sister|brother|boss|doctor|friends?|partner|parents|cat|dog)\\b)'

const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|christmas|easter|new year`

/**
 * What a story says, where it names the thing or the deed that is wanted: `my daughter wants a unicorn cake`, `I still don't know 9 of the
 * songs`, `the kitchen's a building site, want it finished`.
 */
export const WISHES_OF_STORIES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `\\b${KIN} (?:really |just )?(?:wants|would like|would love|asked for|has asked for|is begging for|wished for|wishes for) (an? (?:[a-z-]+ ){0,3}${MADE})(?!.*\\b(?:i|we)(?:'d)? (?:want|need|would|like|have)\\b)(?= |[,.;!]|$)`,
      'gi',
    ),
    'I want to make $1',
  ],
  [
    /((?:^|[,;.!]\s*|\s)(?:(?:and|but|so) )?)(?:i|we) (?:(?:still|just|really) )*(?:do not|don['’]?t) know ((?:\d+ of |half of |half |most of |all |many of |any of )?(?:the|my|our) (?:songs|lines|words|steps|moves|lyrics|chords|tunes|pieces|answers))(?= |[,.;!]|$)/gi,
    '$1I want to learn $2',
  ],
  [
    new RegExp(
      `(^|[.;!]\\s*)(${PERSON}(?:(?:my|our|the) )?[a-z]+(?: [a-z]+)??)((?:['’]s| is| are| looks| look| was| has been) [^,.;!]{2,60}?)([,.;!]\\s*(?:(?:and|so|but) )?(?:(?:i|we) )?(?:(?:really|just) )?)(?:want|need|would like|would love|have to get|gotta get|must get) (?:it|them|that|this|everything|it all) (?:all )?(${DONE})(?= |[,.;!]|$)`,
      'gi',
    ),
    (_all, before = '', thing = '', told = '', lead = '', done = '') =>
      `${before}${thing}${told}${lead}I want to get ${article(thing)}${thing.toLowerCase()} ${done}`.replace(
        /\b(?:i|we) (?:(?:really|just) )?I want/i,
        'I want',
      ),
  ],
  // `we want to move out by July, so paint the flat before that`: two goals with one date.
  [
    new RegExp(
      `^((?:(?:i|we) )?(?:want|need|wanna|plan|hope|have) [^,;.!?]{3,60} (?:by|before|until) (?:the )?)(${DATE})(?:,? (?:so|and) |, )(?:(?:i|we) (?:have|need|want) to |must |need to )?([a-z]+) ([^,;.!?]{3,40}?) (?:before|by|until) (?:that|then)(?= |[,.;!]|$)`,
      'gi',
    ),
    (all, lead = '', date = '', verb = '', thing = '') =>
      isVerb(verb.toLowerCase()) ? `${lead}${date} and ${verb} ${thing} before ${date}` : all,
  ],
  // `my book club picked Middlemarch, 800 pages, need to finish by 3 February`
  [
    /^(?:(?:so|ok|hi|hey),? )*(?:my |our |the )?(?:book|reading) (?:club|group)(?:'s)? (?:is reading|is doing|are reading|reads|picked|chose|has picked|has chosen|have picked|pick is|book is|choice is)(?: for [a-z]+)? (?!(?:an?|my|our|every|each|once|on|in|at)\b)([^,;.!?]{3,60}?)((?:[,;.!]| by | before | for | until )(?!.*\bread\b).*|)$/gi,
    (_all, book = '', rest = '') =>
      `read ${book}${rest.replace(/,? (?:(?:and|so) )?(?:(?:i|we) )?(?:need|have|want|must)(?: to)? (?:finish|be done|be finished|have it (?:done|finished|read))(?: (?:it|that|with it))? (?=by |before )/i, ' ')}`,
  ],
]

function article(thing: string): string {
  return /^(?:my|our|the) /i.test(thing) ? '' : 'the '
}
