import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { OfflineBanner } from '#web/kit/ui/loading/OfflineBanner.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import { Columns, Section } from './Section.tsx'

/** Empty, loading, failed, offline. */
export function States() {
  return (
    <Section title="States">
      <OfflineBanner connection="offline" waiting={2} />
      <OfflineBanner connection="unreachable" waiting={0} />
      <OfflineBanner connection="online" waiting={3} slow />
      <Columns>
        <Card>
          <EmptyState title="No tasks found" action={<Button look="primary">Create Task</Button>}>
            Create your first task to get started!
          </EmptyState>
        </Card>
        <ErrorState title="This list could not be loaded" onRetry={() => {}}>
          The server cannot be reached right now.
        </ErrorState>
        <Card>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton height="6rem" shape="block" />
          <Skeleton width="2.75rem" height="2.75rem" shape="circle" />
        </Card>
      </Columns>
    </Section>
  )
}
