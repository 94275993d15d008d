import { type DeviceSwitch, onSwitch, readSwitch, useSwitch } from './deviceSwitch.ts'

/** XP, levels and streaks on screens (docs/rules/settings.md, Gamification). */
export const GAMIFICATION: DeviceSwitch = { key: 'goal-crusher.gamification', byDefault: true }

let isOn: boolean | undefined

/** Whether XP, levels and streaks are shown. */
export function isGamified(): boolean {
  if (isOn === undefined) {
    isOn = readSwitch(GAMIFICATION)
    onSwitch(() => (isOn = readSwitch(GAMIFICATION)))
  }
  return isOn
}

/** The same as React state. */
export function useIsGamified(): boolean {
  return useSwitch(GAMIFICATION)[0]
}
