import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { partOnDemand } from './partOnDemand.tsx'

const Found = () => createElement('p')

test('a part is fetched once, and is drawn at once when it is here', async () => {
  const find = vi.fn(async () => Found)
  const Part = partOnDemand(find)
  expect(Part.isHere()).toBe(false)
  await Promise.all([Part.load(), Part.load()])
  expect([find.mock.calls.length, Part.isHere()]).toEqual([1, true])
  expect(Part({}).type).toBe(Found)
})

test('a part that could not be loaded says so for a second, then it is tried again', async () => {
  vi.useFakeTimers()
  let isOnline = false
  const find = vi.fn(async () => (isOnline ? Found : Promise.reject(new Error('Failed to fetch'))))
  const Part = partOnDemand(find)
  await expect(Part.load()).rejects.toThrow('Failed to fetch')
  isOnline = true
  await expect(Part.load()).rejects.toThrow('Failed to fetch')
  vi.advanceTimersByTime(1000)
  await Part.load()
  expect([find.mock.calls.length, Part.isHere()]).toEqual([2, true])
})
