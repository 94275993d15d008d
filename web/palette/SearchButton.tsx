import { Search } from 'lucide-react'
import { openPanel } from './openPanel.ts'

/** The way to the search for a pointer: an item of the navigation. */
export function SearchButton({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => openPanel({ kind: 'search' })}>
      <Search aria-hidden="true" />
      <span>Search</span>
    </button>
  )
}
