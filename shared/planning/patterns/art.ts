import type { Pattern } from './pattern.ts'

/** Drawing, painting, photography and other arts of making things to look at. */
export const art: Pattern = {
  key: 'art',
  usual: { perWeek: 3, minutes: 40 },
  question: null,
  firstStep: {
    title: 'First piece: one object, 10 minutes',
    note: 'Take the pencil, camera or phone that you have and draw or photograph one object near you. Done when the date is on it; keep it to compare.',
  },
  phases: [
    {
      title: 'Seeing',
      focus: 'Looking longer, and making many small studies',
      why: 'Most of what goes wrong was not seen in the first place; many quick studies train the eye faster than one careful piece.',
      share: 0.25,
      checkpoint: 'Number of studies that you have made so far',
      kinds: [
        {
          title: 'Slow look {n}: one object',
          note: 'Choose one object and spend half the time only looking: edges, proportions, the darkest spot. Then make it. Done when you found three things that you had not seen at first.',
        },
        {
          title: 'Quick studies {n}: ten in a row',
          note: 'Make ten small studies of the same kind of subject, two or three minutes each. Done when all ten are there; circle the best one.',
        },
        {
          title: 'Light and dark {n}',
          note: 'Take a subject with one lamp or window beside it and work with three tones only. Done when the light’s direction can be told at once.',
        },
        {
          title: 'Copy {n}: a work you admire',
          note: 'Copy a small part of a work that you like, as exactly as you can. Done when you can name one decision of its maker.',
        },
        {
          title: 'Same subject {n}, new angle',
          note: 'Show the same subject from above, below, near and far. Done when you know which of the four says most.',
        },
      ],
    },
    {
      title: 'Skills',
      focus: 'One weak point at a time, and something for joy each week',
      why: 'Practice works when it aims at one thing and shows the result at once; what is made for joy keeps you coming back.',
      share: 0.25,
      checkpoint: 'You can name one skill that is visibly better than in your first piece',
      kinds: [
        {
          title: 'Weak spot {n}: one exercise',
          note: 'Name what bothers you most in your last pieces and repeat that one thing for {minutes} minutes. Done when the last try beats the first.',
        },
        {
          title: 'Layout {n}: three versions',
          note: 'Plan one picture in three small versions: crop, middle, empty space. Done when you chose one and can say why.',
        },
        {
          title: 'Colour or tone {n}: only three',
          note: 'Make a small piece with three colours or tones. Done when nothing asks for a fourth.',
        },
        {
          title: 'From memory {n}',
          note: 'Look at a subject for two minutes, put it away, and make it. Compare and correct. Done when the differences are marked.',
        },
        {
          title: 'Just for joy {n}',
          note: 'Make whatever you like, without a lesson in mind. Done when the time is up.',
        },
      ],
    },
    {
      title: 'Series',
      focus: 'A few finished pieces on one theme',
      why: 'Finishing teaches what studies do not: choosing, staying with it, and stopping.',
      share: 0.35,
      checkpoint: 'Number of finished pieces on your theme',
      kinds: [
        {
          title: 'Idea {n}: three small drafts',
          note: 'Make three thumb-sized drafts for the next piece of your series. Done when one of them is chosen.',
        },
        {
          title: 'Piece {n}: the hardest part first',
          note: 'Begin or go on with a piece at the place you are least sure of. Done when that place stands.',
        },
        {
          title: 'Finish {n}: one open piece',
          note: 'Bring one open piece to its end. Done when the next change would make it worse.',
        },
        {
          title: 'Study {n} for the series',
          note: 'Practise the one thing that the next piece needs: a hand, a sky, a reflection. Done when it worked twice.',
        },
        {
          title: 'Step back {n}: what works',
          note: 'Put the last pieces side by side and write one thing to keep and one to change. Done when both are written down.',
        },
      ],
    },
    {
      title: 'Show',
      focus: 'Choose, finish, and let others see it',
      why: 'Work that is seen gets answers, and an answer tells more than another month alone.',
      share: 0.15,
      checkpoint: 'At least one person has seen your series',
      kinds: [
        {
          title: 'Choose {n}: the strongest',
          note: 'Lay everything out and take away until only the strongest pieces are left. Done when you could explain each of them.',
        },
        {
          title: 'Rework {n}: one detail',
          note: 'Mend the one detail that disturbs you in a chosen piece. Done when your eye no longer goes there.',
        },
        {
          title: 'Present {n}: frame, print or post',
          note: 'Prepare one piece so that others can see it properly. Done when it hangs, lies printed or is online.',
        },
        {
          title: 'Ask {n}: what do you see?',
          note: 'Show a piece to somebody, ask what they see before you explain, and write it down. Done when you have their words.',
        },
        {
          title: 'Then and now {n}',
          note: 'Make the subject of your first piece again and put both side by side. Done when you have named three differences.',
        },
      ],
    },
  ],

  sources: [
    {
      claim: 'Practice with one aim and quick feedback improves skill',
      url: 'https://doi.org/10.1037/0033-295X.100.3.363',
    },
    {
      claim: 'Mixed examples teach the eye better than one kind in a row',
      url: 'https://doi.org/10.1111/j.1467-9280.2008.02127.x',
    },
    { claim: 'Half of the time belongs to drawing for its own sake', url: 'https://drawabox.com/lesson/0' },
  ],
}
