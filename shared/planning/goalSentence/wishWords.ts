/** What people say before the goal itself. */
const WISHES: readonly RegExp[] = [
  /(?:ok(?:ay)?|hi|hello|hey|please|pls|plz|thanks|crushion|so|well|u+m+|u+h+m?|erm?|hm+|ah|yeah|yes|yep|alright|look|listen|right now|you know|i mean|i (?:think|guess|suppose|feel like)(?: that)?|kinda|kind of|sort of|perhaps|like(?! (?:my|myself|to be) )|and|also|then|to|that|basically|maybe|just|finally|really|actually|definitely|seriously|hopefully|eventually|probably|honestly|ideally|simply|besides|apart from|aside from|as well as|in addition to|on top of)[,!.:;]?\s+/,
  /(?:can|could|would|will) (?:you|u) (?:please |pls )?/,
  /(?:help|support|assist|teach) (?:me|us) (?:to )?(?:with )?/,
  /(?:make|give|create|write|build|set up) (?:me|us) (?:an? |the )?(?:[a-z]+ )?(?:plan|schedule|program(?:me)?) (?:for|to) (?:me to )?/,
  /(?:make )?an? (?:good |[a-z]+ing )?(?:plan|schedule) (?:for|to) /,
  /(?:some |the )?(?:motivation|discipline) (?:to|for) /,
  /(?:how (?:do|can|could|should) (?:i|we)|how to|what(?:['’]s| is) the best way to|let['’]?s|it['’]?s (?:about )?time (?:to|i)|(?:it )?would be (?:nice|great|cool|good) (?:to|if i (?:can|could))) /,
  /(?:i|we)(?:['’]d| would)? (?:really |just |finally |also )?(?:like|love|want|need|wish|plan|hope|intend|wanna|have got|gotta|aim|decided|must|should|have) (?:to )?(?=\S)/,
  /(?:i (?:really )?)?(?:wanna|gotta|gonna|imma)\s+/,
  /(?:i|we)(?:['’]m| am|['’]re| are) (?:going to|planning to|trying to|about to|hoping to|looking to)\s+/,
  /(?:we|i) (?:are|am)\s+/,
  /(?:we['’]re|i['’]m)\s+/,
  /(?:i|we)(?:['’]ll| will|['’]d better| had better| could| might| may| can) /,
  /(?:i|we)?(?:['’]ve| have)? ?always (?:wanted|dreamed|dreamt) (?:to|of) /,
  /(?:(?:i|we)(?:['’]m| am|['’]re| are|['’]ve been| have been) )?(?:thinking|dreaming|considering) (?:about |of )?(?=[a-z]+ing )/,
  /(?:need|want|would like|wanna|trying|hoping) (?:to )/,
  /i keep (?:procrastinating on|putting off|postponing|delaying) /,
  /(?:i have )?(?:two|three|2|3) goals(?: for [a-z0-9 ]{1,20})?:?\s+/,
  /(?:my|the|our|a|new) (?:new |first |main |big |second |other )?(?:goal|aim|plan|resolution|dream)(?: for [a-z ]{1,20})?(?: is|:)? (?:to )?/,
  /goal:\s*/,
  /(?:(?:my|a|the) )?(?:new year['’]?s? )?resolution(?: is)?:?\s+(?:to )?/,
  /be able to /,
  /(?:take|use|spend) to (?=[a-z])/,
  /(?:my|the) (?:[a-z]+ )?[a-z]+ (?:says?|said|thinks?|told me|wants me|recommend(?:s|ed)|suggest(?:s|ed)|advise[sd](?: me)?)(?: that)?(?: (?:i|we)(?: really)? (?:need|should|must|have|ought)(?: to)?| to)? /,
  /(?:get|find|make) (?:the |some )?time (?:to|for) /,
  /spend on (?=[a-z])/,
  /(?:build|develop|form|start|create|get (?:back )?into|make) (?:a|the|it a|my) (?:daily |new |better )?habit (?:of |to )(?=\S)/,
]

/** One of them, at the beginning of a text. */
export const WISH = new RegExp(`^(?:${WISHES.map(({ source }) => source).join('|')})`, 'i')
