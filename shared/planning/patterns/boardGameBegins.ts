import { boardGame } from './boardGame.ts'
import type { PatternVariant } from './pattern.ts'

/** Who learns a board game: the rules by playing, then what is seen at once, then whole games. */
export const boardGameBegins: PatternVariant = {
  ofUnknownLevel:
    /^(?:(?:finally )?learn(?: how)?(?: to play)?|start(?: playing| to play)?|take up|begin) (?:chess|shogi|go game|baduk|backgammon|poker|bridge|scrabble)\b/i,
  ofLevel: /^know the rules$|^do not know the rules yet$/i,
  usual: { perWeek: 4, minutes: 30 },
  question: {
    text: 'How strong are you today?',
    suggestions: [
      { label: 'I do not know the rules yet', level: 'do not know the rules yet' },
      ...(boardGame.question?.suggestions ?? []),
    ],
    assumed: 'do not know the rules yet',
  },
  firstStep: {
    title: 'Rules: one film or one page',
    note: 'Watch ten minutes or read one page on how it is played. Done when you can set it up without looking.',
  },
  phases: [
    {
      title: 'Rules and first games',
      focus: 'How it is played, by playing it small',
      why: 'Rules that are used the same day stay; small positions show what each piece or card is worth.',
      share: 0.25,
      checkpoint: 'You have played one whole game without looking anything up',
      kinds: [
        {
          title: 'Small game {n}: few pieces',
          note: 'Play with only a few of the pieces or an easy variant, against yourself or the weakest level. Done when it is over.',
        },
        {
          title: 'Rule {n}: one that is special',
          note: 'Learn one rule that is easily forgotten and use it in three positions. Done when you would notice it in a game.',
        },
        {
          title: 'Whole game {n}: slow, no clock',
          note: 'Play one whole game slowly, against a patient person or the weakest level. Done when it is over, whoever wins.',
        },
      ],
    },
    {
      title: 'See what hangs',
      focus: 'What can be won or lost in one move',
      why: 'Beginners’ games are decided by what was overlooked; seeing it needs many easy examples.',
      share: 0.4,
      checkpoint: 'How many of ten easy puzzles you solve',
      kinds: [
        {
          title: 'Easy puzzles {n}: one move',
          note: 'Solve puzzles of one move for {minutes} minutes. Done when eight of the last ten were right.',
        },
        {
          title: 'Ask first {n}: what is threatened?',
          note: 'Play one slow game and ask before each move what the other side wants. Done when it is over and you have counted what you overlooked.',
        },
        {
          title: 'Last move {n}: how a game is won',
          note: 'Learn one simple way to finish a game and play it out three times. Done when all three were won.',
        },
        {
          title: 'Good start {n}: three rules of thumb',
          note: 'Read three rules for the first moves and begin two games by them. Done when you have kept to all three once.',
        },
      ],
    },
    {
      title: 'Games with others',
      focus: 'Whole games, and one look back at each',
      why: 'People play other mistakes than a machine, and one look back teaches more than the next game.',
      share: 0.35,
      checkpoint: 'Number of whole games that you have played with people',
      kinds: [
        {
          title: 'Game {n}: with a person',
          note: 'Play one game with somebody, here or online, with enough time to think. Done when it is over and saved.',
        },
        {
          title: 'Look back {n}: one turning point',
          note: 'Find the move after which your last game was won or lost. Done when you know what you would play today.',
        },
        {
          title: 'Mixed puzzles {n}: two moves',
          note: 'Solve puzzles of two moves for {minutes} minutes. Done when you have counted how many were right.',
        },
      ],
    },
  ],
}
