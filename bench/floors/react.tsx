// What a React application can reach: the same boxes as keyed, memoised components; a drag renders one box.
import { memo, type PointerEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type BenchTask, clock, SHOWN_DATE } from '../tasks.ts'
import { addDays, addMonths, byDate, monthDates, placed, SLOT, weekStart } from './days.ts'
import { type Calendar, page } from './page.ts'

type Move = (id: string, slots: number) => void
type BoxProps = { task: BenchTask; left: number; width: number; onMove: Move }

const Box = memo(function Box({ task, left, width, onMove }: BoxProps) {
  const [slots, setSlots] = useState(0)
  const from = useRef<number | null>(null)
  const start = (event: PointerEvent<HTMLDivElement>) => {
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (from.current !== null) setSlots(Math.round((event.clientY - from.current) / SLOT))
  }
  const end = () => {
    from.current = null
    setSlots(0)
    if (slots !== 0) onMove(task.id, slots)
  }
  return (
    <div
      className={task.done ? 'task done' : 'task'}
      data-bench="task"
      style={{
        top: (task.start / 30) * SLOT,
        height: (task.minutes / 30) * SLOT,
        left: `${left}%`,
        width: `${width}%`,
        transform: slots ? `translateY(${slots * SLOT}px)` : undefined,
      }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
    >
      <span>{clock(task.start)}</span>
      <b>{task.title}</b>
    </div>
  )
})

const NONE: BenchTask[] = []

const Day = memo(function Day({ tasks, day, onMove }: { tasks: BenchTask[]; day: number; onMove: Move }) {
  const boxes = useMemo(() => placed(tasks), [tasks])
  return boxes.map(({ task, column, columns }) => (
    <Box
      key={task.id}
      task={task}
      left={((day + column / columns) / 7) * 100}
      width={100 / 7 / columns}
      onMove={onMove}
    />
  ))
})

type Remote = Partial<Calendar>

function FloorCalendar({
  tasks,
  onDrop,
  remote,
}: {
  tasks: BenchTask[]
  onDrop: () => void
  remote: Remote
}) {
  const [days, setDays] = useState(() => byDate(tasks))
  const [date, setDate] = useState(SHOWN_DATE)
  const [view, setView] = useState<'week' | 'month'>('week')
  remote.step = (by) => setDate(view === 'week' ? addDays(date, 7 * by) : addMonths(date, by))
  remote.show = setView

  const move = useRef<Move>((id, slots) => {
    onDrop()
    setDays((before) => {
      const task = [...before.values()].flat().find((each) => each.id === id)
      if (!task) return before
      const moved = (before.get(task.date) ?? NONE).map((each) =>
        each.id === id ? { ...each, start: each.start + 30 * slots } : each,
      )
      return new Map(before).set(task.date, moved)
    })
  }).current

  return view === 'week' ? (
    <Week days={days} date={date} onMove={move} />
  ) : (
    <div className="month">
      {monthDates(date).map((each) => (
        <MonthDay key={each} date={each} tasks={days.get(each) ?? NONE} />
      ))}
    </div>
  )
}

function Week({ days, date, onMove }: { days: Map<string, BenchTask[]>; date: string; onMove: Move }) {
  const dates = Array.from({ length: 7 }, (_, day) => addDays(weekStart(date), day))
  return (
    <div className="scroll">
      <div className="head">
        {dates.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </div>
      <div className="hours">
        {Array.from({ length: 24 }, (_, hour) => (
          <div key={hour}>{hour}:00</div>
        ))}
      </div>
      <div className="grid">
        {dates.map((each, day) => (
          <Day key={day} day={day} tasks={days.get(each) ?? NONE} onMove={onMove} />
        ))}
      </div>
    </div>
  )
}

function MonthDay({ date, tasks }: { date: string; tasks: BenchTask[] }) {
  return (
    <div className="day">
      {date.slice(8)}
      {tasks.slice(0, 3).map((task) => (
        <span className="chip" key={task.id}>
          {clock(task.start)} {task.title}
        </span>
      ))}
      {tasks.length > 3 && <span>+{tasks.length - 3} more</span>}
    </div>
  )
}

page((box, tasks, onDrop) => {
  const remote: Remote = {}
  flushSync(() => createRoot(box).render(<FloorCalendar tasks={tasks} onDrop={onDrop} remote={remote} />))
  const scroll = box.querySelector('.scroll')
  if (scroll) scroll.scrollTop = 16 * SLOT
  return {
    step: (by) => flushSync(() => remote.step?.(by)),
    show: (view) => flushSync(() => remote.show?.(view)),
  }
})
