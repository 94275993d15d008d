import { type DeviceSwitch, onSwitch, readSwitch, useSwitch } from './deviceSwitch.ts'

/** XP, levels and streaks on screens (docs/rules/settings.md, Gamification). */
export const GAMIFICATION: DeviceSwitch = { key: 'goal-crusher.gamification', byDefault: true }

/** On until the device was asked. */
let isOn = true

/** Reads what this device keeps, and follows its changes. Called once at the start, before anything is drawn. */
export function followGamification(): void {
  const read = () => (isOn = readSwitch(GAMIFICATION))
  read()
  onSwitch(read)
}

/** Whether XP, levels and streaks are shown. */
export function isGamified(): boolean {
  return isOn
}

/** The same as React state. */
export function useIsGamified(): boolean {
  return useSwitch(GAMIFICATION)[0]
}
