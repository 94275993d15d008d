import { Search } from 'lucide-react'
import { openAnywhere } from './anywhere.ts'

/** The way to the search for a pointer: an item of the navigation; on a phone a magnifier alone. */
export function SearchButton({
  className,
  word,
}: {
  className: string | undefined
  word: string | undefined
}) {
  return (
    <button
      type="button"
      className={className}
      aria-label="Search"
      onClick={() => openAnywhere({ kind: 'search' })}
    >
      <Search aria-hidden="true" />
      <span className={word}>Search</span>
    </button>
  )
}
