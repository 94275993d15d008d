import type { Pattern, PatternPhase, SessionKind } from './pattern.ts'

/**
 * Two activities that one goal names, by turns: `run and swim`, `learn French and Italian`. Neither is lost, and neither crowds out the
 * other.
 *
 * @param base the pattern of the goal: its rhythm and length hold for both
 * @param first the name of an activity, which begins the titles of its sessions
 */
export function pairPattern(base: Pattern, { first, second }: { first: string; second: string }): Pattern {
  const byTurns = (...kinds: readonly SessionKind[]) =>
    kinds.flatMap(({ title, note }) =>
      [first, second].map((name) => ({
        title: `${name} {n}: ${title}`,
        note: note.replaceAll('{name}', name),
      })),
    )
  const { ladder: _, material: __, habits: ___, ...others } = base
  return {
    ...others,
    question: null,
    firstStep: {
      title: 'Ten minutes of the one you like less',
      note: 'Of the two take the one that you would put off, and do ten easy minutes of it, or lay out all that it needs. Done when ten minutes are over.',
    },
    phases: phasesOf(byTurns),
    ...(base.load && { load: { ...base.load, hasLong: false, mostHard: 0, endsLight: true } }),
  }
}

type ByTurns = (...kinds: readonly SessionKind[]) => SessionKind[]

const phasesOf = (byTurns: ByTurns): PatternPhase[] => [
  {
    title: 'Begin both',
    focus: 'Easy sessions by turns, so that both have their place in the week',
    why: 'What is begun gently side by side is kept; the one that is begun later often never is.',
    share: 0.3,
    checkpoint: 'Both had their turn in two weeks that followed each other',
    kinds: byTurns(
      {
        title: 'easy, to begin',
        note: '{name}: {minutes} easy minutes, well below what you could do. Done when you would have liked to go on.',
      },
      {
        title: 'note where you are',
        note: '{name}: as well as you can today without hurry, and write down one number: how far, how long, how much. Done when it is written down.',
      },
    ),
  },
  {
    title: 'Grow',
    focus: 'A little more of each, and its weak point',
    why: 'Turns give each time to settle; a small step each time adds up.',
    share: 0.5,
    checkpoint: 'Both of your numbers have grown',
    kinds: byTurns(
      {
        title: 'a bit more than last',
        note: '{name}: a little more than the last time, and stop while it still goes well. Done when the number is written down.',
      },
      {
        title: 'your weak point',
        note: 'Choose what is hardest for you in this one and spend half of the time on it alone, calmly. Done when it went better once.',
      },
      {
        title: 'just for joy',
        note: '{name}: as you like it best, with music, a friend or in a beautiful place. Done when the {minutes} minutes are over.',
      },
    ),
  },
  {
    title: 'See and keep',
    focus: 'Measure both again, and what stays in your week',
    why: 'The same measure as at the start shows what has grown; a fixed day keeps it.',
    share: 0.2,
    checkpoint: 'Each of the two has a fixed day in your week',
    kinds: byTurns(
      {
        title: 'full trial, measured',
        note: '{name}: as on the first days, and write down the same number. Done when both numbers stand side by side.',
      },
      {
        title: 'light, fix its day',
        note: '{name}: lightly, then choose the day of the week that it keeps. Done when the day is in your calendar.',
      },
    ),
  },
]
