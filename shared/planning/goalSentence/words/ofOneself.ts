import { isOfNoWeight } from './remarksOfNoWeight.ts'

/**
 * What somebody says of themselves, of how it went before or of what they lack, without a verb: `45 and unfit`, `not very sporty`,
 * `single mum of two`, `tried twice and failed`, `my third attempt`, `no money for a coach`, `with two kids and a job`.
 */
const ROLE =
  'mums?|moms?|mother|dads?|father|parents?|nurse|doctor|teacher|student|freelancer|pensioner|housewife|widow(?:er)?|veteran|developer|engineer|lawyer|carer|caregiver|waiter|waitress|chef|driver|farmer|artist|accountant|midwife|paramedic|firefighter|beginner|newbie|noob|amateur|rookie|starter|learner|perfectionist|procrastinator|introvert|couch potato|night owl|early bird|person|woman|man|guy|girl|lad'
const ATTEMPT =
  '(?:tried|failed|started|stopped|quit|dropped|gave (?:it )?up|given up|did (?:it|this|that)|done (?:it|this|that)|attempted)(?: (?:it|this|that|out))?(?: (?:once|twice|thrice|several|many|a few|two|three|four|five|\\d+|times|already|before|again|in the past|every time|each time|last time|badly|miserably|again and again|after (?:a|an|one|two|three|four|a few|a couple of|\\d+) (?:days?|weeks?|months?|years?|lessons?|attempts?|sessions?)))*'
