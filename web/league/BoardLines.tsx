import type { BoardLine, Leaderboard } from '#shared/league/leaderboard.ts'
import { PATHS, personPath } from '#shared/paths.ts'
import { isDemo } from '#web/demo/mode.ts'
import { Link } from '#web/kit/navigation.tsx'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import type { AskedBoard } from './data.ts'
import styles from './BoardLines.module.css'

type BoardLinesProps = {
  board: Leaderboard
  lines: readonly BoardLine[]
  isFromTop: boolean
  onAsk: (change: Partial<AskedBoard>) => void
  more: (() => void) | null
  isLoadingMore: boolean
}

/** The people of a board, by rank, with what leads to those before and after them. */
export function BoardLines({ board, lines, isFromTop, onAsk, more, isLoadingMore }: BoardLinesProps) {
  const isAlone = lines.every(({ is_me }) => is_me)
  const isPart = board.items.at(0)?.rank !== 1 && !isAlone
  return (
    <>
      {isPart && <Button onClick={() => onAsk({ isFromTop: true })}>From the top</Button>}
      {isFromTop && board.me.rank !== null && (
        <Button onClick={() => onAsk({ isFromTop: false })}>Back to me</Button>
      )}
      {lines.length > 0 && (
        <ol key={`${board.scope} ${board.week}`} className={styles.lines}>
          {lines.map((line, index) => (
            <Line
              key={line.user_id ?? `hidden ${index}`}
              line={line}
              saysFriend={board.scope === 'everyone'}
              isOpenedAt={line.is_me && !isFromTop}
            />
          ))}
        </ol>
      )}
      {isAlone && <Alone board={board} onAsk={onAsk} />}
      {more && (
        <Button busy={isLoadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </>
  )
}

type LineProps = {
  line: BoardLine
  saysFriend: boolean
  /** Whether the board opens here. */
  isOpenedAt: boolean
}

function Line({ line, saysFriend, isOpenedAt }: LineProps) {
  const { rank, points, name, avatar, avatar_url, handle, is_me, isFriend } = line
  return (
    <li ref={isOpenedAt ? intoSight : null} className={styles.line} aria-current={is_me || undefined}>
      <span className={styles.rank}>
        <VisuallyHidden>Rank </VisuallyHidden>
        {rank.toLocaleString('en')}
      </span>
      <Avatar picture={avatar} url={avatar_url} name={name} size="sm" />
      <span className={styles.who}>
        <span>
          <Name line={line} /> {isDemo() && !is_me && <Badge>Sample</Badge>}
        </span>
        {handle !== null && (
          <small>
            @{handle}
            {saysFriend && isFriend && ', friend'}
          </small>
        )}
      </span>
      <span className={styles.points}>
        {points.toLocaleString('en')} <small>{points === 1 ? 'point' : 'points'}</small>
      </span>
    </li>
  )
}

/** On a phone the ranks before would push it below the window. */
function intoSight(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'nearest' })
}

/** Of friends it leads to their page; others have none to show. */
function Name({ line: { name, handle, is_me, isFriend } }: { line: BoardLine }) {
  if (is_me) return <span>You</span>
  return isFriend && handle !== null ? <Link to={personPath(handle)}>{name}</Link> : <span>{name}</span>
}

function Alone({ board, onAsk }: Pick<BoardLinesProps, 'board' | 'onAsk'>) {
  if (board.scope === 'everyone')
    return (
      <EmptyState title="Nobody else yet">
        Nobody else shows their points of this week to everyone. Earlier weeks may have more.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Only you this week"
      action={
        <div className={styles.actions}>
          <ButtonLink to={`${PATHS.achievements}?tab=friends`}>Invite somebody</ButtonLink>
          <Button onClick={() => onAsk({ scope: 'everyone' })}>Look at everyone’s</Button>
        </div>
      }
    >
      Invite somebody, or look at everyone’s.
    </EmptyState>
  )
}
