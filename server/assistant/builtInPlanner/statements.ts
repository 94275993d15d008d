import { buttons, type TextReply } from './conversation.ts'

/** What people tell of themselves and their tasks: it names nothing to plan. */
const STATEMENTS: readonly (readonly [RegExp, TextReply])[] = [
  [
    /^(?:sorry,? )?i (?:don['’]?t|do not|no longer) (?:want to|wanna|feel like) (?:learn|study|run|train|read|write|practi[sc]e|play|swim|cycle|work on|work out|exercise|do|go (?:on|to)|finish|build|save|cook|paint|draw)\w*\b(?!.*\b(?:but|so|instead|until|unless|before|after|late|out of|again)\b)/i,
    {
      text: 'All right, I plan nothing for that. A goal or habit that you have for it is ended in its own menu.',
      suggestions: buttons('What is on today?', 'How am I doing?'),
    },
  ],
  [
    /^(?:(?:i['’]?m |i am |it['’]?s |all )?(?:done|finished)(?: with (?!\w+ing\b).{1,40})?|(?:i['’]?ve |i have |i )?(?:just )?(?:did|finished|completed|ran|went for) (?:it|that|my|the|all|a|reading|writing)\b.{0,60}|i (?:already|just) \w+(?:ed|id|ought|aid|ent|ote) .{1,40}|(?:done|finished) with (?!\w+ing\b).{1,40}|(?:please )?(?:mark|check|tick|cross) .{1,40} (?:as )?(?:done|off|complete[d]?|finished)|(?:check|tick|cross) off .{1,40})[\s.!]*$/i,
    {
      text: 'Good. Check it off where it is planned: I complete nothing for you.',
      suggestions: buttons('What is on today?', 'What should I do next?', 'How am I doing?'),
    },
  ],
  [
    /^(?:(?:sorry|ugh|hi|hey),? )?(?:i['’]?m|i am|i (?:got|feel)|i['’]?ve been|(?:my )?(?:kid|child|son|daughter)s? (?:is|are)) (?:(?:so|really|a bit|feeling|very) )?(?:sick|ill|unwell|injured|in hospital|not (?:feeling )?well|hurt)\b.{0,40}$|^(?:sorry,? |ugh,? )?i(?: have|['’]ve)? (?:just )?(?:hurt|injured|sprained|twisted|broke|broken|pulled|strained) (?:my|a) \w+.{0,30}$/i,
    {
      text: 'Get well first. Nothing is lost: what you do not do stays open and can be moved.',
      suggestions: buttons('Too much today', 'Replan what is overdue'),
    },
  ],
  [
    /^(?:(?:next|this) (?:week|month) )?(?:i['’]?m|i am|i['’]?ll be|i will be|we['’]?re|we are|we['’]?ll be) (?:away|off|out of town|on (?:vacation|holidays?|leave|a trip)|travell?ing|abroad)\b.{0,60}$/i,
    {
      text: 'Enter these days as a vacation in the settings: streaks and reminders rest then. Tasks that are planned for them can be moved.',
      suggestions: buttons('Replan what is overdue', 'When am I free next week?'),
    },
  ],
  [
    /^(?:please )?(?:stop|no more|turn off|disable|mute|quit) (?:(?:reminding|notifying|messaging|bothering|emailing|pinging)(?: me)?\b.{0,20}|(?:sending )?(?:me )?(?:(?:the|all|these|those|my|any) ){0,2}(?:reminders?|notifications?|e-?mails?|mails?|messages|pings))[\s.!]*$/i,
    {
      text: 'Reminders and mails are turned off in the settings, each by itself. I change none of them.',
    },
  ],
  [
    /^(?:please )?(?:delete|remove|cancel|drop) (?:my |the |this |that |all |an? )*(?:\w+ )?(?:goals?|habits?|plans?|everything|account)\b(?: (?:in|on|for|from|until|after|of|this|next) .{1,30})?[\s.!]*$/i,
    {
      text: 'I delete nothing. A goal or habit is deleted in its own menu; ‘Undo that’ takes the last plan back.',
      suggestions: buttons('Undo that', 'What is on today?', 'How am I doing?'),
    },
  ],
  [
    /^(?:(?:can|could) you )?(?:please )?(?:show|open|see|change|edit|adapt|where is) (?:me )?(?:my|the) plans?\b[\s.!?]*$/i,
    {
      text: 'No proposal is open here. What was accepted is in your calendar and at its goal.',
      suggestions: buttons('What is on today?', 'Replan what is overdue', 'How am I doing?'),
    },
  ],
  [
    /^i (?:can['’]?t|cannot|can not|don['’]?t|do not) (?:sleep|relax|focus|concentrate|switch off|calm down)\b.{0,40}$/i,
    {
      text: 'That is hard. Something small may help: which of these would you try?',
      suggestions: buttons(
        'Meditate 10 minutes every evening for 4 weeks',
        'Walk 20 minutes every day for 4 weeks',
        'Too much today',
      ),
    },
  ],
  [
    /^(?:(?:ok(?:ay)?|actually|hmm+|well),? )*(?:(?:no,? )?leave (?:it|them|everything|all)(?: (?:as (?:it is|they are)|alone|be))?|no|nope|nah|no,? thanks?|never ?mind|forget it|nothing|not now|(?:maybe |perhaps )?(?:later|another time))[\s.!]*$/i,
    { text: 'All right. I am here when you need me.' },
  ],
  [
    /^(?:yes|yep|yeah|ok(?:ay)?|sure|fine|k)[\s.!]*$/i,
    {
      text: 'Good. What do you want to reach, or what is to be done?',
      suggestions: buttons('What should I do next?', 'What is on today?'),
    },
  ],
]

/** What is said to somebody who tells of a task that is done, an illness, a vacation, or wants what is done elsewhere; null otherwise. */
export function statementReply(text: string): TextReply | null {
  return STATEMENTS.find(([words]) => words.test(text.trim()))?.[1] ?? null
}
