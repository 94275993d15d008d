/** What people say of a time, or of themselves at that time, when there is none for the goal: parts of regular expressions. */

/** Words of caution before a state or a deed. */
export const HOW =
  '(?:(?:always|usually|often|mostly|generally|normally|typically|just|only|so|really|very|pretty|quite|totally|completely|absolutely|simply|too|all|already|both|way|far|still|a bit|a little|kind of|kinda|sort of|rather|almost|nearly|basically) )*'

export const SOMEBODY =
  '(?:family|church|god|(?:grand)?kids|(?:grand)?children|grand(?:son|daughter)s?|(?:girl|boy)friend|fianc[eé]e?|partner|wife|husband|friends|work|sleep|sleeping|rest|resting|us|me|myself|mum|mom|dad|parents|choir|chores|housework|studying|school|uni)'

/** A bad state of somebody. */
const STATE = `(?:dead|done(?: for the day)?|finished|useless|exhausted|wrecked|knackered|fried|shattered|drained|beat|spent|tired(?: out)?|wiped(?: out)?|worn out|burn(?:t|ed) out|stressed(?: out)?|overwhelmed|sleepy|hungry|grumpy|hung ?over|brain-?dead|brain dead|half[- ]asleep|asleep|half dead|lazy|no (?:good|use)(?: to anyone)?|good for nothing|a (?:zombie|wreck|mess)|in bed|in no (?:state|mood)(?: for (?:it|this|that|anything))?)`
/** Where somebody is then, or with what: not where the goal is. */
const ELSEWHERE = `(?:busy|at work|at the office|in (?:the office|meetings|lectures|court|surgery)|in back[- ]to[- ]back meetings|with (?:the|my|our) (?:kids|children|family|parents|grandkids)|stuck (?:at|in) [a-z]+|on (?:call|shift|duty)|on the (?:late|early|night) shift|driving|commuting|babysitting|out (?:with|at) [a-z]+|at (?:my|the) (?:mum|mom|dad|parents|in-laws|girlfriend|boyfriend|nan|gran)(?:'?s)?|(?:never|rarely|seldom|hardly(?: ever)?) (?:home|there|around|free|in|at home|available)|not (?:home|at home|there|around|productive|free|available|in the mood|at my best|up to (?:it|much|anything)|able to(?: do (?:it|anything|much))?))`
const IM = "(?:i'?m|i am|we'?re|we are)"
/** What somebody does then instead, or cannot do. */
const DEED = `(?:can'?t (?:face (?:it|anything)|be (?:bothered|arsed)|get going|think|focus|concentrate|function)(?: (?:straight|properly|well))?|cannot (?:think|focus|concentrate|function)|struggle(?: with (?:it|everything))?|(?:never|rarely|hardly(?: ever)?) (?:manage(?: (?:it|to|anything))?|get (?:anything|much|it|things) done|feel like (?:it|doing anything)|have (?:any |the |much )?(?:time|energy|peace|headspace)(?: for (?:it|this|that))?)|fall asleep|crash|lose (?:all )?(?:motivation|focus|energy|interest)|(?:have|'ve got) (?:zero|no|little|not much|hardly any) (?:time|energy|headspace|motivation|focus|patience|brain|brainpower|willpower)(?: left)?(?: for (?:it|this|that|anything))?|(?:don'?t|do not) (?:function|have (?:the |any |much )?(?:time|energy|headspace)|want to do anything|feel like (?:it|anything|doing anything))|am a (?:zombie|wreck|mess)|(?:need|want|like|love) (?:to )?(?:my )?(?:sleep(?: in)?|lie in|rest|relax|chill|peace|a break|my rest|switch off|unwind)|have (?:to|got to) (?:cook|work|drive|babysit|clean|look after [a-z ]{2,20}|be (?:at|in) [a-z]+)|have (?:(?:far|way) )?too much (?:on|to do|going on)|have (?:a lot|loads|lots|so much) (?:on|going on)|hate doing (?:anything|it)|refuse to do (?:anything|it)|couldn'?t(?: possibly)?(?: do it)?|would never do it|(?:get|feel) ${HOW}${STATE})`

