import { existsSync } from 'node:fs'
import path from 'node:path'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** What the dashboard begins with in a compact window and in any other, as modules below web/. */
export type LayoutModules = { compact: readonly string[]; wide: readonly string[] }

/** Screens for visitors, which must not load what is behind the guard. */
const OPEN = [
  'Landing',
  'Login',
  'Signup',
  'AuthCallback',
  'ConfirmSignUp',
  'ResetPassword',
  'NotFound',
  'PublicPage',
  'Terms',
  'Privacy',
  'Share',
]

/** What comes after the dashboard's first screen, by the moment that asks for it. Each is one file, with one style sheet. */
const MOMENTS: Record<string, readonly string[]> = {
  'every-page': ['app/NewVersionBar.tsx', 'kit/ui/cutBetweenWords.ts', 'reporting/start.ts'],
  /** The published client, which every page loads last. */
  reporting: ['reporting/client.ts'],
  install: ['install/InstallOffer.tsx'],
  failure: ['reporting/FailureDetails.tsx'],
  /** By itself: the late parts of the dashboard. */
  idle: [
    'app/Keepers.tsx',
    'now/Intention.tsx',
    'now/NowBar.tsx',
    'now/NowChip.tsx',
    'plans/replan/ReplanLeftovers.tsx',
    'screens/dashboard/BesideTasks.tsx',
    'wizard/AskForGoal.tsx',
    'settings/mirrorSettings.ts',
    'tasks/calendar/markup/CategorySprite.tsx',
    'tasks/calendar/grid/OutOfSight.tsx',
    'tasks/timer/ForgottenTimer.tsx',
    'kit/ui/marks/CategoryIcon.tsx',
    'kit/ui/SwipePaging.ts',
  ],
  'habits-beside': ['habits/calendar/HabitsAlongside.tsx'],
  /** A pointer or a key comes near the plan. */
  'near-plan': [
    'tasks/calendar/OpenedPopover.tsx',
    'tasks/drag/DrawnTask.tsx',
    'tasks/drag/moveByKeys.ts',
    'tasks/drag/startDrag.ts',
    'tasks/focus/keepTaskFocus.ts',
    'tasks/selection/Selection.tsx',
  ],
  'task-dialogs': [
    'tasks/dialogs/CompleteDialog.tsx',
    'tasks/dialogs/LinkedTask.tsx',
    'tasks/dialogs/MoveDialog.tsx',
    'tasks/dialogs/RemoveDialog.tsx',
    'tasks/dialogs/ScopeDialog.tsx',
    'tasks/dialogs/TaskDialog.tsx',
  ],
  palette: ['palette/Panels.tsx'],
  messages: ['messages/MessagesSheet.tsx'],
  inbox: ['notifications/InboxDialog.tsx'],
  celebration: ['progress/celebrate.ts', 'tasks/changes/celebrateTask.ts', 'kit/ui/overlays/Moment.tsx'],
  'plan-card': [
    'plans/PlanCard.tsx',
    'plans/ProposalsOfGoal.tsx',
    'plans/ItemDialog.tsx',
    'plans/replan/EditProposal.tsx',
  ],
  availability: ['plans/availability/AvailabilityCard.tsx'],
  rituals: ['rituals/RitualDialog.tsx'],
  'goal-dialogs': [
    'goals/CreateGoalDialog.tsx',
    'goals/EditGoal.tsx',
    'goals/GoalPanel.tsx',
    'goals/GoalStory.tsx',
    'ifThens/GoalIfThens.tsx',
  ],
  'habit-dialogs': ['habits/HabitPanels.tsx'],
  'habits-tab': ['habits/HabitsTab.tsx', 'screens/Habits.tsx'],
  'goals-screen': ['screens/Goals.tsx'],
  analytics: ['screens/Analytics.tsx'],
  settings: ['screens/Settings.tsx'],
  'your-data': ['imports/YourData.tsx'],
  achievements: ['screens/Achievements.tsx'],
  people: [
    'accountability/AccountabilityTab.tsx',
    'people/Friends.tsx',
    'people/PeoplePrivacy.tsx',
    'screens/Challenge.tsx',
    'screens/JoinTeam.tsx',
    'screens/Person.tsx',
    'screens/Room.tsx',
    'screens/Rooms.tsx',
    'screens/Team.tsx',
    'teams/Teams.tsx',
  ],
  wizard: ['screens/GoalWizard.tsx'],
}

/** Of packages that are reached through one index, what only later screens use: its modules are no dependency of the others. */
const LATE_OF_PACKAGES =
  /\/@tanstack\/.*\/(infiniteQueryObserver|mutationObserver|queriesObserver|useMutation|useQueries|useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryOptions)\.js/

