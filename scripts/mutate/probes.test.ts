import { afterEach, expect, test } from 'vitest'
import { placesIn } from './mutations.ts'
import { withProbes } from './probes.ts'

const SOURCE = `
const LIMIT = 3
const TEXT = \`select 1 where a < $1 or b = \${LIMIT}\`
let seen = 0

function first(a) {
  const words = ['x']
  if (a > LIMIT) return words.some((word) => word === 'y') || false
  seen += 1
  Math.max(a, 5)
  return { a }
}

const second = () => [TEXT, seen]
`

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'reached')
})

/** The texts of the places that are reported while a statement runs behind the source. */
function reachedBy(statement: string): string[] {
  const places = placesIn('x.ts', SOURCE)
  const { source, without } = withProbes(
    'x.ts',
    SOURCE,
    places.map((place, id) => ({ id, place })),
  )
  expect(without).toEqual([])
  const seen = new Set<number>()
  Object.assign(globalThis, { reached: (id: number) => seen.add(id) })
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(`${source}\n${statement}`)()
  return places.filter((_, id) => seen.has(id)).map(({ start, end }) => SOURCE.slice(start, end))
}

test('on import, only what belongs to no constant is evaluated', () => {
  expect(reachedBy('')).toEqual(['0'])
})

test('a condition that holds hides what comes after it', () => {
  const reached = reachedBy('first(4)')
  expect(reached).toEqual(expect.arrayContaining(['3', 'a > LIMIT', '>', 'some', '===', '||', 'false']))
  expect(reached).not.toContain('+=')
  expect(reachedBy('first(1)')).toEqual(expect.arrayContaining(['+=', 'max', '5']))
})

test('a part of a constant is reached where the constant is used, through other constants too', () => {
  expect(reachedBy('second()')).toEqual(['3', ' or ', ' < ', '0'])
})

test('of a constant that is a part of what is exported nobody can tell who uses it', () => {
  const source = 'const LEAST = 3\nexport const RANGE = [LEAST, 9]\nexport const isLeast = (a) => a === LEAST'
  const places = placesIn('x.ts', source)
  const probed = places.map((place, id) => ({ id, place }))
  const texts = withProbes('x.ts', source, probed).without.map((id) => places[id])
  expect(texts.map((place) => source.slice(place?.start, place?.end))).toEqual(['3', '9'])
})
