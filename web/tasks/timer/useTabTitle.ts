import { useEffect, useRef } from 'react'

/** Shows a text in place of the screen's own title, which comes back afterwards. */
export function useTabTitle(text: string): void {
  const shown = useRef<string | null>(null)
  const own = useRef('')
  useEffect(() => {
    // A screen that was entered meanwhile has set its own title.
    if (document.title !== shown.current) own.current = document.title
    shown.current = document.title = text
  }, [text])
  useEffect(
    () => () => {
      if (document.title === shown.current) document.title = own.current
    },
    [],
  )
}
