import { useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { Link } from '#web/navigation.tsx'
import { useUpdateProfile } from '#web/profile/data.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { areSingleKeysOn, setSingleKeys, type Shortcut, SHORTCUTS, shownKeys } from './shortcuts.ts'
import { SELECTION_KEYS } from '../selection/selectionKeys.ts'
import styles from './ShortcutsHelp.module.css'

type Group = { name: string; keys: readonly Pick<Shortcut, 'shown' | 'what'>[]; note?: string }
const GROUPS: readonly Group[] = [
  ...(['Anywhere', 'Calendar', 'On a task'] as const).map((name) => ({
    name,
    keys: SHORTCUTS.filter(({ group }) => group === name),
  })),
  {
    name: 'Several tasks',
    keys: SELECTION_KEYS,
    note: 'While tasks are selected, M, X and Delete apply to all of them.',
  },
]

/** All keyboard shortcuts, with a switch that turns single keys off. */
export function ShortcutsHelp({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <div className={styles.groups}>
        {GROUPS.map(({ name, keys, note }) => (
          <section key={name} className={styles.group}>
            <h3>{name}</h3>
            <dl>
              {keys.map((shortcut) => (
                <div key={shortcut.shown} className={styles.line}>
                  <dt>{shortcut.what}</dt>
                  <dd>
                    <Keys shortcut={shortcut} />
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

function Keys({ shortcut }: { shortcut: Pick<Shortcut, 'shown'> }) {
  return shownKeys(shortcut)
    .split(' ')
    .map((key) => <kbd key={key}>{key}</kbd>)
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
