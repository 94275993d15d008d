import { useSyncExternalStore } from 'react'
import { THEMES } from '#shared/settings/looks.ts'

export const MODES = ['system', 'dark', 'light'] as const
export const MOTIONS = ['system', 'reduced'] as const

/** How the product looks on this device. Without a choice of mode it follows the system. */
export type Look = {
  mode: (typeof MODES)[number]
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
}

/** web/public/theme.js reads the same key before the first paint. */
const KEY = 'goal-crusher.look'
let look = keptLook()
const listeners = new Set<() => void>()

/** The chosen look as React state. */
export function useLook(): Look {
  return useSyncExternalStore(onLook, currentLook)
}

/** The chosen look. */
export function currentLook(): Look {
  return look
}

/** Calls back after each change of the look. @returns the way to stop */
export function onLook(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Changes the look at once, here and in the other tabs of this device, and keeps it. */
export function chooseLook(change: Partial<Look>): void {
  look = { ...look, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(look))
  } catch {
    // A browser without storage keeps the look for as long as the page is open.
  }
  show()
}

/** Follows the system's mode, other tabs, and the printer, which gets the light colours. Called once at the start. */
export function followLook(): void {
  prefersLight.addEventListener('change', show)
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    look = keptLook()
    show()
  })
  addEventListener('beforeprint', () => (document.documentElement.dataset.mode = 'light'))
  addEventListener('afterprint', show)
}

const prefersLight = matchMedia('(prefers-color-scheme: light)')

function show() {
  const { dataset } = document.documentElement
  const system = prefersLight.matches ? 'light' : 'dark'
  dataset.mode = look.mode === 'system' ? system : look.mode
  dataset.theme = look.theme
  dataset.motion = look.motion
  for (const tell of listeners) tell()
}

/** What was kept, each part checked by itself: an unknown one falls back to its default, the first of its list. */
function keptLook(): Look {
  const kept = keptValue()
  return {
    mode: oneOf(MODES, kept.mode),
    theme: oneOf(THEMES, kept.theme),
    motion: oneOf(MOTIONS, kept.motion),
  }
}

function keptValue(): Record<string, unknown> {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return {}
  }
}

function oneOf<Value>(values: readonly [Value, ...Value[]], kept: unknown): Value {
  return values.find((value) => value === kept) ?? values[0]
}
