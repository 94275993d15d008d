import type { Shortcut } from './shortcuts.ts'

/** The keys of a shortcut in the order in which they are held, as this device's keyboard names them. */
export function shownKeys({
  key,
  withControl,
  withShift,
}: Pick<Shortcut, 'key' | 'withControl' | 'withShift'>): string[] {
  const control = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  const name = ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return [withControl ? control : '', withShift ? 'Shift' : '', name].filter(Boolean)
}

const ARROWS: Partial<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' }
