import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { Link } from '#web/kit/navigation.tsx'
import { useUpdateProfile } from '#web/profile/useUpdateProfile.ts'
import { Switch } from '#web/kit/ui/fields/Switch.tsx'
import { areSingleKeysOn, setSingleKeys, SHORTCUTS } from './shortcuts.ts'
import { shownKeys } from './shownKeys.ts'
import { SELECTION_KEYS } from '../selection/selectionKeys.ts'
import styles from './ShortcutsHelp.module.css'

type Group = { name: string; lines: readonly { keys: readonly string[]; what: string }[]; note?: string }
const GROUPS: readonly Group[] = [
  ...(['Anywhere', 'Calendar', 'On a task'] as const).map((name) => ({
    name,
    lines: SHORTCUTS.filter(({ group }) => group === name).map((shortcut) => ({
      keys: shownKeys(shortcut),
      what: shortcut.what,
    })),
  })),
  {
    name: 'Several tasks',
    lines: SELECTION_KEYS.map(({ shown, what }) => ({ keys: shown.split(' '), what })),
    note: 'While tasks are selected, M, X and Delete apply to all of them.',
  },
]

/** All keyboard shortcuts, with a switch that turns single keys off. */
export function ShortcutsHelp({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <div className={styles.groups}>
        {GROUPS.map(({ name, lines, note }) => (
          <section key={name} className={styles.group}>
            <h3>{name}</h3>
            <dl>
              {lines.map(({ keys, what }) => (
                <div key={what} className={styles.line}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
            {note && <p>{note}</p>}
          </section>
        ))}
      </div>
      <SingleKeys />
      <ShowFirstSteps onLeave={onLeave} />
    </>
  )
}

function ShowFirstSteps({ onLeave }: { onLeave: () => void }) {
  const { mutate } = useUpdateProfile()
  return (
    <p>
      <Link
        to={PATHS.dashboard}
        onClick={() => {
          mutate({ first_steps: 'shown' })
          onLeave()
        }}
      >
        Show the first steps
      </Link>
    </p>
  )
}

function SingleKeys() {
  const [on, setOn] = useState(areSingleKeysOn)
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Switch them off when they get in the way of speech input or other tools. On this device."
      checked={on}
      onChange={(next) => {
        setSingleKeys(next)
        setOn(next)
      }}
    />
  )
}
