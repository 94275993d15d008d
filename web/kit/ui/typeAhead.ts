import { useLayoutEffect } from 'react'

/** What was typed meanwhile; null while no field is awaited. */
let typed: string | null = null

/** Buffers keys typed between opening a field and its appearance, so that none is lost or acts as a shortcut. */
export function useTypeAhead(isFieldAsked: boolean): void {
  useLayoutEffect(() => {
    if (!isFieldAsked) return
    typed = ''
    document.addEventListener('keydown', keep, true)
    return stop
  }, [isFieldAsked])
}

/** What was typed before the field appeared. Buffering ends. */
export function takeTypedAhead(): string {
  const text = typed ?? ''
  stop()
  return text
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, repeat } = event
  const isText = key.length === 1 && !ctrlKey && !metaKey
  if (!isText && key !== 'Backspace' && key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
  if (isText && !repeat) typed += key
  if (key === 'Backspace') typed = typed?.slice(0, -1) ?? null
}

function stop() {
  typed = null
  document.removeEventListener('keydown', keep, true)
}
