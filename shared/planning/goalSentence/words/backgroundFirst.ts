const STUDIES =
  "(?:i['’]?m (?:an? |in (?:my )?)?|in (?:my )?|my )?(?:first|second|third|fourth|final|last|1st|2nd|3rd|4th)[- ]year(?: (?:of|at|in))?(?: my)? (?:uni(?:versity)?|college|(?:[a-z]+ )?school|sixth form|degree|phd|masters?|apprenticeship|(?:[a-z]+ ){0,2}(?:student|apprentice|trainee))(?: student)?"
const IS_TIRED =
  "(?:i['’]?m |i am )?(?:(?:so|really|just|very|completely|absolutely|honestly|ok) )*(?:tired|sick|fed up|sick and tired|exhausted) (?:of|with|from) [a-z]+ing [^,;.!?]{0,60}?"
const FORM = new RegExp(
  `^((?:(?:hi|hey|hello|so|ok|okay|well)[,!]? )*(?:${STUDIES}|${IS_TIRED}))(?:\\s*[,;.!]+| and| -)\\s+(?=\\S+ \\S+)`,
  'i',
)
/** Behind a wish what comes before it is told. */
const WISH =
  /\b(?:want|wanna|would (?:like|love)|i'?d (?:like|love)|need to|going to|gonna|plan(?:ning)? to|time to|let'?s|failed|have to|hope to|trying to)\b/i

/**
 * `second year of uni and I failed chemistry`, `so tired of scrolling till 1am every night. want to be in bed by 11`: what somebody is or
 * has had enough of, before a wish, is told. It is `shown` as not used.
 */
export function withoutBackgroundFirst(text: string): { text: string; shown: string[] } {
  const [all, told] = FORM.exec(text) ?? []
  if (all === undefined || told === undefined || !WISH.test(text.slice(all.length)))
    return { text, shown: [] }
  return { text: text.slice(all.length), shown: [told] }
}
