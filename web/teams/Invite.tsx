import { Copy, RefreshCw } from 'lucide-react'
import { joinPath } from '#shared/paths.ts'
import type { Team } from '#shared/teams/team.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useProfile } from '#web/profile/data.ts'
import styles from './Teams.module.css'
import { useTeamActions } from './useTeamActions.ts'

/** The code of a team and the link with it, for those who may give it to others. */
export function Invite({ team }: { team: Team }) {
  const { renewCode, isBusy } = useTeamActions(team)
  if (team.role === 'member') return null
  const { invite_code: code, invite_expires_at: until } = team
  return (
    <Card title="Invite">
      {code === null || until === null ? (
        <p className={styles.note}>The last code has expired.</p>
      ) : (
        <Code code={code} until={until} />
      )}
      <div className={styles.ways}>
        {code !== null && <CopyLink code={code} />}
        <Button icon={<RefreshCw aria-hidden="true" />} busy={isBusy} onClick={renewCode}>
          New code
        </Button>
      </div>
      <p className={styles.note}>A new code replaces this one.</p>
    </Card>
  )
}

function Code({ code, until }: { code: string; until: string }) {
  const { timezone } = useProfile()
  const date = new Date(until).toLocaleDateString('en-GB', {
    timeZone: timezone,
    day: 'numeric',
    month: 'long',
  })
  return (
    <>
      <p className={styles.code} aria-label={`Code ${code.split('').join(' ')}`}>
        {code.slice(0, 4)} {code.slice(4)}
      </p>
      <p className={styles.note}>Anybody who has it can join until {date}.</p>
    </>
  )
}

function CopyLink({ code }: { code: string }) {
  const say = useToast()
  const copy = () =>
    void navigator.clipboard.writeText(`${location.origin}${joinPath(code)}`).then(
      () => say({ text: 'The invite link is copied.', tone: 'success' }),
      () => say({ text: `The link could not be copied. The code is ${code}.`, tone: 'danger' }),
    )
  return (
    <Button look="primary" icon={<Copy aria-hidden="true" />} onClick={copy}>
      Copy invite link
    </Button>
  )
}
