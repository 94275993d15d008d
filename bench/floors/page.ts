import './floor.css'
import { benchTasks, type BenchTask, type Spread } from '../tasks.ts'

export type Calendar = { step: (by: 1 | -1) => void; show: (view: 'week' | 'month') => void }
export type Mount = (box: HTMLElement, tasks: BenchTask[], onDrop: () => void) => Calendar

declare global {
  // The harness reads how many drops were accepted.
  var __benchDrops: number
}

/** A page with the buttons that the harness presses, round a calendar that is mounted by the first of them. */
export function page(mount: Mount) {
  const query = new URLSearchParams(location.search)
  const tasks = benchTasks(Number(query.get('n') ?? 50), (query.get('spread') ?? 'year') as Spread)
  document.body.innerHTML =
    '<div id="bar"><button data-bench="tab-week">Week</button><button data-bench="tab-month">Month</button>' +
    '<button data-bench="previous">Previous</button><button data-bench="next">Next</button></div>' +
    '<div id="calendar" data-bench="calendar"></div>'
  globalThis.__benchDrops = 0

  let calendar: Calendar | null = null
  const show = (view: 'week' | 'month') => {
    const box = document.getElementById('calendar')
    if (!box) return
    if (calendar) return calendar.show(view)
    calendar = mount(box, tasks, () => (globalThis.__benchDrops += 1))
  }
  const press = (name: string, act: () => void) =>
    document.querySelector(`[data-bench=${name}]`)?.addEventListener('click', act)
  press('tab-week', () => show('week'))
  press('tab-month', () => show('month'))
  press('previous', () => calendar?.step(-1))
  press('next', () => calendar?.step(1))
  if (query.get('show') === 'week') show('week') // for the time from the address to the tasks
}
