import { CalendarCheck, Flame, Sparkles, Star } from 'lucide-react'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { Card, StatCard } from '#web/kit/ui/Card.tsx'
import { LevelBar, Meter } from '#web/kit/ui/charts/Meter.tsx'
import { WeekStrip } from '#web/kit/ui/charts/WeekStrip.tsx'
import { Charts, WEEK } from './Charts.tsx'
import { Columns, Section, Row } from './Section.tsx'

/** Cards, meters, charts and avatars. */
export function Figures() {
  return (
    <Section title="Figures">
      <Columns as="dl">
        <StatCard name="Today" figure="3/5" unit="60% complete" icon={<CalendarCheck aria-hidden="true" />}>
          <Meter label="Done today" value={3} max={5} text="3 of 5 tasks" />
        </StatCard>
        <StatCard
          name="Weekly XP"
          figure="245"
          unit="+25 from last week"
          icon={<Sparkles aria-hidden="true" />}
        />
        <StatCard name="Streak" figure="7" unit="days" tone="info" icon={<Flame aria-hidden="true" />} />
        <StatCard
          name="Level"
          figure="4"
          unit="Goal Crusher"
          tone="accent"
          icon={<Star aria-hidden="true" />}
        />
      </Columns>
      <Columns>
        <Card title="Level 4" aside={<span>745 XP</span>}>
          <LevelBar level={4} xp={745} from={600} to={1000} />
        </Card>
        <Card title="This week">
          <WeekStrip label="This week" days={WEEK} />
        </Card>
        <Card title="Tones">
          <Meter label="Success" value={92} max={100} text="92 percent" tone="success" />
          <Meter label="Info" value={78} max={100} text="78 percent" tone="info" />
          <Meter label="Warning" value={62} max={100} text="62 percent" tone="warning" />
          <Meter label="Danger" value={12} max={100} text="12 percent" tone="danger" />
        </Card>
      </Columns>
      <Charts />
      <Row>
        <Avatar picture="🧙" name="Ada" size="sm" />
        <Avatar picture="🐱" name="Grace" status="online" />
        <Avatar picture="🚀" name="Linus" status="away" />
        <Avatar picture="🌲" name="Alan" size="lg" status="offline" />
      </Row>
    </Section>
  )
}
