import { useSyncExternalStore } from 'react'

/** A switch that this device keeps in local storage, as `on` or `off`. */
export type DeviceSwitch = { key: string; byDefault: boolean }

/** Keys without a modifier (web/tasks/shortcuts/shortcuts.ts). */
export const SHORTCUTS: DeviceSwitch = { key: 'shortcuts', byDefault: true }
/** The chime of a completed task (web/progress/chime.ts). */
export const SOUND: DeviceSwitch = { key: 'goal-crusher.sound', byDefault: false }

const listeners = new Set<() => void>()

/** A switch as React state, and the way to set it. */
export function useSwitch(setting: DeviceSwitch): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(onSwitch, () => readSwitch(setting))
  return [on, (next) => setSwitch(setting, next)]
}

/** Whether it is on. */
export function readSwitch({ key, byDefault }: DeviceSwitch): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? byDefault : kept === 'on'
  } catch {
    return byDefault // a browser without storage
  }
}

/** Sets it, here and in the other tabs of this device. */
export function setSwitch({ key }: DeviceSwitch, on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Without storage it stays as it was.
  }
  for (const tell of listeners) tell()
}

/** Calls back after each change, also one of another tab. @returns the way to stop */
export function onSwitch(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}
