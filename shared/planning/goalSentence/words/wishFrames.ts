/**
 * Whole clauses that people put before a goal: what they have promised, dream of, ask or call it. Each ends where the goal begins.
 */
const HEDGES =
  '(?:(?:really|just|finally|also|still|actually|definitely|simply|badly|desperately|seriously|absolutely|totally|truly|urgently|honestly|always|so|do|now|kinda|only|probably|maybe) )*'
const WE = '(?:i|we)'
const HAVE = "(?:['’]?ve| have|['’]d| had)?"
const AM = "(?:['’]?m| am|['’]re| are| was| were|['’]ve been| have been)"
const WANT = `${HEDGES}(?:want|need|wish|like|love|hope|plan)`
const NAME =
  '(?:goals?|resolutions?|priority|to-?do(?: list)?|to do|tasks?|challenge|mission|projects?|habits?|hobby|bucket list(?: item)?|item|wish|idea|targets?|objective|ambition|dreams?|intention|aims?)'
const KIND =
  "(?:(?:my|our|the|a|an|one|another|new|next|first|second|third|last|big|biggest|main|personal|fitness|health|money|career|life|family|work|side|top|number one|year['’]?s?|years|january|20\\d\\d|this year['’]?s|current|simple|secret) )*"

const FRAMES: readonly string[] = [
  // `I ought to`, `I've got to`, `I absolutely must`
  `(?:${WE} )?${HEDGES}(?:ought to|(?:have|['’]ve) got to|must|should|need to|(?:want|waant|wannt|whant) too?|wish to|hope to|have to|could use to)(?= )`,
  `${WE}${HAVE} ${HEDGES}(?:got|been (?:told|asked|advised|meaning|wanting|trying|planning|encouraged)|tried|decided|agreed|chosen|committed|volunteered|sworn|vowed|set (?:myself )?(?:a|the) (?:goal|target)|made up my mind|made (?:a bet|the decision|a pact|a promise)|signed up|taken it upon myself) (?:to|of) (?:being able to )?`,
  `${WE}${AM} ${HEDGES}(?:asked|told|advised|supposed|meant|forced|obliged|determined|keen|ready|excited|motivated|eager|happy|willing|going|trying|hoping|looking|thinking of trying|thinking about trying|dying|itching|longing|desperate|able|about|set|bound) to(?: be able to)? `,
  '(?:dying|itching|longing|desperate|eager|supposed|motivated|inspired|finally going) to ',
  `(?:thinking|i think|guess|i guess|i suppose|i feel(?: like)?|i figured)(?: that)? ${WE} (?:might|may|should|could|ought to|will|['’]ll|need to|want to) `,
  `i feel (?:like )?(?:i should|it['’]?s time to|i need to|i have to) `,
  `${WE}${HAVE} (?:bet|told|promised|sworn to|assured) (?:(?:my|our|the) )?[a-z]+(?: that)? ${WE}(?:['’]d|['’]ll| would| could| will| can) `,
  // Dreams and plans
  `(?:it(?:['’]?s| is| was| has (?:always )?been|['’]s always been) |one of )?(?:my|our)(?: (?:big|biggest|secret|life-?long|oldest|only|one))? ${NAME}(?: (?:is|are|was|has always been|would be))?(?: still)?(?:,|:)? (?:to|being able to) `,
  `${WE}${HAVE} (?:always )?(?:a |one |this )?dream(?:ed|t|ing)? (?:of|about|is|:)? ?(?:being able to|to)? ?(?=[a-z])`,
  `${WE} have (?:a|one|this|the) (?:[a-z]+ )?(?:dream|goal|plan|wish|mission)(?::| to|, to) ?(?:to )?`,
  // `bucket list:`, `goal 1:`, `new habit -`
  `${KIND}${NAME}(?: (?:\\d|one|number (?:\\d|one|two)|right now|for (?:this|next) (?:year|month)|for me))?(?: is(?: (?:simple|clear|this|easy))?)? ?(?::|=|-|–|—) ?(?:to )?`,
  `(?:my |the |our )?plan(?: is)?(?: (?:simple|clear|this|for (?:this|next) year))? ?(?::|=) ?(?:to )?`,
  `(?:on|top of|at the top of|first on|next on) (?:my|our|the) (?:bucket|to-?do|wish) ?list(?: (?:is|for (?:this|next) year(?: is)?))?(?::| to| -)? ?(?:to )?`,
  `(?:the|our|my) (?:idea|plan|goal|aim|thing|point|hope|dream|mission)(?: here| now)? is (?:simple(?:: |, ))?(?:to|that i) `,
  `(?:this|20\\d\\d|next year) (?:is|will be|is going to be|has to be) (?:the|my) year (?:(?:that )?${WE} (?:will |['’]ll )?(?:finally )?|(?:to|of) )`,
  // Questions
  `(?:is it|would it be|it is|it['’]?s|it would be) (?:(?:even|still|too|at all) )*(?:possible|realistic|doable|feasible|crazy|too late|too hard|hard|reasonable)(?: for (?:me|us))? to `,
  `(?:(?:do|would|did) you think|i ?(?:['’]m|am)? (?:wonder|wondering)|any chance|is there (?:a|any) way|what if|if only|i wish|wish|wondering|not sure)(?: that| if| whether)? ${WE} (?:can|could|will|would|might|may|should) (?:still )?`,
  `is there (?:a|any) way (?:for me )?to `,
  `(?:can|could|may|might|should|shall|will|would) ${WE} (?=(?!please|get an?|have an?)[a-z]+ )`,
  `(?:what|how) (?:would|do|does|should|could|will) (?:it take|${WE} (?:have|need) to do|${WE})(?: for me)?(?: best)? (?:to )?(?=[a-z])`,
  `(?:any (?:tips|advice|ideas?)|tips|advice|teach me|show me) (?:on |for )?how (?:to|i can|i could) `,
  // Feelings
  `(?:it|that)(?: would|['’]d) (?:be|feel) (?:(?:so|really|pretty|very|just) )*(?:great|nice|cool|good|awesome|amazing|lovely|fun|a dream|fantastic|wonderful)(?: (?:to|if (?:i|we) (?:could|can|finally)))(?: finally)? `,
  `(?:i|we)(?:['’]d| would) (?:(?:so|really|absolutely) )*(?:be (?:so |very |really )*(?:happy|glad|delighted|proud|thrilled)|give anything|love nothing (?:more|better) than|kill|die) to(?: be able to)? `,
  `(?:nothing (?:would|could) make me happier than|love nothing more than) to `,
  `(?:(?:i|we) )?can(?:['’]?t|not) wait to (?:finally )?(?:be able to )?`,
  `(?:(?:i|we) )?(?:have|['’]ve got|got) no (?:choice|other choice|option|alternative) but to `,
  // `what I really want is to`, `all I want to do is`
  `(?:what|all|the (?:only |one )?thing|something)(?: that)? ${WE}(?:['’]d| would)? ${WANT}(?: to (?:do|have|achieve|get))?(?: (?:most|more than anything|now|right now|this year|to do))?(?: is|:|,)(?: to)? `,
  `${WE} (?:only |just )?(?:really )?want one thing(?::|,| -)? ?(?:to )?`,
  `(?:(?:more than anything|most of all|above all|once and for all|first of all|first and foremost|for once|just for fun|for fun|for (?:my |our )[a-z\\d]+(?: [a-z]+)?|for (?:myself|us)|besides work|next to work|in my (?:free|spare) time|as a family|after (?:a long break|years of [a-z]+|a break|all this time)|no matter what|idk|ngl|tbh|fr|not gonna lie|to be honest|long story short),? )(?=(?:i|we)(?:['’]d)? )`,
  // `make a plan for me to`, `get me to`, `I need your help to`
  `(?:(?:can|could|please) )?(?:make|create|write|give|build)(?: me)? an? (?:[a-z]+ )?(?:plan|schedule) for (?:me|us) to `,
  `(?:${WE} (?:need|want|could use|would like) )?(?:your|some|a bit of|a little) help (?:to|with|in) `,
  `(?:get|allow|push|force) (?:me|us) to |let (?:me|us) (?=[a-z])`,
  `(?:it['’]?s )?(?:about |high |the right )?time for (?:me|us) to (?:finally )?`,
  `(?:i(?:['’]ve)? decided )?it(?:['’]?s| is) (?:about |high |finally )?time (?:to|that i|i|for me to) (?:finally )?`,
  `(?:my|our|the) (?:whole )?(?:family|team|class|band|household|flat) wants? to `,
  `(?:(?:i|we)(?:['’]ve| have)? )?(?:just )?(?:found out|realised|realized|learned|remembered|noticed)(?: that)? (?:(?:i|we)(?:['’]ve| have)(?: got)?|there['’]?s|there is) (?=(?:an?|the|my|our) )`,
  `(?:my|our) next (?:big )?(?:challenge|thing|race|event|step) is `,
  `next (?:up|big thing|thing|step)(?: is)?:? (?=(?:an?|the|my|our) )`,
  '(?:registered|signed up|entered|enrolled|booked)(?: in| on)? for (?=(?:an?|the|my|our) )',
  `(?:i )?can['’]?t stop thinking (?:about|of) (?=[a-z]+ing )`,
  // Before a gerund: `I'm keen on learning`, `struggling with`, `it's time I started`
  `(?:(?:i|we)${AM} )?(?:very |really |quite )?(?:interested in|keen on|serious about|passionate about|set on|into|bad at|thinking of|planning on|struggling with|struggling) (?=[a-z]+ing )`,
  `(?:i(?:['’]?m| am) )?having (?:a (?:hard|tough|difficult) time|trouble|difficulty|difficulties|problems) (?:with )?(?=[a-z]+ing )`,
  `(?:${WE}${HAVE} )?(?:just |recently |already )?(?:started|begun|begin|took up|taken up) (?=[a-z]+ing )`,
  `(?:(?:i|we)(?:['’]?ve| have)? )?been (?:procrastinating|putting off|avoiding)(?: on| about| with)? (?=[a-z]+ing )`,
  `(?:it['’]?s )?(?:about |high )?time (?:that )?${WE} (?:finally )?(?:started|began|got (?:around|down) to|took up) (?=[a-z]+ing )`,
  `plan (?:on|for) (?=[a-z]+ing )`,
  // When it was decided
  `(?:today|yesterday|last (?:night|week|month)|this morning|recently|on sunday|at new year),? ${WE}${HAVE} (?:just |finally )?(?:decided|promised|realised|realized|swore|vowed|agreed)(?: myself)?(?: that)? (?:to|${WE}(?:['’]d|['’]ll| would| will| should| have to| need to| must| want to)) `,
  `${WE}(?:['’]?ve| have)? just decided (?:to|that ${WE}(?:['’]ll| will| want to)) `,
  `i ?d (?:really )?(?:like|love) to `,
  `i['’]dlike to `,
]

/** What comes before a goal, each a part of a regular expression at the beginning of a text. */
export const WISH_FRAMES: readonly RegExp[] = FRAMES.map((frame) => new RegExp(frame))
