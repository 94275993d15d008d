import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { BoardScope, Leaderboard } from '#shared/league/leaderboard.ts'
import { leagueWeekOf } from '#shared/league/week.ts'
import { addDays } from '#shared/time/civil.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { TabPanel } from '#web/kit/ui/TabPanel.tsx'
import { Tabs } from '#web/kit/ui/Tabs.tsx'
import { useToday } from '#web/profile/today.ts'
import { BoardLines } from './BoardLines.tsx'
import { HowPointsWork } from './HowPointsWork.tsx'
import { OptIn } from './OptIn.tsx'
import { type AskedBoard, useBoard } from './data.ts'
import styles from './LeaguePanel.module.css'

const SCOPES = [
  { value: 'friends', label: 'Friends' },
  { value: 'everyone', label: 'Everyone' },
] as const satisfies readonly { value: BoardScope; label: string }[]
const PANEL = 'league-panel'

type LeaguePanelProps = {
  /** Shows a task's title where it is known, else what it is given. */
  Title: ComponentType<{ taskId: string; otherwise: string }>
}

/** Points of a week beside those of friends or of everyone, opened where the person is on the board. */
export function LeaguePanel({ Title }: LeaguePanelProps) {
  const today = leagueWeekOf(useToday()).from
  const [asked, setAsked] = useState<AskedBoard>({ scope: 'friends', week: today, isFromTop: false })
  const show = (change: Partial<AskedBoard>) => setAsked({ ...asked, isFromTop: false, ...change })
  return (
    <div className={styles.panel}>
      <Card title="Leaderboard" aside={<Weeks week={asked.week} last={today} onChange={show} />}>
        <Tabs
          label="Whose points"
          tabs={SCOPES}
          value={asked.scope}
          onChange={(scope) => show({ scope })}
          panelId={PANEL}
        />
        <TabPanel id={PANEL} value={asked.scope}>
          <Board asked={asked} onAsk={show} />
        </TabPanel>
      </Card>
      <HowPointsWork week={asked.week} Title={Title} />
    </div>
  )
}

type WeeksProps = { week: string; last: string; onChange: (change: { week: string }) => void }

function Weeks({ week, last, onChange }: WeeksProps) {
  const words = week === last ? 'This week' : rangeInWords(leagueWeekOf(week), true)
  return (
    <div className={styles.weeks}>
      <IconButton
        label="Week before"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange({ week: addDays(week, -7) })}
      />
      <span aria-live="polite">{words}</span>
      <IconButton
        label="Week after"
        icon={<ChevronRight aria-hidden="true" />}
        disabled={week >= last}
        onClick={() => onChange({ week: addDays(week, 7) })}
      />
    </div>
  )
}

type BoardProps = { asked: AskedBoard; onAsk: (change: Partial<AskedBoard>) => void }

function Board({ asked, onAsk }: BoardProps) {
  const { board, lines, isShown, more, isLoadingMore, load } = useBoard(asked)
  return (
    <LoadNote load={load} what="The leaderboard">
      {board && (
        <div className={styles.board} aria-busy={!isShown || undefined}>
          <Standing board={board} />
          {board.scope === 'everyone' && <OptIn />}
          <BoardLines
            board={board}
            lines={lines}
            isFromTop={asked.isFromTop}
            onAsk={onAsk}
            more={more}
            isLoadingMore={isLoadingMore}
          />
        </div>
      )}
    </LoadNote>
  )
}

/** Where the person is, in a sentence: a fact, never a judgement. */
function Standing({ board: { me, total, final } }: { board: Leaderboard }) {
  return (
    <p className={styles.standing}>
      <strong>{pointsInWords(me.points)}</strong>
      {me.rank !== null && `, rank ${me.rank.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      {final ? '. This week is final.' : '.'}
    </p>
  )
}

function pointsInWords(points: number): string {
  return points === 1 ? '1 point' : `${points.toLocaleString('en')} points`
}