const SHORT = [
  '(?:aged? |now )?[1-9]\\d (?:years old|(?:and|but) (?:(?:very|quite|so|still|totally|completely|a bit|never|not) )*[a-z]+(?: [a-z]+){0,3})',
  '(?:(?:a bit|a little|very|so|quite|pretty|really|totally|kind of|kinda|super|rather|terribly|way too|completely|not (?:very|that|so|really|exactly|particularly|super|overly)) )+[a-z]+(?: [a-z]+){0,3}',
  'not (?:good|great|bad|the best|made|talented|gifted|cut out) (?:at|with|for|in) [a-z ]+|not alone|(?:just |same )?(?:like|as) (?:my|a|an|every) ?[a-z]+(?: [a-z]+)?',
  '(?:never|always) (?:did|had|been|was|got|learned|learnt|liked|hated|managed|finished|struggled|loved)(?: [a-z]+){1,4}',
  '[a-z]+ since (?:forever|childhood|school|always|birth|i was a (?:kid|child))',
  'for the (?:very )?(?:first|second|third|fourth|last|umpteenth) time(?: (?:ever|in (?:years|ages)))?',
  'at (?:my age|[2-9]\\d)|in my (?:late |early |mid )?(?:twenties|thirties|forties|fifties|sixties|seventies|[2-9]0s)',
  'slowly but surely|nice and (?:slow|easy)|slow and steady',
  'after (?:baby|babies|kids|pregnancy|surgery|injury|covid|illness|burnout|divorce|retirement)',
  'after (?:a|the|my|an|our) (?:(?:[a-z]+ ){0,2})(?:year|summer|baby|birth|heart attack|stroke|divorce|break-?up|accident|illness|burnout|layoff|lockdown|pandemic)',
  'not getting (?:any )?[a-z]+|(?:in|at) my own (?:time|pace|speed|rhythm)',
  'not my [a-z]+(?: [a-z]+)?',
  '(?:one|a) (?:small |little )?(?:step|thing|bit|piece|page|room|word) at a time|step by step|little by little|bit by bit|as (?!soon|often|early|late|long|many|much|far)[a-z]+ as (?:possible|(?:i|we) can)',
  'not (?:the|an?|much of an?) (?:[a-z]+ ){0,2}(?:[a-z]+est|person|one|fan|pro|expert|beginner|natural|athlete|talent|reader|runner|cook|writer)(?: [a-z]+){0,2}',
  `(?:as )?(?:(?:an?|total|complete|absolute|single|working|busy|full[- ]time|part[- ]time|new|young|retired|former|stay at home|stay-at-home|first time|tired|proud|lazy|poor) )*(?:${ROLE})(?: (?:and|&) (?:${ROLE}))?(?: (?:of|with|on|in|at|from|by) [a-z0-9 ]+| here)?`,
  `${ATTEMPT}(?: (?:and|then|but|and then)(?: (?:always|never|just))? (?:${ATTEMPT}|lost (?:it|interest|motivation)|never finished(?: (?:it|this))?))*`,
  '(?:(?:an?|my|old|long[- ]?time|long|time|lifelong|childhood|big|biggest|life|secret) )*dream(?: (?:since|for|of) [a-z ]+)?',
  '(?:(?:my|the|an?) )?(?:(?:second|third|fourth|fifth|last|next|another|new|final|umpteenth|[2-9](?:nd|rd|th)) )+(?:try|attempt|go|time|shot|chance|round|start)(?: (?:already|now|this year))?',
  '(?:absolutely |really |still |just )?(?:no|little|low|zero|lack of|hardly any|not much|not enough|bad|poor|terrible) (?:money|cash|energy|motivation|willpower|self[- ]?(?:discipline|confidence|control|esteem)|discipline|patience|talent|experience|confidence|stamina|fitness|memory|condition|posture|savings|support|friends|health|sense|clue|idea|skills?|technique|plan)(?: (?:for|to|left|at all|whatsoever|right now|lately|currently|with|from|of) ?[a-z ]*)?',
  'after (?:(?:two|three|four|several|many|some|a few|\\d+) )?(?:failed |bad )?(?:attempts|tries|failures|kids|having (?:kids|children|a baby|the baby))',
  '(?:ever )?since (?:(?:my|the|our) )?(?:school|uni|university|childhood|kids|pandemic|lockdown|forever|ever|divorce|move|wedding|birth|surgery|accident|birthday)',
  '(?:(?:long|way|so|totally) )?(?:overdue|neglected|put off|postponed|forgotten)(?: (?:for|since) [a-z ]+)?',
  '(?:inspired|motivated|encouraged|forced|pushed|talked into it|dared) by [a-z ]+',
  '(?:turning|nearly|almost|just turned|now|soon) [1-9]\\d(?: soon| this year| next year| now)?',
  '(?:despite|in spite of) [a-z ]+',
  'on (?:my|the) (?:bucket |to-?do |wish )?list(?: (?:forever|for [a-z]+|since [a-z]+))?',
  '(?:(?:going|getting|coming) )?back (?:to|at) (?:work|school|uni|college|the office|my (?:old )?job)(?: (?:soon|after [a-z0-9 ]+))?',
  'after (?:(?:so|too|many|two|three|four|five|ten|a few|several|\\d+) )*(?:years|yrs|months|ages|decades|a (?:long |short )?(?:break|pause|while|time))(?: (?:of|off|away|without|on|in|from|at) [a-z ]+)?',
  '(?:(?:mostly|mainly|purely|just|only|partly) )?for (?:myself|ourselves|fun|me|once|(?:my|our) (?:own )?(?:(?:mental|physical) )?(?:health|kids?|children|family|wife|husband|partner|mum|mom|dad|parents|sanity|wellbeing|well-being|peace of mind|sake|good|confidence|future|career|back|heart|body|mind|soul|ego)|the (?:kids|children|family|fun|sake|love|challenge|experience)(?: of it)?)',
  '(?:together )?(?:with|alongside|beside|besides|next to) (?:(?:my|our|an?|the|some|two|three|four|both|small|little|young|good|best|old|whole|entire|dear|new|full[- ]time|part[- ]time|\\d) )*(?:wife|husband|partner|boyfriend|girlfriend|fiancee?|friends?|mates?|budd(?:y|ies)|brothers?|sisters?|mum|mom|dad|parents|kids?|children|son|daughter|babies|baby|toddlers?|twins|family|colleagues?|coworkers?|neighbou?rs?|dogs?|cats?|jobs?|work|studies|uni|school|household|flatmates?|roommates?|cousins?|uncle|aunt|nephew|niece|grandma|grandpa|team|group|class)(?: [a-z]+)?(?: (?:and|&|too) ?[a-z ]*)?',
  "on (?:a|my|our) (?:(?:very|really|tight|small|low|student|limited|shoestring|nurse's) )*(?:budget|salary|pension)",
  "(?:as|for) (?:a|an|my) (?:(?:small|little|birthday|christmas|new year'?s?|wedding|late) )*(?:surprise|present|gift|resolution|challenge|treat|reward|hobby|distraction|change|start|side project|new beginning)(?: (?:for|to) (?:my|the|our) [a-z]+| to myself)?",
  '(?:because of|due to|thanks to) (?:(?:my|our|the|a|an|his|her|their|this|that) )?[a-z]+(?: [a-z]+){0,2}',
  "(?:(?:my|the) )?(?:doctor|physio|boss|wife|husband|therapist|dentist|teacher|coach|mum|mom|dad)(?:'?s)? (?:said so|says so|told me so|told me to|order|orders|advice|recommendation|idea|request|wish)",
  '(?:my|our) [a-z]+(?: and my [a-z]+)? (?:too|also|as well)',
  '(?:(?:so|a bit|really|very|totally|just|always|still|too) )*(?:tired|sick|scared|afraid|ashamed|fed up|proud|bored|terrified|nervous|rusty|lazy|unfit|clumsy|shy|stiff|stressed|overwhelmed|lonely|broke|overweight|hopeless|useless|curious|motivated|exhausted)(?: (?:of|with|by|about|at) [a-z ]+)?(?: (?:tbh|lol|really))?',
].join('|')

/** Whether a text is no more than that. */
export function isOfOneself(text: string): boolean {
  return OF_ONESELF.test(text) || isOfNoWeight(text)
}
const OF_ONESELF = new RegExp(`^(?:(?:and|but|also|still|just|now) )*(?:${SHORT})$`)