/** What is said of days, parts of the day and hours that are no good for the goal. */
export const NO_GOOD = [
  `(?:is|are|was|were|will be|would be|tend to be|tends to be|feels?|seems?|gets?) ${HOW}(?:bad|busy|packed|full|hectic|crazy|mad|chaos|chaotic|insane|a (?:nightmare|write-?off|bad idea|mess)|asking too much|too much|out(?: of (?:the question|bounds))?|off[- ]limits|off the table|impossible|difficult|tricky|taken|booked|blocked|sacred|holy|late|early|unrealistic|no[- ]go|a no(?:[- ]go)?|no (?:good|use)|not (?:good|great|ideal|possible|realistic|an option|suitable|happening))(?: (?:at|with) (?:work|home|school|uni|kids|the kids))?(?: (?:for me|for us|days?))?`,
  `(?:is|are|belongs?|stays?) (?:for|to|reserved for|kept for) (?:(?:the|my|our) )*${SOMEBODY}(?: time)?`,
  `(?:must|has to|have to|should|need to|needs to|will|stays?|stay) (?:stay|be|remain|be kept)? ?(?:free|off|clear|sacred)`,
  `(?:is|are) (?:(?:my|our|the|a) )?(?:(?:non-negotiable|sacred|holy) )?(?:busy|busiest|long|longest|office|family|lazy|rest|late|worst|church) (?:days?|nights?|time)`,
  `(?:is|are) when (?:i|we) (?:see|visit|meet|babysit|volunteer|help|sleep|look after)\\b.*`,
  `(?:i|we) (?:always |usually )?go (?:[a-z]+ing|to (?:church|mass|bed))`,
  `(?:i|we) (?:see|visit|babysit|look after) (?:my|our|the) [a-z]+`,
  `(?:isn'?t|aren'?t|won'?t be|wouldn'?t be) ${HOW}(?:good|great|ideal|possible|realistic|an option|suitable|happening)(?: (?:for me|for us))?`,
  `(?:don'?t|doesn'?t|do not|does not|won'?t|wouldn'?t|can'?t) ${HOW}(?:work|suit|fit|happen)(?: (?:out|well|for|me|us|at all))*`,
  `never (?:works?|happens?)(?: (?:out|for me|for us))?`,
  `(?:i|we) ${HOW}(?:can'?t|cannot|rest|relax|sleep(?: in)?|order in|eat out|work|travel|volunteer|teach)(?: (?:do it|do anything|make it|late|nights|shifts))?`,
  `(?:i|we) (?:have|'ve got) (?:the|my|our) (?:kids?|children|boys|girls|grandkids)`,
  `(?:i|we) ${HOW}${DEED}`,
  `${IM} ${HOW}(?:${STATE}|${ELSEWHERE}|away|out)`,
  `(?:aside|excepted|nope|no way|no chance|= (?:family|no|off|rest))`,
]

