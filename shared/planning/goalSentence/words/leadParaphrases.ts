/** What comes before a goal in words that are read as a condition elsewhere, and plain words that mean the same. */
export type LeadForm = readonly [said: RegExp, plain: string]

/** What leads to the goal in words that are conditions elsewhere: `I can't wait to`, `no choice but to`, `if only I could`. */
export const LEADS: readonly LeadForm[] = [
  [/^(?:i )?can'?t stop thinking (?=about [a-z])/, 'thinking'],
  [/^(?:i )?(?:can'?t|cannot) wait to (?=[a-z])/, 'i want to'],
  [/^(?:i )?(?:have |'ve got |got )?no (?:other )?(?:choice|option|alternative) but to (?=[a-z])/, 'i must'],
  [/^(?:it'?s |it is )?(?:about|high|finally) time (?=(?:to|that i|i|for me to) )/, 'time'],
  [
    /^(?:(?:all|what)(?: that)?|(?:the )?(?:only|one) thing(?: that)?) (?:i|we)(?:'d)? (?:really )?(?:want|need|like|wish)(?: to do)?(?: most| more than anything| right now)? is (?=to )/,
    'i want',
  ],
  [/^(?:i )?(?:only |just )?(?:really )?want one thing(?: ,)? (?=to )/, 'i want'],
  [/^(?:if only|(?:i )?(?:wonder|wondering) if) (?:i|we) (?:can|could) (?=[a-z])/, 'can i'],
  [/^(?:not gonna lie|ngl|not going to lie)(?: ,)? (?=i )/, 'honestly'],
  [/^(?:my|our) [a-z]+ and (?:i|me) (?=(?:want|need|would|have|plan|hope|decided|are|must|should) )/, 'we'],
  [/^(?:my )?(?:goal|resolution|priority|project|wish) (?:number |no )?(?:\d|one|two|three)(?= ,)/, 'goal'],
  [
    /^(?:today|yesterday|last (?:night|week)|this morning)(?: ,)? (?:i|we)(?:'ve| have)? (?:just |finally )?(?=(?:decided|promised|realised|realized|swore|agreed) )/,
    'i',
  ],
]

/** What announces another goal, with its wish: `at the same time I want to`, `and while I'm at it`. */
export const ANNOUNCED: readonly LeadForm[] = [
  [
    /^(?:just )?(?:gonna|trying to|tryna|gotta|hoping to|aiming to|looking to|planning to) (?=[a-z])/,
    'i want to',
  ],
  [/^(?:(?:now )?(?:it'?s|it is)(?: about| high| finally)? )?time (?:for me )?to (?=[a-z])/, 'i want to'],
  [
    /^(?:(?:i'?m|i am|i've been|been) )?(?:(?:now|just) )?thinking (?:of|about|abt) (?=[a-z]+ing )/,
    "i'm thinking of",
  ],
  [
    /^(?:(?:and|oh|but) )*(?:on the side|at the same time|apart from (?:that|this)|aside from (?:that|this)|next to (?:that|this)|another thing|one more thing|the other thing|then there is this|on another note|other than that)(?: ,| is)? (?:(?:i|we)(?:'d)? (?:(?:would|really|also|still) )*(?:want|need|like|love|have|plan|hope|wanna) (?:to )?)(?=[a-z])/,
    'also',
  ],
  [
    /^(?:(?:and|oh|but) )*(?:while (?:i'?m|we'?re|i am) at it|apart from (?:that|this(?= ,))|next to (?:that|this(?= ,))|another thing|one more thing|once (?:that|this|it) is done|once (?:that|this|it)'s done|when (?:that|this|it) is done)(?: ,| is)? (?=[a-z])/,
    'also',
  ],
  [
    /^(?:and )?(?:i|we)(?:'d| would)? (?:also|too) (?:love|like|want|need|have|hope|plan) to (?=[a-z])/,
    'also',
  ],
]
