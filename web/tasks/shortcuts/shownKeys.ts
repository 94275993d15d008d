import type { Shortcut } from './shortcuts.ts'

/** The keys of a shortcut in the order in which they are pressed, as this device's keyboard names them. */
export function shownKeys({
  key,
  withControl,
  withShift,
  after = '',
}: Pick<Shortcut, 'key' | 'withControl' | 'withShift' | 'after'>): string[] {
  const control = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  const name = ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return [withControl ? control : '', withShift ? 'Shift' : '', after.toUpperCase(), name].filter(Boolean)
}

const ARROWS: Partial<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' }
