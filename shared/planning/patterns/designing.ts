import type { PatternVariant } from './pattern.ts'

/** Something that is thought out and drawn, and made by others or printed: a tattoo, a logo, an invitation, a costume, a menu. */
export const designing: PatternVariant = {
  of: /^(?:design|draw up|sketch|come up with|choose|invent)\b.*\b(?:tattoos?|logos?|invitations?|cards?|costumes?|dress|outfit|menus?|flyers?|posters?|t-?shirts?|labels?|covers?|rings?|jewel\w*|flags?|emblem|crest|mascot|board game|calendar|stickers?|stamp|wallpaper|pattern|badge|bouquet|monogram)\b|^(?:get|have) (?:a|my|our) (?:\w+ )?tattoos?\b/i,
  usual: { perWeek: 2, minutes: 45 },
  mostSessions: [{ of: /\b(?:logo|poster|flyer|card|invitations?|banner|cover|tattoo)\b/i, sessions: 12 }],
  question: {
    text: 'Do you have a picture of it in mind?',
    suggestions: [
      { label: 'Not yet', level: 'have no picture of it yet' },
      { label: 'A vague one', level: 'have a vague picture of it' },
      { label: 'A clear one', level: 'have a clear picture of it' },
    ],
    assumed: 'have a vague picture of it',
  },
  firstStep: {
    title: 'What it should say, in one sentence',
    note: 'Write one sentence: what should somebody feel or know when they see it? Then scribble three tiny boxes with three ways to show that. Done when the sentence and three scribbles are there.',
  },
  phases: [
    {
      title: 'Collect',
      focus: 'Pictures you love, and the limits of size, place and money',
      why: 'Many pictures side by side show what you like; limits that are known early save whole drafts.',
      share: 0.25,
      length: 0.67,
      checkpoint: 'You have ten pictures that you like, and can say what they share',
      steps: [
        {
          title: 'Ten pictures you love',
          note: 'Collect ten pictures, not only of the same kind of thing. Done when you can name two things that most of them share.',
        },
        {
          title: 'Size, place, cost, last date',
          note: 'Write down how large it is, where it will be seen, what it may cost and by when it has to be finished. Done when four lines stand there.',
        },
        {
          title: 'Who makes it: two or three names',
          note: 'Find two or three people or shops who could make or print it, and look at their work. Done when one is your favourite.',
        },
      ],
      kinds: [
        {
          title: 'Scribbles {n}: ten in ten minutes',
          note: 'Scribble ten tiny ideas in ten minutes without judging them, then rest and mark two. Done when two are marked.',
        },
        {
          title: 'Look closely {n}: why it works',
          note: 'Take one picture you love and copy its main lines. Done when you can say what makes it good.',
        },
        {
          title: 'Story {n}: what belongs in it',
          note: 'Write down words, names, dates or things that belong to it, then strike what it does not need. Done when at most three are left.',
        },
      ],
    },
    {
      title: 'Draft',
      focus: 'Several ways, then the best two in earnest',
      why: 'The first idea is rarely the best; two that can be compared show what is missing.',
      share: 0.4,
      checkpoint: 'Two drafts lie side by side in their real size',
      kinds: [
        {
          title: 'Draft {n}: one idea, drawn out',
          note: 'Take one marked scribble and draw it out in {minutes} minutes, with its main lines only. Done when somebody can say what it shows.',
        },
        {
          title: 'Real size {n}: where it belongs',
          note: 'Print, cut or draw it in its real size and put it where it will be. Done when you have looked at it from two steps away.',
        },
        {
          title: 'Other way {n}: the opposite',
          note: 'Draw the same idea in the opposite manner: fewer lines, other letters, other shape. Done when you know which of the two you keep.',
        },
        {
          title: 'Ask {n}: what do you see',
          note: 'Show a draft without explaining and ask what they see. Done when their answer is written beside it.',
        },
      ],
    },
    {
      title: 'Decide',
      focus: 'One draft, its details, and a few days with it',
      why: 'What still pleases after days of seeing it will please for years.',
      share: 0.25,
      checkpoint: 'You have seen the chosen draft for a week and still like it',
      steps: [
        {
          title: 'Choose one, hang it up',
          note: 'Choose one draft and hang it where you see it each day. Done when it hangs.',
        },
        {
          title: 'Talk with whoever makes it',
          note: 'Show it to the one who will make or print it and ask what would be better larger, simpler or elsewhere. Done when you know price, time and what to change.',
        },
      ],
      kinds: [
        {
          title: 'Detail {n}: one weak corner',
          note: 'Take the corner that you like least and draw it three times. Done when one of the three is better.',
        },
        {
          title: 'Spelling and dates {n}: check twice',
          note: 'Check each letter, number and side: left and right, too. Let a second person read it. Done when both of you found nothing.',
        },
        {
          title: 'Fresh look {n}: upside down',
          note: 'Look at it upside down and in a mirror and mark what falls out of balance. Done when that is mended.',
        },
      ],
    },
    {
      title: 'Make it',
      focus: 'The final version, handed over, with days to spare',
      why: 'Printers and studios need time; what is handed over early can still be mended.',
      share: 0.1,
      checkpoint: 'It is handed over, or there is a date for it',
      kinds: [
        {
          title: 'Final version {n}: clean copy',
          note: 'Make the clean copy in the form that is asked for. Done when it is saved twice.',
        },
        {
          title: 'Hand over {n}: date and proof',
          note: 'Hand it over, agree on a date, and ask to see a proof. Done when both are written down.',
        },
        {
          title: 'Last look {n} before it is real',
          note: 'Look at the proof in daylight for five minutes. Done when you say yes, or what has to change.',
        },
      ],
    },
  ],
  keepsRoom: true,
  sources: [
    {
      claim: 'Who makes several drafts side by side reaches better ones',
      url: 'https://doi.org/10.1145/1879831.1879836',
    },
  ],
}
