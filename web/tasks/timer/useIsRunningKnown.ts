import { useQuery } from '@tanstack/react-query'
import { partitionQuery } from '../store/fetchTasks.ts'
import { useOpenTasks } from '../store/openTasks.ts'
import { RUNNING_PARTITION } from '../store/partitions.ts'

/** Whether the server has said since this page was opened if a task's timer runs: what the device kept may be of long ago. */
export function useIsRunningKnown(): boolean {
  const { dataUpdatedAt } = useQuery(partitionQuery(useOpenTasks(), RUNNING_PARTITION))
  return dataUpdatedAt >= performance.timeOrigin
}
