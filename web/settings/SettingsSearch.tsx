import { type RefObject, useEffect, useState } from 'react'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import styles from './SettingsSearch.module.css'

/** Shows only those settings whose words have all that is typed. @param settings where the groups are */
export function SettingsSearch({ settings }: { settings: RefObject<HTMLElement | null> }) {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<number | null>(null)
  useEffect(() => {
    const root = settings.current
    if (!root) return
    const show = () => setFound(showFound(root, wordsOf(query)))
    show()
    const observer = new MutationObserver(show) // groups whose code comes later
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      showFound(root, [])
    }
  }, [settings, query])
  return (
    <search className={styles.search}>
      <Field
        label="Search settings"
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return
          event.stopPropagation()
          setQuery('')
        }}
      />
      <output className={styles.found}>
        {found === 0 && `No setting is called “${query.trim()}”.`}
        {found !== null && found > 0 && (found === 1 ? '1 setting' : `${found} settings`)}
      </output>
    </search>
  )
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * Hides what lacks a word, row by row; a group whose name has them all stays whole, and one without rows is judged as a whole.
 *
 * @returns how many are left; null without words
 */
function showFound(root: HTMLElement, words: readonly string[]): number | null {
  let found = 0
  for (const group of root.querySelectorAll<HTMLElement>('section[aria-label]')) {
    const rows = [...group.querySelectorAll<HTMLElement>('[data-setting]')]
    const isWhole = has(group.getAttribute('aria-label') ?? '', words)
    const parts = rows.length > 0 ? rows : [group]
    const hits = parts.filter((part) => isWhole || has(part.textContent ?? '', words))
    for (const part of rows) part.toggleAttribute('data-missed', !hits.includes(part))
    group.toggleAttribute('data-missed', hits.length === 0)
    found += hits.length
  }
  return words.length === 0 ? null : found
}

function has(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}
