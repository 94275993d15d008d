import { foreignLanguage, understandsEnglish } from '#shared/text/foreignLanguage.ts'
import { buttons, type TextReply } from './conversation.ts'

/** Sentences that show what can be said. */
export const EXAMPLES = buttons(
  'Learn Spanish, 20 minutes every weekday for 8 weeks',
  'What should I do next?',
  'What is on today?',
)

const POLITE =
  "(?:[\\s,.!]|crushion|wizard|so much|a lot|very much|again|there|for that|for the help|you|all|mate|man|buddy|(?:it |this |that )?(?:looks?|is|sounds|was) (?:really )?(?:great|good|perfect|nice|wonderful|helpful|lovely)|that['’]s (?:great|good|perfect|nice|helpful)|great|perfect)*$"
const HELLO = new RegExp(
  `^(?:hello|hi+|hey+|good (?:morning|afternoon|evening|day)|yo|hiya|howdy|greetings|moin)${POLITE}`,
  'i',
)
const HOW_ARE_YOU =
  /^(?:(?:hi|hello|hey),? )?(?:how are you|how's it going|how is it going|what'?s up|sup)\b[\s?!.\w]{0,20}$/i
const THANKS = new RegExp(
  `^(?:ok(?:ay)?,? |great,? |cool,? |perfect,? )*(?:thanks?|thank you|thx|ty|cheers|you(?: are|['’]re) (?:the best|great|awesome|amazing|brilliant|wonderful|a star)|good (?:bot|job)|well done|much appreciated|appreciate it)${POLITE}`,
  'i',
)
const FINE =
  /^(?:great|cool|nice|perfect|awesome|wonderful|super|sounds good|looks good|good|amazing|love it|lovely|brilliant|(?:this|that|it)(?: is|['’]s) (?:really |so )?(?:great|good|nice|perfect|awesome|wonderful|lovely|cool))[\s.!]*$/i
const BYE = /^(?:bye|good ?bye|see you|see ya|good night|ciao)\b[\s.!\w]{0,12}$/i
const INSULT =
  /\b(?:fuck(?:ing|er)?|shit(?:ty)?|stupid|idiot|dumb|useless|moron|bullshit|asshole|crap(?:py)?|suck(?:s)?|screw you|hate you|shut up|piece of (?:junk|garbage|trash)|worthless bot)\b/i
const HELP =
  /^(?:help(?: me)?|(?:i (?:don['’]?t|do not) (?:know|understand|get) )?how (?:to use (?:this|it)|(?:this|it) works|i use (?:this|it))|what can (?:you|i) (?:do|say|ask)(?: here)?|how does (?:this|it) work|commands?|\/?help|who are you|what are you|what(?:['’]s| is) (?:this|that|crushion)|(?:can|could|may) i (?:talk|speak|chat) (?:to|with) (?:an? )?(?:human|person|somebody|someone|real person)|are you (?:an? )?(?:real )?(?:robot|bot|ai|human|real|person|chatgpt|gpt|machine)|who (?:made|built|created) you|how (?:do|can|should) i (?:add|create|make|plan|use|undo|delete|change|move|edit|get started|do this)\b.{0,40}|can you (?:talk|chat|help(?: me)?))[\s?!.]*$/i

const DISCOURAGED =
  /^(?:sorry,? |ugh,? |well,? )*i(?:['’]ve| have)? (?:(?:just |really )?(?:failed|need (?:some )?motivation|messed (?:it )?up|gave up|give up|missed (?:it|everything|my \w+)|fell behind|feel (?:lazy|bad|guilty|like giving up))|no (?:time|energy|motivation)|(?:don['’]?t|do not) (?:have|feel) (?:(?:any|the|much) )?(?:time|energy|motivation|like (?:it|doing anything)))\b[^.!?]{0,30}[\s.!]*$|^i(?:['’]m| am) (?:(?:so|really|just|a bit) )?(?:tired|worn out|sleepy|behind|failing|stuck|bored|lazy|unmotivated|not motivated)\b[^.!?]{0,30}[\s.!]*$|^(?:i )?give up[\s.!]*$/i

const WITHOUT_IDEA =
  /^(?:i (?:have|['’]?ve) (?:no|got no) (?:goals?|ideas?|plans?)|(?:i )?(?:don['’]?t|do not) know (?:what|where|how) to (?:do|begin|start|want|plan|choose)|(?:i )?(?:don['’]?t|do not) know(?: what i want)?|idk|dunno|no idea|not sure|everything|surprise me|change my life|get my life (?:together|in order)|something (?:healthy|good|new|nice|useful|small|easy|fun)|(?:any|some) (?:ideas?|suggestions?)|suggest (?:something|a goal|me something))\b[^.!?]{0,20}[\s.!?]*$/i
const SMALL_GOALS = buttons(
  'Walk 20 minutes every day for 4 weeks',
  'Read 15 minutes every evening for 4 weeks',
  'Tidy the flat, 1 hour every Saturday for 4 weeks',
)

/** What is said to greetings, thanks and the like; null for anything else. */
export function smallTalk(text: string): TextReply | null {
  if (THANKS.test(text)) return { text: 'You are welcome.' }
  if (FINE.test(text)) return { text: 'Good. I am here when you need me.' }
  if (BYE.test(text)) return { text: 'See you.' }
  if (HELLO.test(text)) return { text: 'Hello. Tell me what you want to reach.', suggestions: EXAMPLES }
  if (DISCOURAGED.test(text))
    return {
      text: 'That is fine. Something small counts too: what would help now?',
      suggestions: buttons('What should I do next?', 'Too much today', 'Replan what is overdue'),
    }
  if (WITHOUT_IDEA.test(text) && !HELP.test(text))
    return {
      text: 'Something small is a good start. Which of these would you like?',
      suggestions: SMALL_GOALS,
    }
  if (HOW_ARE_YOU.test(text)) return { text: 'Ready to plan. What is on your mind?', suggestions: EXAMPLES }
  return null
}

/** Whether a message asks what can be said. */
export function asksForHelp(text: string): boolean {
  return HELP.test(text)
}

/** One calm sentence for a message that insults; null for others. Goals are full of strong words: `get my shitty code tested`. */
export function calmReply(text: string): TextReply | null {
  if (!INSULT.test(text)) return null
  return { text: 'That did not go as you wanted. What would help now?', suggestions: EXAMPLES }
}

/** What is said when nothing was understood. */
export function notUnderstood(): TextReply {
  return { text: 'I did not get that. Tell me a goal or a task, or try one of these.', suggestions: EXAMPLES }
}

/** One sentence in the language of a message that is not English; null for English. */
export function inOtherLanguage(text: string): TextReply | null {
  const language = foreignLanguage(text)
  return language && { text: understandsEnglish(language), suggestions: EXAMPLES }
}
