import type { Rewriting } from './plainerLeads.ts'

/** What is done for a goal that is named by its kind. */
const DEEDS: Readonly<Record<string, string | undefined>> = {
  reading: 'read',
  book: 'read',
  writing: 'write',
  running: 'run',
  cycling: 'cycle',
  swimming: 'swim',
  walking: 'walk',
  step: 'walk',
  saving: 'save',
  savings: 'save',
}

/** `reading goal: 30 books in 2027`: the kind of the goal says what is done. */
export const GOALS_NAMED_FIRST: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    /^(\s*)(?:(?:my|new) )?([a-z]+) goals?(?: is| are| of|:|,| -| –)? (?=[$€£]?\d)/gi,
    (all, before = '', kind = '') => {
      const deed = DEEDS[kind.toLowerCase()]
      return deed === undefined ? all : `${before}${deed} `
    },
  ],
]
