import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { useAssistantStatus } from './data.ts'

/** Names the model, or says that the product's own planner answers. */
export function WhoAnswers() {
  const status = useAssistantStatus()
  if (!status) return null
  return status.model === null ? (
    <span title="No AI provider is set up on this server: the product's own planner answers.">
      <Badge tone="neutral">Built-in planner</Badge>
    </span>
  ) : (
    <Badge tone="neutral">{status.model}</Badge>
  )
}
