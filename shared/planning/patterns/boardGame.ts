import type { PatternVariant } from './pattern.ts'

/** Chess and the like: games, their analysis, tactics and endings. */
export const boardGame: PatternVariant = {
  of: /\b(?:chess|elo|checkmate|shogi|go game|baduk|backgammon|bridge club|poker|scrabble)\b/i,
  usual: { perWeek: 4, minutes: 40 },
  question: {
    text: 'How strong are you today?',
    suggestions: [
      { label: 'I know the rules', level: 'know the rules' },
      { label: 'I play now and then', level: 'play now and then' },
      { label: 'I play in a club or have a rating', level: 'play in a club or have a rating' },
    ],
    assumed: 'play now and then',
  },
  firstStep: {
    title: 'Last loss: where it turned',
    note: 'Take the last game that you lost, or play one of 10 minutes, and find the move after which it was worse. Done when the move and its reason are written down.',
  },
  phases: [
    {
      title: 'Where you lose games',
      focus: 'Some slow games, and a count of your mistakes',
      why: 'Most games below master level are decided by a few kinds of mistakes; your own come back.',
      share: 0.2,
      checkpoint: 'You can name the two kinds of mistakes that cost you most games',
      kinds: [
        {
          title: 'Slow game {n}: write each move',
          note: 'Play one game with enough time to think, and keep its moves. Done when it is over and saved.',
        },
        {
          title: 'Own game {n}: analysed alone',
          note: 'Go through your last game without a computer, then compare. Done when each mistake has a kind: overseen, wrong plan, opening, ending, clock.',
        },
        {
          title: 'Puzzles {n}: easy, all right',
          note: 'Solve easy puzzles for {minutes} minutes, slowly enough to get them right. Done when nine of ten were right.',
        },
      ],
    },
    {
      title: 'Tactics and endings',
      focus: 'Patterns until you see them at once',
      why: 'What is seen at once leaves time for what is hard; patterns come by repetition.',
      share: 0.4,
      checkpoint: 'How many of ten puzzles of your level you solve',
      kinds: [
        {
          title: 'Tactics {n}: one motif, twenty',
          note: 'Solve twenty puzzles of one motif, those you miss twice. Done when the second round is right.',
        },
        {
          title: 'Ending {n}: win it three times',
          note: 'Learn one basic ending or final phase and play it out three times. Done when all three are won or held.',
        },
        {
          title: 'Slow game {n}: check each move',
          note: 'Play one game and ask before each move what the other side threatens. Done when it is over and saved.',
        },
        {
          title: 'Two mistakes {n}: of the last game',
          note: 'Find the two moves that cost most and what was to be seen before them. Done when both are on your list.',
        },
      ],
    },
    {
      title: 'Plans and openings',
      focus: 'A small set of first moves that you understand',
      why: 'A few openings that are understood bring positions you know; lists that are memorised are left after move five.',
      share: 0.25,
      checkpoint: 'You have an answer to each usual first move',
      kinds: [
        {
          title: 'Opening {n}: the idea, five moves',
          note: 'Take one opening and learn what each of the first moves is for. Done when you can say it without the board.',
        },
        {
          title: 'Master game {n}: guess the move',
          note: 'Go through a good game and guess each move before you look. Done when you have noted one plan to use.',
        },
        {
          title: 'Serious game {n}: from your opening',
          note: 'Play one slow game from an opening of yours. Done when you know where you left what you knew.',
        },
        {
          title: 'Mixed puzzles {n}: by the clock',
          note: 'Solve mixed puzzles for {minutes} minutes. Done when the number right is written down.',
        },
      ],
    },
    {
      title: 'In earnest',
      focus: 'Games that count, and the same measure again',
      why: 'Nerves and clock have to be practised too; the number of the first days shows what it brought.',
      share: 0.15,
      checkpoint: 'Your rating or score of ten games, once more',
      kinds: [
        {
          title: 'Rated game {n}: as it counts',
          note: 'Play one game that counts, online or in a club. Done when it is over and analysed for five minutes.',
        },
        {
          title: 'Review {n}: old mistakes, once more',
          note: 'Solve the positions in which you went wrong in these weeks. Done when eight of ten are right.',
        },
        {
          title: 'Compare {n}: count as at first',
          note: 'Count the kinds of mistakes in your last five games. Done when both counts stand side by side.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Serious study alone tells strong players from weak ones more than games do',
      url: 'https://doi.org/10.1002/acp.1106',
    },
  ],
}
