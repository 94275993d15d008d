import type { PartOfDay } from '#shared/planning/placing/step.ts'
import type { PatternKey } from './keys.ts'

/**
 * What a good plan of one kind of goal looks like (docs/rules/plans.md, Patterns): data in plain words, read by `goalPlan`.
 *
 * Texts may hold `{n}` (the number of the session among those of its kind in its phase), `{minutes}` (its length), `{what}` (the
 * goal's title), `{goal}` (the same as one says it to the person, behind `to`: `sell your old things`) and, where material comes back, `{part}` (the number of the part that is new) and `{parts}` (those that come back:
 * `chapters 2 and 7`).
 */
export type Pattern = {
  key: PatternKey
  /** What a plan takes where the person leaves it open: sessions a week, and minutes of one. */
  usual: { perWeek: number; minutes: number }
  /** The one thing it would like to know; the plan is made with what is assumed, and says so. */
  question: Question | null
  /** At most 15 minutes, today: a real first step, not a preparation. */
  firstStep: Texts
  /** Three to five, in order; their shares add up to 1. */
  phases: readonly PatternPhase[]
  /**
   * Sessions that build on each other over all phases, none of which is ever skipped: a short plan ends before the last one, a
   * long one repeats. In place of what phases hold.
   */
  ladder?: {
    rungs: readonly SessionKind[]
    /** A rung may come on as many days as there are names; these come before its title, so that the days differ. */
    days: readonly string[]
    /** By turns, when the last rung is behind. */
    after: readonly SessionKind[]
  }
  /**
   * In place of the phases where neither a last date nor a distance is named: nobody tapers for a day that does not come. None of
   * them is room before a date.
   */
  withoutDay?: readonly PatternPhase[]
  /** The last phase is the room before a date: at least a tenth of the time and two days. */
  keepsRoom?: true
  /** The deadline is the day of it: an exam, a race, a move. No session is put on it. */
  isTheDay?: true
  /**
   * So many sessions are all of it, however far its date: a form that is due in April is handed in when it is filled in. The first
   * whose words fit counts.
   */
  mostSessions?: readonly { of?: RegExp; sessions: number }[]
  /** Each of what is counted takes one session: a museum, a film. */
  oneEach?: true
  /** Training that wears out: weeks grow slowly, every fourth is lighter, hard days are apart. */
  load?: Load
  /** How a part of the material is called, where each comes back at growing distances. */
  material?: string
  /** What it becomes where it is a steady practice: habits in place of sessions. */
  habits?: readonly PatternHabit[]
  /** So many weeks at least are usual: with fewer the plan says so. The first whose words fit counts. */
  usualWeeks?: readonly { of: RegExp; weeks: number; text: string }[]
  /** Said with the plan: `See a doctor first if …`. */
  advice?: readonly Advice[]
  /** The same kind by other words, with content of its own: the first whose words are in the goal counts. */
  variants?: readonly PatternVariant[]
  /** The part of the day that is best for its sessions, where the person names none. */
  preferred?: PartOfDay
  sources: readonly Source[]
}

/** What a pattern has otherwise for goals that name one of these words. */
export type PatternVariant = Pick<Pattern, 'firstStep' | 'phases'> &
  Partial<
    Pick<
      Pattern,
      | 'usual'
      | 'question'
      | 'preferred'
      | 'habits'
      | 'advice'
      | 'sources'
      | 'material'
      | 'withoutDay'
      | 'keepsRoom'
      | 'isTheDay'
      | 'oneEach'
      | 'mostSessions'
    >
  > & {
    of?: RegExp
    /** It counts for those who say such a thing of themselves. */
    ofLevel?: RegExp
    /** It counts for goals with these words while nobody said how far they are. */
    ofUnknownLevel?: RegExp
  }

/** A sentence for everybody, or for those whose goal names one of these words. */
type Advice = { text: string; of?: RegExp }

/** A title begins with what differs from the others of the plan, and has at most 60 characters. */
type Texts = { title: string; note: string }

type Question = {
  text: string
  suggestions: readonly Suggestion[]
  /** The level that is assumed until it is answered: one of the suggestions. */
  assumed: string
  /** How the summary says that, with `{level}`, where it is nothing that the person is or can do. */
  said?: string
}

type Suggestion = {
  label: string
  /** What `answers.level` takes. */
  level: string
  /** Of a load: how much of the usual first week this person begins with, if not all of it. */
  start?: number
  /** Other words for the same. */
  means?: RegExp
  /** So many phases are behind this person: the others share the time, after a first step of their own. */
  skips?: { phases: number; firstStep: Texts }
}

export type PatternPhase = {
  title: string
  focus: string
  why: string
  /** Of the whole time, 0 to 1. */
  share: number
  /** Sessions are so much longer or shorter than usual where the person left their length open; 1 where it is absent. */
  length?: number
  /** A whole amount is made here alone: words are written in the draft, and not once more when they are rewritten. */
  holdsAmount?: true
  /** What is reached at its end; can be answered yes or by a number. */
  checkpoint: string
  /** One a session, in this order, the hardest early. Fewer sessions take some of them, spread; more go on with `kinds`. */
  steps?: readonly SessionKind[]
  /** They take turns; of a load those of the same effort do. */
  kinds: readonly SessionKind[]
}

/** A kind of session. The note says what to do and when it is done, in one to three sentences. */
export type SessionKind = Texts & {
  /** Of a load: one long one a week, hard ones never on days that follow each other. */
  effort?: 'easy' | 'hard' | 'long'
  /** Of material: a new part, parts that come back, or a trial of the whole. */
  role?: 'new' | 'review' | 'trial'
  /** Of steps: it comes before others where not all have room. */
  isNeeded?: true
}

export type Load = {
  /** Whether there is one long session a week. */
  hasLong: boolean
  /** Hard sessions of a week at most. */
  mostHard: number
  /** No session is longer, no week has more; minutes. */
  longest: number
  mostWeekly: number
  /** What is enough for goals that name these words, the first that fits: nobody runs three hours for 10 km. */
  bounds?: readonly { of: RegExp; longest: number; mostWeekly: number }[]
  /** The last phase is the taper, without a date too. */
  endsLight?: true
  /** What a taper begins with, of the fullest week; 0.7 where it is absent. */
  taper?: number
}

export type PatternHabit = {
  /** At most 100 characters; `{what}` for the person's own words. */
  name: string
  /** Sessions a week where the person did not say; 7 is every day. */
  perWeek: number
  minutes: number
  /** What to do, and when it is done. */
  note: string
  /** It is done by not doing it. */
  isQuit?: true
}

/** Where a claim of the pattern can be read. */
type Source = { claim: string; url: string }
