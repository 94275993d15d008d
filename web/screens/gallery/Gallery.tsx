import { capitalised } from '#shared/text/capitalised.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import { THEMES } from '#shared/settings/looks.ts'
import { chooseLook, type Look, MODES, MOTIONS, useLook } from '#web/app/theme.ts'
import { Fields } from './Fields.tsx'
import { Figures } from './Figures.tsx'
import { Overlays } from './Overlays.tsx'
import { States } from './States.tsx'
import { Words } from './Words.tsx'
import styles from './Gallery.module.css'

/** Every component in every state, for development and visual checks. The theme is chosen at the top. */
export function Gallery() {
  const look = useLook()
  return (
    <div className={styles.page}>
      <Stars />
      <header className={styles.header}>
        <h1 tabIndex={-1}>Gallery</h1>
        <div className={styles.look}>
          <Choice
            label="Mode"
            options={named(MODES)}
            value={look.mode}
            onChange={({ target }) => chooseLook({ mode: target.value as Look['mode'] })}
          />
          <Choice
            label="Theme"
            options={named(THEMES)}
            value={look.theme}
            onChange={({ target }) => chooseLook({ theme: target.value as Look['theme'] })}
          />
          <Choice
            label="Motion"
            options={named(MOTIONS)}
            value={look.motion}
            onChange={({ target }) => chooseLook({ motion: target.value as Look['motion'] })}
          />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.parts}>
        <Words />
        <Fields />
        <Overlays />
        <Figures />
        <States />
      </main>
    </div>
  )
}

function named(values: readonly string[]) {
  return values.map((value) => ({ value, label: capitalised(value) }))
}
