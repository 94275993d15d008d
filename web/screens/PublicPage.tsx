import { useEffect } from 'react'
import { handleIn, PATHS } from '#shared/paths.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { PublicPage as Page } from '#shared/publicPages/publicPage.ts'
import { useArrival } from '#web/app/arrival.ts'
import { Link, useShownPath } from '#web/kit/navigation.tsx'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { PublicGoal } from '#web/publicPages/PublicGoal.tsx'
import styles from '#web/publicPages/PublicPage.module.css'
import { usePublicPage } from '#web/publicPages/usePublicPage.ts'

/** What a person shows to everybody, also to who has no account: their face, and the goals that they published. */
export function PublicPage() {
  const handle = handleIn(useShownPath()) ?? ''
  const { page, load } = usePublicPage(handle)
  useArrival()
  useEffect(() => {
    if (page) document.title = `${page.name} (@${page.handle}) · ${PRODUCT_NAME}`
  }, [page])
  return (
    <div className={styles.page}>
      <header>
        <Link to={PATHS.landing} className={styles.logo} aria-label="Goal Crusher, to the start page">
          <Logo />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <LoadNote load={load} what="This page">
          {page ? <Shown page={page} /> : <Missing />}
        </LoadNote>
      </main>
    </div>
  )
}

function Shown({ page: { name, handle, avatar, avatar_url, goals, pinned } }: { page: Page }) {
  return (
    <>
      <div className={styles.head}>
        <Avatar picture={avatar} url={avatar_url} name={name} size="lg" />
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          <p>@{handle}</p>
        </div>
      </div>
      {pinned.length > 0 && (
        <ul className={styles.pinned} aria-label="Pinned achievements">
          {pinned.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      {goals.length === 0 ? (
        <p className={styles.quiet}>{name} has published no goal yet.</p>
      ) : (
        <ul className={styles.goals} aria-label="Published goals">
          {goals.map((goal) => (
            <PublicGoal key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
    </>
  )
}

function Missing() {
  return (
    <>
      <h1 tabIndex={-1}>There is no such page</h1>
      <p className={styles.quiet}>It was closed, or the address is mistyped.</p>
    </>
  )
}
