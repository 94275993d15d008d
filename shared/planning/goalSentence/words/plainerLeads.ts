import { isVerb } from './verbs.ts'

/** What a form is put as, from the whole of it and its groups. */
export type Rewriting = (all: string, ...groups: string[]) => string

const SUM =
  '(?:[$€£] ?\\d[\\d.,]*k?|\\d[\\d.,]*k|\\d{3,}|\\d{1,3}[.,]\\d{3}|\\d+ ?(?:quid|bucks|grand|euros?|dollars?|pounds))'
const KIN =
  '(?:dad|mum|mom|gran|grandma|grandpa|grandad|nan|sister|brother|wife|husband|son|daughter|boss|cousin|uncle|aunt)'

/**
 * How a wish is led to, offered or bounded in the words of a chat, and what says the same in words that the grammar reads: `my mate dared me
 * to`, `turns out I need`, `could do an hour`, `want it over by Christmas`.
 */
export const PLAINER_LEADS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `want 2 lose weight`; but `need 2 hours`
  [
    /\b(want|need|have|hav|got|going|trying|like|hoping|planning|time) 2 ([a-z]+)(?! days?\b)/gi,
    (all, lead = '', verb = '') => (isVerb(verb.toLowerCase()) ? `${lead} to ${verb}` : all),
  ],
  [/\bhav to\b/gi, 'have to'],
  // `an hour every | sat | morning` is no verb.
  [
    /\b(every|each|on|next|this) (sat|sun)(?=[ ,.;]|$)/gi,
    (_all, each = '', day = '') => `${each} ${/^sat$/i.test(day) ? 'saturday' : 'sunday'}`,
  ],
  [/ (?:please|pls|plz)(?=\s*(?:[,;.!]|$))/gi, ''],
  // `guitar practise | 20 min`
  [
    /^(\s*(?!(?:i|we|to|and|will|can|should|must|daily|also|just|really)\b)[a-z]+) practise (?=\d|an? |half|every|each|daily|on |mon|tue|wed|thu|fri|sat|sun|twice|once|three|four)/gi,
    '$1 practice ',
  ],
  // `I keep failing at this but: cook at home`
  [
    /^\s*(?:ok |so |well )*(?:i(?:['’]ve| have)? )?(?:(?:always|keep|kept|constantly) )+(?:failing|failed|trying|giving up|quitting|stopping|starting and stopping)(?: (?:at|with|on) (?:this|it|that|these))?(?: so far)?,? (?:but|so)[,:]? /gi,
    '',
  ],
  // `mum of 2, want to …`
  [
    /^\s*(?:(?:i['’]?m|i am|im) )?(?:an? )?(?:(?:busy|single|working|new|tired|stay[- ]at[- ]home|full[- ]time) )*(?:mum|mom|dad|mother|father|parent|mama|papa|grandma|grandad) of (?:\d|two|three|four|five|twins)(?: (?:kids|boys|girls|children))?(?: here)?(?:[,.;:] +| - )/gi,
    '',
  ],
  // `me and two friends from work signed up for a race`
  [
    /^\s*(?:me|my [a-z]+|[a-z]+)(?: and| &| \+| n) (?:me|i|my [a-z]+(?: [a-z]+)?|(?:\d|two|three|four|some|a few|a couple of) [a-z]+)(?: from (?:the |my )?[a-z]+)? (?:(?:have|are|were|just|all|both) )*(?=(?:signed up|entered|registered|got (?:a )?places?)\b)/gi,
    'we ',
  ],
  // `the doctor says I'm to lose a stone`
  [
    /\b(?:so )?i['’]?m to (?=([a-z]+) )/gi,
    (all, ...groups) => {
      const [verb = '', at, text = ''] = [groups[0], Number(groups.at(-2)), groups.at(-1)]
      const isDuty = /\b(?:want|wanna|would like|so (?:find|get)|so i)\b/i.test(text.slice(at + all.length))
      return isVerb(verb.toLowerCase()) && !isDuty ? 'I want to ' : all
    },
  ],
  // `so tired of smoking`
  [
    /^\s*(?:i['’]?m |i am )?(?:(?:so|really|just) )*(?:tired|sick|fed up|sick and tired) of (?=(?:smoking|drinking|vaping|snacking|procrastinating|doomscrolling|gambling|overeating|swearing|biting my nails|eating (?:junk|sweets|sugar|meat))\b)/gi,
    'quit ',
  ],
  // `now A2`, `at A2 now`
  [
    /(^|[,;.] ?)(?:(?:i['’]?m|i am|we['’]?re) )?(?:(?:now|already) )+(?:(?:at|on|around) )?([abc][12])(?=\s*(?:[,;.]|$))/gi,
    '$1currently $2',
  ],
  [
    /(^|[,;.] ?)(?:(?:i['’]?m|i am|we['’]?re) )?(?:(?:at|on|around) )?([abc][12]) (?:now|right now|atm|at the moment|already|currently)(?=\s*(?:[,;.]|$))/gi,
    '$1currently $2',
  ],
  // `IELTS on 30 January | need band 7`
  [/(?<=[a-z\d]) need (?=(?:a |at least )?(?:band|grade) \d)/gi, ', need '],
  // `theory test | booked 9 Jan`
  [
    /(?<=\b(?:test|exam|race|interview|audition|marathon|retreat|tour|camp)),? (?:is |already |all )*booked (?:in )?(?:for |on )*(?=(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    ' on ',
  ],
  [
    /(?<!\b(?:no|not) |['’]s? )\b(?:(?:my|our|the) )?(?:flights?|holidays?|trip|tickets) (?:(?:is|are|'?s|already|all) )*booked (?:for|on) (?=(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    'my trip is on ',
  ],
  // `10 lbs by my birthday`
  [
    /^(\s*)([1-9]|[12]\d) ?(lbs|pounds|kg|kilos) (?:off )?(?=(?:by|before|until|till|in \d) (?![^;]*\b(?:muscle|bulk|bulking|gain|mass|bench|squat|deadlift|press|lift|curl|heavier)\b))/gi,
    '$1lose $2 $3 ',
  ],
  // `always broke | by the end of the month`
  [
    /(?<=\b(?:always|usually|often|never|mostly|constantly) (?:[a-z']+ ){1,4})(?:by|at|before) the end of (?:the|each|every) month\b/gi,
    '',
  ],
  [/\b(?:alchohol|alcohole|alchol)\b/gi, 'alcohol'],
  [/\bthinking (?:abt|bout)\b/gi, 'thinking about'],
  [/\bid (?=(?:(?:really|just|also|so) )*(?:love|like|rather|prefer)\b)/gi, "I'd "],
  [
    /(^|[.,;!] +)(?:(?:so|ok|and) )*(?:it )?turns out (?:that )?(?=(?:i|we) (?:need|have|must|should) )/gi,
    '$1',
  ],
  [
    /^(?:(?:so|ok|well) )*(?:(?:my|the|our) )?(?:new years?|new year'?s|next year'?s|20\d\d) (?:thing|plan|project|challenge)(?: is|:| [-–]) *(?:to )?(?=[a-z])/gi,
    '',
  ],
  [new RegExp(`(^|[.,;!] +)(?:(?:i|we) )?need (${SUM}) for (?=(?:an?|my|our|the) )`, 'gi'), '$1save $2 for '],
  [
    /\b(?:my|the|a|our) [a-z]+(?: [a-z]+)? (?:dared|challenged|convinced|persuaded|inspired|begged|talked) me (?:in)?to (?=[a-z]{2,} )(?!an? )/gi,
    'I want to ',
  ],
  [
    /\b(?:my|the|a|our) [a-z]+(?: [a-z]+)? bet (?:me )?(?:that )?i (?:can'?t|couldn'?t|won'?t|wouldn'?t) /gi,
    'I want to ',
  ],
  [new RegExp(`\\b(?:my )?(${KIN})'?s turning (?=\\d)`, 'gi'), 'my $1 turns '],
  [
    new RegExp(
      `\\b(?:my )?(${KIN})s (?=(?:getting married|retiring|moving) |\\d{1,3}(?:st|nd|rd|th)\\b|(?:birthday|wedding|retirement)\\b)`,
      'gi',
    ),
    "my $1's ",
  ],
  // `retired in October and getting bored`
  [
    / and (?:(?:i['’]?m|we['’]?re) )?(?:getting|feeling|going) (?=(?:bored|old|restless|stir crazy|rusty|fat|unfit|lazy|lonely|tired|stiff)\b)/gi,
    ', ',
  ],
  [
    /^(?:(?:so|ok|well) )*(?:i'?m|i am) (?:(?:so|really|way|very|a bit) )*behind (?:with|on) ((?:my|the|our) [a-z]+(?: (?!its\b|it's\b|and\b|so\b|but\b|for\b|due\b)[a-z]+)?)(?= its| it's|[,.;])/gi,
    'I want to catch up on $1,',
  ],
  // `I'm 3 weeks behind with uni`
  [
    /^(?:(?:so|ok|well) )*(?:i'?m|i am) (?:(?:about|over|already) )*(?:\d+|two|three|four|five|six|a) (?:years?|months?|weeks?|days?|chapters?|lectures?) behind (?:with|on|in|at) ((?:(?:my|the|our) )?[a-z]+)(?=[,.;])/gi,
    'I want to catch up on $1',
  ],
  // `been smoking since I was 16, quitting on New Year's Day`
  [
    /(?<=\bbeen ([a-z]+ing(?: my [a-z]+)?) (?:since|for) [^,.;]{1,80}[,.;] *)(?:(?:so|and|but) )?(?:i'?m )?(?:quitting|stopping|giving (?:it )?up|packing it in) (?=on |from |in |tomorrow|today|this |next |for good)/gi,
    (_all, deed = '') => `I want to quit ${deed} `,
  ],
  // `…, could do an hour after work`: so much time there is.
  [
    /([,;.]\s+)(?:(?:i|we) )?(?:could|can|might) (?:do|manage|spare|find) (?:(?:like|maybe|about) )?(?=(?:an|half an|\d+|one|two) ?(?:hours?|hrs?|h|mins?|minutes?)\b)/gi,
    '$1',
  ],
  [
    / (?:should|would|will|might) (?:do|work|be (?:enough|ok|okay|fine|possible|doable))(?: (?:it|for me))?(?=\s*(?:[,.;]|$))/gi,
    '',
  ],
  // `nurse here, want to swim`: who somebody is, in a word that is a verb too
  [
    /^(\s*)(?:(?:night|nights|day|shift|retired|ex) )?(nurse|cook|coach|model|guide|pilot|guard|host|tutor|judge) here(?=[,;.!]\s)/gi,
    "$1I'm a $2",
  ],
  // `nurse on nights here, …`: what somebody does, of which nobody knows when it is
  [
    /^(?:i['’]?m |i am |im )?(?:an? )?(nurse|doctor|paramedic|carer|midwife|baker|chef|driver|trucker|guard|firefighter|cop|police officer|security guard) on (?:nights|night shifts?|shifts|lates|earlies|rotating shifts)(?: here)?(?=[,;.] )/gi,
    "I'm a $1",
  ],
  // `can only do things on Wednesdays`
  [
    /\bcan only (?:do|manage|fit in) (?:things|stuff|anything|it|this|that) (?=(?:on )?(?:mon|tue|wed|thu|fri|sat|sun|week|(?:in the )?(?:morning|evening|afternoon)))/gi,
    'only ',
  ],
  // `a website for my bakery, needs to be online in 5 weeks`
  [
    /([,;.!]+\s+|\s-\s)(?:and |but )?(?:it |this |that |which )?(?:needs? to|has to|must|should) be (?:online|live|up|open|out|published|up and running|launched) (?=(?:by|before|in|until|on) )/gi,
    '; it must be done ',
  ],
  // `sugar free until Christmas`
  [
    /^(?:(?:i (?:want|plan|would like) to |i'd like to )?(?:go|be|stay|live|get) )?(sugar|alcohol|booze|meat|dairy|gluten|caffeine|coffee|smoke|nicotine|screen|phone|plastic|chocolate|social media|takeaway)[- ]free (?=(?:until|till|til|in|for|by|from|during|on|every|all|except|this|next|starting)\b)/gi,
    (_all, thing = '') => `no ${/^smoke$/i.test(thing) ? 'smoking' : thing} `,
  ],
  // `one push up session a week`
  [
    /\b(?:one|1) ((?:[a-z]+ ){1,2})session (?=(?:a|per|each|every) week\b)/gi,
    (all, thing = '') =>
      /\b(?:long|short|hard|easy|more|extra|of|hour|minute|min)\b/i.test(thing)
        ? all
        : `${thing}session once `,
  ],
  // `30 day plank challenge beginning 1 December`
  [
    /(?<=\bchallenge )(?:beginning|starting|starts|begins) (?:on )?(?=\d|the \d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|today|next|mon)/gi,
    'from ',
  ],
  // `want it over by Christmas`, `would love it live by Easter`
  [
    /([,;.]\s+)(?:and |but )?(?:(?:i|we)(?:'?d| would)? |would )?(?:love|like|want|need) (?:it|this|that) (?:over|over with|done|finished|ready|live|complete|completed) (?=by |before |until |till )/gi,
    '$1it must be done ',
  ],
]
