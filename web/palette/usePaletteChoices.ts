import type { Task } from '#shared/tasks/task.ts'
import { PATHS } from '#shared/paths.ts'
import { SEARCH_LIMITS } from '#shared/tasks/search.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { hasWords, searchWords } from '#shared/text/searchWords.ts'
import { addressOfGoal } from '#web/goals/goalAddress.ts'
import { useGoalNames } from '#web/goals/data.ts'
import { habits } from '#web/habits/data.ts'
import { routines } from '#web/habits/routines.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { useTaskFinder } from '#web/tasks/useTaskFinder.ts'
import { actionCommands, type Command, ritualCommands, screenCommands } from './commands.ts'
import { type Chosen, idOf } from './recent.ts'
import { type TaskSearch, useTaskSearch } from './useTaskSearch.ts'

/** One line of the palette. `run` is null where it is not possible now; a task is opened. */
export type Choice =
  | (Command & { kind: 'command' })
  | { kind: 'task'; id: string; task: Task; run: undefined }
  | { kind: 'more'; id: string; label: string; run: () => void }
export type Group = { label: string; choices: readonly Choice[] }

type PaletteChoices = {
  groups: readonly Group[]
  /** What was found, in words. */
  said: string
  /** What the person has to know about it. */
  note: string | null
}

/** What the palette shows for a text: without one what was chosen last, then every screen and action. */
export function usePaletteChoices(
  text: string,
  isOnTask: boolean,
  recent: readonly Chosen[],
): PaletteChoices {
  const find = useTaskFinder()
  const searched = searchWords(text)
  const isTooMuch = searched.length > SEARCH_LIMITS.words
  const search = useTaskSearch(text, isTooMuch ? [] : searched)
  const screens = screenCommands().map(asChoice)
  const { week_start } = useProfile()
  const actions = [...actionCommands(isOnTask), ...ritualCommands(useToday(), week_start)].map(asChoice)
  const goals = useGoalNames().map(({ id, title }) => asChoice(goalCommand(id, title)))
  const named = useHabitCommands().map(asChoice)
  const commands = [...screens, ...actions, ...goals, ...named]
  if (searched.length === 0) {
    const last = recent.flatMap((chosen) => choiceOf(chosen, commands, find))
    return {
      groups: filled([groupOf('Recent', last), groupOf('Screens', screens), groupOf('Actions', actions)]),
      said: '',
      note: null,
    }
  }
  const isNamed = (choice: Choice) =>
    choice.kind === 'command' && hasWords(searchWords(`${choice.label} ${choice.words}`), searched)
  const rank = recentFirst(recent)
  const tasks = search.tasks.map(taskChoice).toSorted(rank)
  const more: Choice[] = search.more
    ? [{ kind: 'more', id: 'more', label: 'Show more tasks', run: search.more }]
    : []
  const groups = filled([
    groupOf('Screens', screens.filter(isNamed).toSorted(rank)),
    groupOf('Goals', goals.filter(isNamed).toSorted(rank)),
    groupOf('Habits', named.filter(isNamed).toSorted(rank)),
    groupOf('Tasks', [...tasks, ...more]),
    groupOf('Actions', actions.filter(isNamed).toSorted(rank)),
  ])
  const note = isTooMuch ? `Search for at most ${SEARCH_LIMITS.words} words.` : noteOf(search)
  return { groups, said: inWords(groups, search), note }
}

function noteOf({ state }: TaskSearch): string | null {
  return state === 'device'
    ? 'The server cannot be reached. These are the tasks that this device holds.'
    : null
}

/** What was found, in words. Of tasks there may be more than were asked for. */
function inWords(groups: readonly Group[], { state, more }: TaskSearch): string {
  if (state === 'searching') return 'Searching…'
  const found = groups.flatMap(({ choices }) => choices).filter(({ kind }) => kind !== 'more').length
  if (found === 0) return 'Nothing has these words'
  return found === 1 ? '1 result' : `${more ? 'More than ' : ''}${found} results`
}

function groupOf(label: string, choices: readonly Choice[]): Group {
  return { label, choices }
}

function filled(groups: readonly Group[]): Group[] {
  return groups.filter(({ choices }) => choices.length > 0)
}

function asChoice(command: Command): Choice {
  return { kind: 'command', ...command }
}

function goalCommand(id: string, title: string): Command {
  const run = () => goTo(addressOfGoal(id))
  return { id: `goal ${id}`, label: title, words: '', keys: [], hint: 'Goal', run }
}

/** The habits that are not archived, and the routines: a habit is shown, a routine begins. */
function useHabitCommands(): Command[] {
  const ofHabits = habits.useKnownRows().filter(({ archived }) => !archived)
  return [
    ...ofHabits.map(({ id, name }) => habitCommand('habit', id, name)),
    ...routines.useKnownRows().map(({ id, name }) => habitCommand('routine', id, name)),
  ]
}

function habitCommand(kind: 'habit' | 'routine', id: string, name: string): Command {
  const run = () => goTo(`${PATHS.habits}?${kind}=${id}`)
  return { id: `${kind} ${id}`, label: name, words: '', keys: [], hint: capitalised(kind), run }
}

function taskChoice(task: Task): Choice {
  return { kind: 'task', id: `task ${task.id}`, task, run: undefined }
}

/** A choice of before, as it is now. */
function choiceOf(
  chosen: Chosen,
  commands: readonly Choice[],
  find: (id: string) => Task | undefined,
): Choice[] {
  if ('task' in chosen) return [taskChoice(find(chosen.task.id) ?? chosen.task)]
  return commands.filter(({ id }) => id === chosen.command)
}

/** What was chosen before comes first, the latest of it at the top; the rest keeps its order. */
function recentFirst(recent: readonly Chosen[]): (a: Choice, b: Choice) => number {
  const ids = recent.map(idOf)
  const place = ({ id }: Choice) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return (a, b) => place(a) - place(b)
}
