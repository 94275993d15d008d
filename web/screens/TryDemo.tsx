import { useEffect } from 'react'
import { PATHS } from '#shared/paths.ts'
import { useArrival } from '#web/app/arrival.ts'
import { beginDemo } from '#web/demo/begin.ts'
import { reopenDemoServer } from '#web/demo/demoServer.ts'
import { type DemoStatus, useDemoStatus } from '#web/demo/status.ts'
import { FAILURES, progressText } from '#web/demo/words.ts'
import { keepSentence } from '#web/sentenceToPlan.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import screen from '#web/app/FullScreen.module.css'
import styles from './TryDemo.module.css'

/** Where a demo begins: its files are loaded here, and the dashboard follows by itself. */
export function TryDemo() {
  useArrival()
  useEffect(begin, [])
  const status = useDemoStatus()
  const isFailed = status.phase === 'failed'
  return (
    <main className={screen.screen}>
      <Stars />
      <div className={screen.content}>
        <Logo size="lg" />
        <h1 className={screen.title}>{isFailed ? 'The demo did not begin' : 'Your demo is on its way'}</h1>
        <p className={screen.text}>
          {isFailed
            ? FAILURES[status.reason]
            : 'A whole server with its database comes into this browser. What you do in the demo stays here.'}
        </p>
        {!isFailed && <Progress status={status} />}
        <div className={screen.ways}>
          {isFailed && (
            <Button look="primary" onClick={reopenDemoServer}>
              Try again
            </Button>
          )}
          <ButtonLink to={PATHS.landing}>Start page</ButtonLink>
        </div>
      </div>
    </main>
  )
}

/** A goal that was said on the start page is planned as soon as the demo is there. */
function begin(): () => void {
  const goal = new URLSearchParams(location.search).get('goal') ?? ''
  if (goal.trim() !== '') keepSentence(goal)
  return beginDemo()
}

/** The bytes of the files, as they come; then the database starts. */
function Progress({ status }: { status: DemoStatus }) {
  const isLoading = status.phase === 'opening' && (status.total === 0 || status.loaded < status.total)
  const { loaded, total } = status.phase === 'opening' ? status : { loaded: 1, total: 1 }
  const text = status.phase === 'opening' && total > 0 ? progressText(status) : ''
  return (
    <div className={styles.progress}>
      <Meter label="The demo’s files" value={loaded} max={total} text={text} />
      <output>{isLoading ? text : 'Starting the database …'}</output>
    </div>
  )
}
