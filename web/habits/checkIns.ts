import type { EntityChange } from '#shared/entity/change.ts'
import {
  applyHabitChange,
  type AskedHabit,
  type CheckInChange,
  type HabitChange,
  inverseCheckIn,
  isCheckIn,
  valuesOf,
} from '#shared/habits/change.ts'
import { CheckedIn } from '#shared/habits/checkIn.ts'
import { isDoneOn } from '#shared/habits/credit.ts'
import type { Habit, HabitPatch } from '#shared/habits/habit.ts'
import { amountInWords } from '#shared/habits/inWords.ts'
import { dayInShort } from '#shared/time/format.ts'
import type { Api } from '#web/kit/api.ts'
import type { OpenedCollection } from '#web/kit/collection/openCollection.ts'
import { newId } from '#web/kit/newId.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { announceAward } from '#web/progress/awards.ts'
import { takeAward } from '#web/progress/data.ts'
import { NO_PENDING_STATS, setPendingStats } from '#web/progress/pendingStats.ts'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'
import type { OpenSlice, SliceContext } from '#web/kit/workspace/slice.ts'
import { askedOf } from './asked.ts'
import { putDay } from './monthDays.ts'
import { isGamified } from '#web/settings/gamification.ts'

type Opened = OpenedCollection<Habit, AskedHabit, HabitPatch>
type Entry = Waiting<HabitChange, Habit>
type PlainEntry = Waiting<EntityChange<AskedHabit, HabitPatch>, Habit>

/** The slice of habits with their check-ins: changes of a habit like its edits, in the same order and undone by the same key. */
export function withCheckIns(opened: Opened, context: SliceContext): OpenSlice {
  const { collection } = opened
  const stopCounting = collection.subscribe(() => countPending(collection.waiting()))
  return {
    ...opened,
    offline: offlineHabits(opened, context),
    tables: [...opened.tables, 'habit_checkins'],
    follow: async (changes) => {
      const ofRows = changes.filter(({ table }) => table !== 'habit_checkins')
      if (ofRows.length > 0) void opened.follow(ofRows)
      await context.idle() // the answer to a check-in that is on its way brings its own figures
      void context.client.invalidateQueries({ queryKey: ['habits', 'of'] })
    },
    close: () => {
      stopCounting()
      setPendingStats(NO_PENDING_STATS, 'habits')
    },
  }
}

type Answer = Habit | CheckedIn | null

function offlineHabits(
  { offline: rows, collection }: Opened,
  context: SliceContext,
): OfflineSlice<HabitChange, Habit, Answer, AskedHabit> {
  const { api, client } = context
  return {
    ...rows,
    send: (entry) => (isCheckIn(entry.change) ? send(api, entry.change) : rows.send(entry as PlainEntry)),
    arrived: (entry, answer, isOwn) => {
      if (answer === null || !('habit' in answer)) {
        rows.arrived(entry as PlainEntry, answer, isOwn)
        return
      }
      const { change, key } = entry
      if (!isCheckIn(change)) return
      putDay(client, change, answer)
      collection.write(change.id, answer.habit)
      if (!answer.award) return
      takeAward(client, answer.award)
      if (isOwn) announceAward(answer.award, { about: key, source: change.id }) // the person sees it in the tab in which they acted
    },
    invert: (change, before) =>
      isCheckIn(change) ? inverseCheckIn(change, before, newId()) : rows.invert(change, before),
    announce: (change, after) =>
      isCheckIn(change) ? announce(change, after, context.today()) : rows.announce(change, after),
    stateAfter: (change, habit) =>
      isCheckIn(change) ? stateAfter(change, habit) : rows.stateAfter(change, habit),
    describe: (change) => (isCheckIn(change) ? 'Your check-in' : rows.describe(change)),
    contested: (change, theirs) => (isCheckIn(change) ? [] : rows.contested(change, theirs)),
    replay: (entries) => {
      const seen: readonly Habit[] = entries[0]?.before ? [entries[0].before] : []
      const apply = (habits: readonly Habit[], { change }: Entry) =>
        applyHabitChange(habits, change, collection.begin, askedOf(context))
      return entries.reduce(apply, seen)[0]
    },
    isTyped: (change) => !isCheckIn(change) && rows.isTyped(change),
    madeAt: (change, at) => ({ ...change, at }),
  }
}

function send(api: Api, change: CheckInChange): Promise<CheckedIn> {
  const { id, date, at } = change
  const path = `/api/habits/${id}/check-ins/${date}`
  if (change.kind === 'add')
    return api.post(`${path}/add`, { id: change.addition, amount: change.amount, at }, CheckedIn)
  if (change.said === null) return api.takeBack(path, undefined, CheckedIn)
  const { value, skipped, note } = change.said
  // A note that nobody changed here may have been changed elsewhere.
  const noted = note === undefined || note === change.was?.note ? {} : { note }
  return api.put(path, { ...(skipped ? { skipped } : { value }), ...noted, at }, CheckedIn)
}

/** What a toast says about a check-in: its XP where it makes the date done. */
function announce(change: CheckInChange, habit: Habit | undefined, today: string): ToastLine | null {
  if (!habit) return null
  const [was, said] = valuesOf(change)
  const when = change.date === today ? '' : ` on ${dayInShort(change.date)}`
  const name = `${habit.name}${when}`
  if (isDoneOn(habit, change.date, said?.value ?? null) && !isDoneOn(habit, change.date, was?.value ?? null))
    return {
      text: `${name}${habit.kind === 'quit' ? ': a day without it!' : ' is done!'}${isGamified() ? ` You earned ${habit.xpReward} XP!` : ''}`,
      tone: 'success',
      tier: 1,
      xp: isGamified() ? habit.xpReward : 0,
      noun: 'habit',
    }
  if (said?.skipped) return { text: `${name}: skipped.${isGamified() ? ' Your streak stays.' : ''}` }
  if (said === null) return { text: `${name} is open again` }
  if (habit.kind === 'yes_no') return { text: `${name}: ${said.value ? 'saved' : 'not done'}` }
  return { text: `${name}: ${amountInWords(habit.kind, said.value ?? 0, habit.unit)}` }
}

function stateAfter(change: CheckInChange, { kind, unit }: Habit): string {
  const [, said] = valuesOf(change)
  if (said === null) return 'open again'
  if (said.skipped) return 'skipped again'
  return kind === 'yes_no' ? 'checked in again' : `at ${amountInWords(kind, said.value ?? 0, unit)}`
}

/** The XP that check-ins which wait will earn or give back. */
function countPending(waiting: readonly Entry[]) {
  let xp = 0
  for (const { change, before } of waiting) {
    if (!isCheckIn(change) || !before) continue
    const [was, said] = valuesOf(change)
    const gains =
      Number(isDoneOn(before, change.date, said?.value ?? null)) -
      Number(isDoneOn(before, change.date, was?.value ?? null))
    xp += gains * before.xpReward
  }
  setPendingStats({ ...NO_PENDING_STATS, xp }, 'habits')
}
