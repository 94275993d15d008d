import type { Domain } from './domain.ts'

type Collector = Pick<Domain, 'id' | 'categories'>

/** A category belongs to one domain: the others lose what the domain of an id names. Those that lose nothing keep their identity. */
export function takenFromOthers<Row extends Collector>(rows: readonly Row[], id: string): readonly Row[] {
  const named = rows.find((row) => row.id === id)?.categories ?? []
  return rows.map((row) => {
    const left = row.categories.filter((category) => !named.includes(category))
    return row.id === id || left.length === row.categories.length ? row : { ...row, categories: left }
  })
}
