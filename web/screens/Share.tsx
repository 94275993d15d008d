import { useEffect, useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { sharedTask } from '#shared/tasks/quickAdd/sharedText.ts'
import { useArrival } from '#web/app/arrival.ts'
import { keepOrigin } from '#web/app/followSession.ts'
import { useSession } from '#web/auth/session.ts'
import { goTo } from '#web/kit/navigation.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import { keepShared } from '#web/share/keepShared.ts'
import { ADD_SHARED } from '#web/share/sharedKey.ts'
import screen from '#web/app/FullScreen.module.css'
import styles from './Share.module.css'

/**
 * Where other apps share to. Somebody who is signed in goes on to quick add, with the text in it; a visitor is asked to sign in
 * first, and the text waits on the device. Nothing is made here.
 */
export function Share() {
  useArrival()
  const isSignedIn = useSession() !== null
  const [task] = useState(() => sharedTask(sharedIn(location.search)))
  useEffect(() => {
    if (task) keepShared(task)
    if (isSignedIn) goTo(task ? ADD_SHARED : PATHS.dashboard, { replace: true })
    else if (task) keepOrigin(ADD_SHARED)
  }, [task, isSignedIn])
  if (isSignedIn) return null
  return (
    <main className={screen.screen}>
      <Stars />
      <div className={screen.content}>
        <Logo size="lg" />
        <h1 className={screen.title}>{task ? 'Sign in to add this' : 'Nothing was shared'}</h1>
        {task && (
          <blockquote className={styles.shared} dir="auto">
            <strong>{task.line}</strong>
            {task.notes && <span>{task.notes}</span>}
          </blockquote>
        )}
        <p className={screen.text}>
          {task
            ? 'It waits on this device for a day, and is yours to add after you have signed in.'
            : 'Share a text or a page from another app, and it becomes a task here.'}
        </p>
        <div className={screen.ways}>
          <ButtonLink look="primary" to={PATHS.login}>
            Sign in
          </ButtonLink>
          <ButtonLink to={PATHS.signup}>Create your account</ButtonLink>
        </div>
      </div>
    </main>
  )
}

function sharedIn(query: string) {
  const parameters = new URLSearchParams(query)
  const text = (name: string) => (parameters.get(name) ?? '').toWellFormed().replaceAll('\0', '')
  return { title: text('title'), text: text('text'), url: text('url') }
}
