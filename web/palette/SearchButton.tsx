import { Search } from 'lucide-react'
import { openAnywhere } from './anywhere.ts'

/** The way to the search for a pointer: an item of the navigation. */
export function SearchButton({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => openAnywhere({ kind: 'search' })}>
      <Search aria-hidden="true" />
      <span>Search</span>
    </button>
  )
}
