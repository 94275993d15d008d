import { expect, test } from 'vitest'
import { sampleTask } from '#shared/tasks/testing/sampleTask.ts'
import { createFilteredDays, filterAsQuery, filterIn, isFiltering } from './planFilter.ts'

const tasks = [
  sampleTask({ title: 'Run', category: 'fitness' }),
  sampleTask({ title: 'Report', category: 'work' }),
  sampleTask({ title: 'Mail', category: 'work', status: 'completed' }),
]
const titles = (query: string) => {
  const days = createFilteredDays(filterIn(new URLSearchParams(query)))({ tasksOn: () => tasks })
  return days.tasksOn('2026-03-02').map(({ title }) => title)
}

test.each([
  ['', ['Run', 'Report', 'Mail']],
  ['done=hidden', ['Run', 'Report']],
  ['category=work', ['Report', 'Mail']],
  ['category=work,fitness&done=hidden', ['Run', 'Report']],
  ['category=health', []],
  ['category=nonsense&done=no', ['Run', 'Report', 'Mail']],
])('the address ?%s shows %j', (query, shown) => {
  expect(titles(query)).toEqual(shown)
})

test('a filter is written into the address as it is read from it, and none leaves no trace', () => {
  for (const query of ['', 'done=hidden', 'category=work%2Cfitness', 'done=hidden&category=health']) {
    const filter = filterIn(new URLSearchParams(query))
    expect(filterIn(new URLSearchParams(filterAsQuery(filter)))).toEqual(filter)
    expect(isFiltering(filter)).toBe(query !== '')
  }
  expect(filterAsQuery({ hidesDone: false, categories: [] })).toEqual({})
})

test('the tasks of a date are the same array until something on that date changes', () => {
  const filtered = createFilteredDays({ hidesDone: true, categories: [] })
  const days = { tasksOn: () => tasks }
  expect(filtered(days).tasksOn('2026-03-02')).toBe(filtered({ ...days }).tasksOn('2026-03-02'))
})
