import { derivedId } from '#shared/tasks/derivedId.ts'

/** The namespace of all ids that are derived from what a file says. */
const NAMESPACE = '6f1cf0c8-52a5-5d0b-9a43-1f6f0f3c8e11'

/** The id of a row that a source calls by its own id, the same each time the file is read. */
export function importedId(source: string, own: string): string {
  return derivedId(NAMESPACE, `${source} ${own}`)
}

/**
 * Ids for rows of a source that has none: by what they say, and how often that was said before.
 *
 * @param digest a short text in place of a long one, another for each
 */
export function createContentIds(
  source: string,
  digest: (content: string) => string,
): (content: string) => string {
  const counts = new Map<string, number>()
  return (content) => {
    const short = digest(content)
    const count = counts.get(short) ?? 0
    counts.set(short, count + 1)
    return importedId(source, `${count} ${short}`)
  }
}
