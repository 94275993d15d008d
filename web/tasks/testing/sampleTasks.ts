import { QueryClient } from '@tanstack/react-query'
import { createApi } from '#web/kit/api.ts'
import { memoryStore } from '#web/kit/offline/store.ts'
import type { OpenTasks } from '#web/tasks/store/openTasks.ts'
import { createTaskStore } from '#web/tasks/store/taskStore.ts'

/** Open tasks for tests, with nothing in them. Today is Monday, 2026-03-02. */
export function openSampleTasks(overrides: Partial<OpenTasks> = {}): OpenTasks {
  const userId = '0194f2a0-0000-7000-8000-00000000000a'
  return {
    userId,
    api: createApi(userId, (path, request) => fetch(path, request)),
    client: new QueryClient(),
    device: memoryStore(),
    today: () => '2026-03-02',
    idle: async () => {},
    store: createTaskStore(userId),
    ...overrides,
  }
}