/** What several moments have in common, by what it is about. */
const TOPICS: readonly [name: string, modules: RegExp][] = [
  [
    'quick-add',
    /\/tasks\/(quickAdd\/|(calendar\/(namedDays|quickDates)|firstDate|repeating\/repeat|form|categoryGuess|useCategoryGuess)\.ts)/,
  ],
  ['collections', /\/(collection|goals|domains|ifThens|routines)\//],
  ['habits', /\/habits\//],
  ['install', /\/web\/install\//],
  [
    'people-shared',
    /\/(web|shared)\/(people|partners|teams|challenges|rooms|claims|accountability|files|messages|activity|reports|league|achievements)\//,
  ],
  ['settings-shared', /\/(web|shared)\/settings\//],
  ['security', /\/web\/(security|auth|exports)\//], // which bring the forms of the sign-in with them
]

/**
 * Says which file a module goes into: what every page starts with and what open and guarded screens share, what the sign-in
 * needs, what the guard and the dashboard need, what the dashboard needs in a compact or a wide window alone, what comes after
 * by its moment, and what several moments share. Left to itself the bundler makes a file of each module that two places use:
 * a hundred small requests, which compress worse.
 *
 * @param root the folder of main.tsx
 * @returns the name of a module's file; null leaves it to the bundler, for which each import() is one
 */
export function chunksByMoment(
  root: string,
  layouts: LayoutModules,
): (id: string, graph: Graph) => string | null {
  let reached: ReturnType<typeof reachedFrom> | undefined
  return (id, graph) => {
    reached ??= reachedFrom(root, layouts, graph)
    const { main, open, guarded, signIn, compact, wide } = reached
    const [isCompact, isWide] = [compact.has(id), wide.has(id)]
    const isDashboard = guarded.has(id) || isCompact || isWide
    const moments = reached.moments.filter(([, modules]) => modules.has(id)).map(([name]) => name)
    const isIdle = moments.includes('idle')
    const isOnEveryPage = moments.includes('every-page') || moments.includes('reporting')
    if (LATE_OF_PACKAGES.test(id)) return 'idle-shared'
    if (main.has(id) || (open.has(id) && (isDashboard || isIdle))) return 'main'
    // Else every page would load what is behind the guard.
    if (isDashboard && isOnEveryPage) return 'main'
    if (signIn.has(id) && /\/(web|shared)\/(auth|demo)\/|\/lucide-react\//.test(id)) return 'sign-in'
    if (guarded.has(id) || (isCompact && isWide) || (isDashboard && isIdle)) return 'guarded'
    if (isDashboard && moments.length > 0 && /\/lucide-react\/|\/ui\/(Card|Tabs)/.test(id)) return 'guarded'
    if (isCompact) return moments.length > 0 ? 'cards' : 'compact'
    if (isWide) return 'wide'
    if (open.has(id) && moments.length > 0 && /\/lucide-react\/|\/WeekStrip/.test(id)) return 'open-shared'
    if (/\/screens\/(Terms|Privacy)|\/landing\/LegalPage/.test(id)) return 'legal'
    if (/\/screens\/(AuthCallback|ConfirmSignUp|ResetPassword)/.test(id)) return 'auth-steps'
    if (open.has(id)) return null
    // What every page loads by itself must not bring what others share either.
    if (moments.includes('every-page') || (isOnEveryPage && moments.length > 1)) return 'every-page'
    if (moments.length < 2) return moments[0] ?? null
    // What the dashboard loads by itself must not bring what the others share.
    if (isIdle) return 'idle-shared'
    return TOPICS.find(([, modules]) => modules.test(id))?.[0] ?? 'shared'
  }
}

function reachedFrom(root: string, { compact, wide }: LayoutModules, graph: Graph) {
  const reached = (files: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (each: string) => {
      if (seen.has(each)) return
      seen.add(each)
      graph.getModuleInfo(each)?.importedIds.forEach(visit)
    }
    for (const file of files) {
      const module = path.join(root, file)
      // One that was renamed would become a file of its own without anybody noticing.
      if (!existsSync(module)) throw new Error(`scripts/chunks.ts names ${file}, which does not exist`)
      visit(module)
    }
    return seen
  }
  return {
    main: reached(['main.tsx', 'trustedTypes.ts']), // the service worker's part, which every page loads later, needs it too
    open: reached(OPEN.map((name) => `screens/${name}.tsx`)),
    guarded: reached(['app/Guarded.tsx', 'screens/Dashboard.tsx']),
    signIn: reached(['screens/Login.tsx', 'auth/NewPasswordFields.tsx']),
    compact: reached(compact),
    wide: reached(wide),
    moments: Object.entries(MOMENTS).map(([name, files]) => [name, reached(files)] as const),
  }
}
