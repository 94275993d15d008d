import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { CalendarViews } from './CalendarViews.tsx'
import { type CalendarPlace, datesShown, type WeekShape } from './calendarPlace.ts'
import './category.css'
import { useTasksOfMonths, useUnscheduledTasks, useUnsentIds } from '../data.ts'
import { actionOfCheck } from '../card/RoundCheck.tsx'
import { nextBox } from './nextBox.ts'
import { checkAt, type Opened, openedBy, openerAt } from './opened.ts'
import { keepTicking } from '../timer/runningTimers.ts'
import { useSetAside } from '../store/setAside.ts'
import { useTaskActions } from '../TaskActions.tsx'
import { useTaskFinder } from '../useTaskFinder.ts'
import { UnscheduledTray } from '../tray/UnscheduledTray.tsx'
import { useMoves } from '../drag/useMoves.ts'
import styles from './Calendar.module.css'

const loadPopover = () => import('./OpenedPopover.tsx')
const OpenedPopover = lazy(async () => ({ default: (await loadPopover()).OpenedPopover }))

const SetAsideNotice = lazy(async () => ({
  default: (await import('../repeat/SetAsideNotice.tsx')).SetAsideNotice,
}))

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
  const { days, state, retry } = useTasksOfMonths(range)
  const tray = useUnscheduledTasks()
  const unsent = useUnsentIds()
  const setAside = useSetAside()
  const { act } = useTaskActions()
  const find = useTaskFinder()
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => (root.current ? keepTicking(root.current) : undefined), [])
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
        const next = openedBy(target, days)
        if (next) setOpened(next)
      }}
      onKeyDown={walk}
      onPointerOver={({ target }) => getReady(target)}
      onFocus={({ target }) => getReady(target)}
    >
      <div className={styles.plan} aria-busy={state === 'loading' || undefined}>
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            These days could not be fetched. <Button onClick={retry}>Try Again</Button>
          </p>
        )}
        <Suspense>{setAside.length > 0 && <SetAsideNotice series={setAside} />}</Suspense>
        <CalendarViews place={place} shape={shape} days={days} today={today} unsent={unsent} onGo={onGo} />
      </div>
      {hasTray && <UnscheduledTray tasks={tray} unsent={unsent} onCollapse={onCollapseTray} />}
      <Suspense>{opened && <OpenedPopover opened={opened} unsent={unsent} onOpen={setOpened} />}</Suspense>
      <output ref={announcer} className={styles.announcer} aria-live="assertive" />
    </div>
  )
}

/** Loads the popover's code ahead when a task is hovered or focused, since it may be opened next. */
function getReady(target: EventTarget): void {
  const opener = openerAt(target)
  if (!opener) return
  void loadPopover().catch(() => {}) // opening it will say what is wrong
  tellWhole(opener)
}

/** Shows a truncated title in full on hover; screen readers have it anyway. */
function tellWhole(box: HTMLElement): void {
  if (box.title !== '') return
  const isCut = [box, ...box.children].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
  )
  if (isCut) box.title = box.innerText.replaceAll(/\s+/g, ' ')
}

/** Arrow keys move the focus from task to task. */
function walk(event: KeyboardEvent): void {
  const next = event.target instanceof HTMLElement ? nextBox(event.target, event.key) : null
  if (!next || event.defaultPrevented) return
  event.preventDefault()
  next.focus()
}