const WITHOUT = `without (?:(?:having|needing) to )?(?:do|doing|train|training|work|working|study|studying|practi[sc]e|practi[sc]ing|run|running|giv(?:e|ing) up|los(?:e|ing)|sacrific(?:e|ing)|touch(?:ing)?|us(?:e|ing))(?: (?:anything|it|sessions))?|without (?:annoying|waking|disturbing|bothering|upsetting)(?: up)? (?:the|my|our) [a-z]+`
/** What says before a time that there is nothing then. */
export const NOT_THEN = [
  `(?:please )?(?:don'?t|do not|never) (?:put|plan|schedule|book|set|add|give me)(?: (?:me|us|anything|things|sessions?|stuff|tasks|any|in))*`,
  `(?:just |please )*(?:don'?t|do not) (?:make (?:me do )?(?:it|this|anything)|eat (?:up|into)|touch)`,
  `(?:please )?(?:leave out|spare me|avoid|avoiding|drop|exclude|excl|keep clear of|stay clear of|steer clear of|hands off|no-go)`,
  `(?:anything|anytime|any time|any day|whenever|always) (?:but|except)`,
  `(?:i'?m|i am|we'?re|we are) ${HOW}(?:out|away|gone)(?: (?:with|at) [a-z]+)?`,
  `${IM} ${HOW}(?:${STATE}|${ELSEWHERE})`,
  `(?:i|we) have (?:the|my|our) (?:kids?|children|sons?|daughters?|grandkids|grandchildren|boys|girls)`,
  `(?:i|we) (?:(?:already|usually|always) )?have (?:(?:an?|my|our|the) )?(?:[a-z]+ )?(?:class(?:es)?|choir|band|rehearsals?|football|training|church|therapy|physio|meetings?|shifts?|scouts|lectures?|seminars?|uni|school)`,
  `(?:(?:i|we) )?(?:(?:don'?t|do not) have|(?:have|'ve|got) no|there(?:'?s| is) no|no|zero) (?:any )?(?:time|energy|sessions?)(?: for (?:it|this|that))?`,
  `no (?:study|studying|training|practi[sc]e|practi[sc]ing|sessions?|class(?:es)?|workouts?|lessons?|running|exercise)`,
  `(?:(?:i|we) )?(?:(?:i'?d|would) )?(?:rather|prefer) not(?: to)?`,
  `(?:definitely|certainly|especially|ideally|preferably|just|please|maybe|really|absolutely) (?:not|never|no)`,
  `(?:(?:and|with|just|absolutely|i want|please|so) )*nothing(?: at all)?`,
  `(?:i|we) ${HOW}(?:rest|relax|travel|never (?:train|work|study|practi[sc]e|run|exercise|do anything))`,
  `(?:(?:i|we) )?(?:never|rarely|hardly(?: ever)?|barely) (?:have|get|find) (?:any |the |much )?(?:time|energy|peace)(?: for (?:it|this|that))?`,
  `(?:i|we) ${HOW}${DEED}`,
  `my (?:brain|head|energy) (?:is|goes|shuts|switches|turns) (?:off|down|gone|mush|dead|fried)`,
  `(?:(?:i|we) )?(?:really |absolutely |just )?(?:hate|loathe|detest|dread)`,
  `(?:as long as|so long as|provided|providing)(?: that)? (?:it'?s|it is|they'?re) (?:not|never)|(?:as long as|so long as|provided) it isn'?t`,
  `unless (?:it'?s|it is)`,
  `it (?:must|should|can|may|will)(?: ?not|n'?t|'?t) (?:ever )?be|it (?:must|should|can) never be`,
  `(?:i|we) (?:don'?t|do not) want (?:it|this|that|anything|sessions)`,
  `(?:(?:my|the|our) [a-z]+ |it )(?:is|'s|gets) ${HOW}(?:closed|shut|hot|cold|dark|noisy|loud|crowded|full|packed)|it'?s ${HOW}(?:chaos|chaotic|mayhem|madness|bedlam|crazy|hectic|mad|hot|cold|dark|noisy|loud|crowded|full|packed)(?: (?:at home|at work|here|there|in the house|outside))?`,
  `(?:i|we) refuse to (?:do|train|work|practi[sc]e|study|run)(?: (?:it|anything))?`,
  WITHOUT,
]
/** The same of hours alone: what is heard or minded then. */
export const QUIET = [
  `(?:(?:the|my|our) )?neighbou?rs? (?:complains?|minds?|hates? (?:it|noise)|sleeps?|bangs? on the wall|gets? (?:annoyed|angry|upset))`,
  `(?:quiet (?:hours?|time)|no noise|silence|lights out)(?: (?:start|starts|is|are))?`,
]
