import { HabitsTab } from '#web/habits/HabitsTab.tsx'
import { Panel } from './dashboard/Panel.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/** The habits at an address of their own (`/habits?habit=<id>` opens one). Analytics shows the same in a tab. */
export function Habits() {
  return (
    <ScreenFrame title="Habits">
      <Panel height="20rem">
        <HabitsTab />
      </Panel>
    </ScreenFrame>
  )
}
