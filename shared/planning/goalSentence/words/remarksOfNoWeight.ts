/**
 * What people say beside a goal that names neither a time nor a bound of it: who helps, how far it is, how sure they are. A plan does not
 * know what to make of it, and a question about it would only be in the way: it is shown as not used.
 */
const REMARKS = [
  // who is there, and who helps
  '(?:(?:just|only) )?(?:me|myself) (?:and|&|plus|with) (?:(?:my|our|a|the|\\d|two|three|four|some) )*[a-z]+(?: [a-z]+)?',
  'with (?:\\d|two|three|four|a few|some) (?:friends?|mates?|colleagues?|others|people|neighbou?rs)',
  '(?:my|our|a|the) [a-z]+(?:[- ]in[- ]law)? (?:can|will|could|might|offered to|is going to|is happy to) (?:teach|help|coach|join|show|support|correct|accompany)(?: (?:me|us|with (?:it|that|this)|out|along))*',
  'in front of (?:(?:\\d+|my|our|the|a|an|all|so|many) )*[a-z]+(?: of [a-z]+)?',
  // what others do that day too: `an hour on Thursdays, | club night`
  "(?:(?:it'?s|that'?s|this is|which is|as it'?s) )?(?:(?:my|our|the|a) )?(?:(?:chess|book|running|run|football|cricket|bowls|sewing|knitting|craft|local|ladies|men'?s|kids'?) )?(?:club|class|choir|band|rehearsal|quiz|pub|market|bin|bins|meeting|society|lodge|open mic|bingo|games?|practice|training|league|match|pay|laundry|baking) (?:night|day|evening)s?",
  // how much it presses
  "(?:(?:i['’]?ve |i have |we['’]?ve )?(?:got|have) )?all the time in the world(?:,? (?:i['’]?m |as i['’]?m |since i['’]?m )?(?:retired|off work|not working|between jobs))?|(?:i['’]?m|we['’]?re) (?:retired|between jobs)(?: now)?",
  // what nobody wants
  '(?:(?:with )?no|without(?: any)?) (?:more )?(?:injur(?:y|ies)|broken bones|accidents|stress fractures|shin splints|bruises|tears|meltdowns|panic|getting (?:injured|hurt)|hurting myself|injuring myself|breaking anything)(?: (?:this time|again|please|along the way))*',
  '(?:so )?(?:nothing|no) (?:crazy|fancy|extreme|wild|dramatic|too [a-z]+|rush|pressure|hurry|stress|excuses|big deal|worries|drama)',
  "(?:(?:it'?s|this is|that's) )?(?:(?:kinda|kind of|quite|a bit|really|very|super|so) )*(?:urgent|not urgent|important)",
  "(?:(?:my|our) )?(?:gran|granny|grandma|grandpa|grandad|grandmother|grandfather|nan|nana|mum|mom|dad|mother|father|aunt|uncle|dog|cat)(?: is|'s) (?:(?:already|nearly|almost) )?\\d{1,3}(?: (?:now|already))?(?: so (?:it'?s )?(?:kinda |a bit |quite |really )?urgent)?",
  // what was never done, and how far it is
  "(?:i've |ive |i have |i )?never (?:built|made|done|been|had|run|swum|written|sung|taught|drawn|spoken|sewn|held|given|[a-z]+ed)(?: [a-z]+){0,4}",
  '(?:(?:my|the|a) )?first (?:time|timer|one|attempt|try)(?: ever)?',
  "(?:(?:it'?s|it is|i'?m|they'?re|been|about|already|only) )*(?:\\d+ ?(?:%|percent)|half|almost|nearly|mostly|partly|a third|two thirds) (?:of it )?(?:done|finished|written|read|packed|ready|through|there|complete)(?: already)?(?: (?:for|since) (?:a|two|three|\\d+|ages|months|years|last) ?(?:weeks?|months?|years?|summer|winter)?)?",
  "(?:(?:i'?m|currently|now) )*at \\d+(?: ?(?:kg|kilos|lbs|pounds))?(?: (?:now|right now|currently|so far|today|at the moment))+",
  'in a row(?: one day)?|(?:the )?(?:whole|entire|full) (?:month|thing|lot)|while i (?:still )?can',
  "(?:(?:i|we) )?(?:(?:still|really|barely) )*can(?:['’]?t|not) (?:even |really )?(?:say|speak|swim|cook|play|sing|dance|draw|touch|ride|drive|understand|type|bake|sew|knit|ski|do)(?: (?!(?:on|at|in|before|after|until|mornings?|evenings?|weekends?|anything|more than \\d)\\b)[a-z'’]+){0,5}",
  "(?:(?:i |we )?(?:have |got )?)?no (?:clue|idea) (?:how|why|what) (?:it|i|we|this|that|they)(?: [a-z']+){1,6}",
  "(?:(?:it|this|that|they)(?:'?s| is| are|'re)? |its |this |that )(?:killing|ruining|eating|wrecking|destroying|draining) (?:my|our|me|us)(?! (?:knees?|back|hips?|feet|joints?|shoulders?|neck|ankles?|wrists?|health))(?: (?:[a-z]+|bank account))?",
  "(?:(?:i'?m|i am|we'?re) )?(?:(?:about|around|like|already|roughly) )*(?:\\d+|an?|two|three|four|five|six) (?:years?|yrs?|months?|weeks?|chapters?|lectures?) behind(?: (?:with|on) [a-z ]{2,30})?(?: (?:lol|haha|already|now))*",
  '(?:(?:need|needs|want|aiming for|aim for|target|goal) )+(?:(?:a|an|at least|about|score of|total of) )*(?:(?:band|grade) \\d(?:\\.\\d)?|\\d\\.\\d|\\d{2,3} points)(?: (?:or (?:more|higher|better|above)|overall|in total|at least))*',
  "(?:(?:it|this|that|all of it)(?:'?s)? )?(?:(?:just|all) )*(?:feels?|seems?|looks?) (?:(?:so|really|a bit|very|too|quite|kinda|pretty) )*(?:overwhelming|hard|daunting|scary|impossible|endless|huge|big|difficult|weird|stressful|boring|far away)(?: (?:right now|at the moment|to me|tbh|though))*",
  "(?:(?:i|we)(?:'ve| have)? |ive )?(?:got|have|own|bought) (?:an?|the|my|some|all the|one|two) (?:[a-z-]+ ){1,3}(?:at home|in the (?:garage|house|garden|basement|cellar|shed|attic|spare room|living room))(?: (?:already|now|anyway))*",
  'after (?:(?:about|over|like|nearly) )*(?:\\d+|two|three|four|five|ten|many|some|a few) (?:years?|yrs|months?|weeks?) (?:off|away|out|without(?: it)?|at home|of nothing)',
  // how somebody is at it
  "(?:(?:i'?m |i am )?(?:(?:coming|getting) )?)?(?:back|returning|recovering|fresh|new|out) (?:after|from|to|of|out of) (?:[a-z]+ ){1,4}so (?:nothing )?(?:(?:very|too|really|take it|taking it|keep it|keeping it|going|go|start|starting) )*(?:gently|slowly|slow|easy|carefully|gentle|light|lightly|hard|crazy|steady|soft)(?: (?:ones?|please|pls|only))?",
  // whatever happens, and who is not there
  "even (?:when|if|though) it(?:['’]?s| is)? (?:rain(?:s|ing)|snow(?:s|ing)|pour(?:s|ing)|cold|wet|dark)|(?:in )?(?:rain or shine|all weathers|any weather|whatever the weather)",
  'no (?:teacher|coach|trainer|tutor|experience|talent)(?: (?:yet|so far|at all))*',
  "more (?:than that )?(?:i|we) (?:won['’]?t|can['’]?t|couldn['’]?t) (?:manage|do|fit in)",
  // what happened
  '(?:ever )?(?:after|since) (?:(?:my|the|our|a|an) )?(?:crash|accident|divorce|break-?up|stroke|heart (?:attack|thing|scare)|fall|funeral|burnout|pandemic|lockdown|covid)(?: (?:thing|in [a-z]+|last [a-z]+))*',
  '(?:back )?again after (?:(?:\\d+|two|three|four|ten|many|so|all these|a few) )*(?:years|yrs|months|ages)',
  "(?:(?:my|a|the) )?new year'?s? (?:resolution|thing|goal)",
  'if (?:possible|needed|necessary|all goes well|(?:it|that) (?:works|helps|fits)|you can|that makes sense)|whenever (?:possible|i can)',
  // when there is a chance, which says of no time when it is
  "when(?:ever)? (?:it'?s|it is|(?:the )?(?:house|home|flat|office|street|work|everything|life) (?:is|gets)|things (?:are|get)|it gets) (?:(?:a bit|nice and|finally|more|really) )?(?:quiet|quieter|calm|calmer|peaceful|still|slow)(?: (?:at home|in the house|here|at work|enough))?",
  "(?:when(?:ever)?|if) (?:there'?s|there is|i have|i've got|i find|i get|we have) (?:(?:the|some|any|a bit of|a little|enough|spare|a) )*(?:time|chance|moment|minute|energy)(?: for it)?",
  "when(?:ever)? (?:i|we) (?:can|feel like it|(?:am|are) in the mood|want(?: to)?|like|get (?:round|around) to it)|when(?:ever)? i'?m in the mood|when(?:ever)? (?:it|that) (?:fits|suits)(?: (?:me|in|us))?",
  // said of oneself while saying it
  '(?:(?:a bit|very|super|kinda|kind of|really) )*(?:boring|silly|weird|late|cheesy|ambitious|crazy|embarrassing|stupid|sad|random|optimistic|greedy) i know',
  "(?:i know )?(?:it'?s|that'?s|sounds) (?:(?:a bit|very|super|kinda|kind of|really|so) )*(?:boring|silly|weird|cheesy|ambitious|crazy|embarrassing|stupid|random|optimistic|gross|disgusting)(?: i know| but still)?",
  'not my (?:first language|strong suit|strong point|thing|cup of tea)(?: (?:sorry|tbh|really))*',
  "(?:i'?m |got )?cleared by (?:my|the) [a-z]+(?: (?:last|this) (?:week|month))?",
  'i teach (?:yr|year|grade) \\d+',
  "(?:(?:and|but|because|since|as) )?(?:i'?m|i am|been) (?:more of )?an? (?:owlish owl|early bird)",
  // what there is, and what is missing
  "(?:(?:there'?s|there is|there are|theres|i've got|i have|it'?s|got) )?(?:(?:about|around|roughly|like|some|at least|over|nearly|almost|maybe|only|all|still) )*\\d[\\d,.]*k? (?:of (?:them|those|these)|(?:(?:unread|unfinished|untouched|waiting|sitting) )?(?:on|in) (?:my|the|our) (?:shelf|shelves|bookshelf|pile|list|desk|kindle|bookcase|nightstand|bedside table|cupboard|drawer|wardrobe)|in total|all in all|altogether)(?: (?:left|by now|in total|or so))*",
  '(?:\\d|one|two|three|four|small|little|young|a couple of) (?:(?:small|little|young) )?(?:kids|children|toddlers|babies|dogs|cats|jobs)(?: (?:and|&|plus) (?:a|an|two|\\d) [a-z]+(?:[- ][a-z]+)?)?(?: (?:at home|to feed))?',
].join('|')

const OF_NO_WEIGHT = new RegExp(`^(?:(?:and|but|also|still|just|now|so) )*(?:${REMARKS})$`)

/** Whether a text, in lower case, is no more than that. */
export function isOfNoWeight(text: string): boolean {
  return OF_NO_WEIGHT.test(text)
}
