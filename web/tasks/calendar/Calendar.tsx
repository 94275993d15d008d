import {
  type KeyboardEvent,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useAlongside } from './alongside.ts'
import { CalendarViews } from './CalendarViews.tsx'
import { type CalendarPlace, datesShown, type WeekShape } from './calendarPlace.ts'
import './markup/category.css'
import { usePagedTasks, useUnscheduledTasks, useUnsentIds } from '../data.ts'
import { actionOfCheck } from '../card/RoundCheck.tsx'
import { nextBox } from './grid/nextBox.ts'
import { checkAt, type Opened, openedBy, openerAt } from './opened.ts'
import { keepTicking } from '../timer/runningTimers.ts'
import { useSetAside } from '../store/setAside.ts'
import { useTaskActions } from '../TaskActions.tsx'
import { useTaskFinder } from '../useTaskFinder.ts'
import { UnscheduledTray } from '../tray/UnscheduledTray.tsx'
import { useTaskFocus } from '../focus/useTaskFocus.ts'
import { wishFocus } from '../focus/focusWish.ts'
import { minutesAt } from './grid/dayScale.ts'
import { PointerTools } from '../drag/PointerTools.tsx'
import { useMoves } from '../drag/useMoves.ts'
import styles from './Calendar.module.css'

const OpenedPopover = partOnDemand(async () => (await import('./OpenedPopover.tsx')).OpenedPopover)

const SetAsideNotice = partOnDemand(async () => (await import('../repeat/SetAsideNotice.tsx')).SetAsideNotice)

type CalendarProps = {
  place: CalendarPlace
  shape: WeekShape
  today: string
  /** Whether the tray is shown beside the plan. */
  hasTray: boolean
  onGo: (place: Partial<CalendarPlace>) => void
  onCollapseTray: () => void
}

/** The plan in one of its views, with the unscheduled tasks beside it. Clicks, keys and drags of all tasks are handled here. */
export function Calendar({ place, shape, today, hasTray, onGo, onCollapseTray }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const announcer = useRef<HTMLOutputElement>(null)
  const range = datesShown(place, shape)
  const { days, state, retry } = usePagedTasks(range)
  const tray = useUnscheduledTasks()
  const unsent = useUnsentIds()
  // Hundreds of boxes take a slow phone several frames: what was pressed shows its answer before they are drawn.
  const drawn = useDeferredValue(
    useMemo(() => ({ place, days, isKnown: state !== 'loading', unsent }), [place, days, state, unsent]),
  )
  const { act } = useTaskActions()
  const find = useTaskFinder()
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => (root.current ? keepTicking(root.current) : undefined), [])
  useTaskFocus(root)
  useMoves(root, {
    announce: (words) => {
      if (announcer.current) announcer.current.textContent = words
    },
    show: (date) => {
      if (date < range.from || date > range.to) onGo({ date })
    },
  })

  return (
    <div
      ref={root}
      role="presentation"
      className={styles.calendar}
      data-bench="calendar"
      data-tray={hasTray || undefined}
      data-view={place.view}
      onClick={({ target }) => {
        const checked = find(checkAt(target) ?? undefined)
        if (checked) {
          act(checked, actionOfCheck(checked))
          return
        }
        const next = openedBy(target)
        if (next) startTransition(() => setOpened(next))
      }}
      onKeyDown={walk}
      onPointerOver={({ target }) => getReady(target)}
      onFocus={({ target }) => getReady(target)}
    >
      <div className={styles.plan} aria-busy={state === 'loading' || undefined}>
        <Notices isFailed={state === 'failed' && place.view !== 'agenda'} onRetry={retry} />
        {(place.view === 'day' || place.view === 'week') && <Above />}
        <CalendarViews {...drawn} shape={shape} today={today} onGo={onGo} />
      </div>
      {hasTray && <UnscheduledTray tasks={tray} unsent={unsent} onCollapse={onCollapseTray} />}
      <Suspense>{opened && <OpenedPopover opened={opened} unsent={unsent} onOpen={setOpened} />}</Suspense>
      <PointerTools root={root} />
      <output ref={announcer} className={styles.announcer} aria-live="assertive" />
    </div>
  )
}

/** Drawn alone when it changes. In the agenda it is drawn with what it is about. */
function Above() {
  return useAlongside().above
}

/** What is missing from the plan, and why. */
function Notices({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const setAside = useSetAside()
  return (
    <>
      {isFailed && (
        <p className={styles.failed} role="alert">
          These days could not be loaded. <Button onClick={onRetry}>Try Again</Button>
        </p>
      )}
      <Suspense>{setAside.length > 0 && <SetAsideNotice series={setAside} />}</Suspense>
    </>
  )
}

/** Loads the popover's code ahead when a task is hovered or focused, since it may be opened next. */
function getReady(target: EventTarget): void {
  const opener = openerAt(target)
  if (!opener) return
  void OpenedPopover.load().catch(() => {}) // opening it will say what is wrong
  tellWhole(opener)
}

/** Shows a truncated title in full on hover; screen readers have it anyway. */
function tellWhole(box: HTMLElement): void {
  if (box.title !== '') return
  const title = box.querySelector<HTMLElement>('[dir]')
  const isCut =
    title && (title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1)
  if (isCut) box.title = box.ariaLabel ?? ''
}

/** Arrow keys move the focus from task to task. Beyond the edge of the shown days the focus goes with them to the next. */
function walk(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || event.defaultPrevented) return
  const next = nextBox(event.target, event.key)
  if (next) {
    event.preventDefault()
    next.focus()
    return
  }
  const hours = event.target.closest<HTMLElement>('[data-drop=slots]')
  if (!hours || event.target.dataset.task === undefined) return
  const minute = minutesAt(hours, event.target.getBoundingClientRect().top)
  if (event.key === 'ArrowRight') wishFocus({ side: 'first', minute })
  if (event.key === 'ArrowLeft') wishFocus({ side: 'last', minute })
}
