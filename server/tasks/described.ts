import { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import { ActedTask, NewTask, Task, TASK_ACTIONS, TaskPage, TaskPatch } from '#shared/tasks/task.ts'
import { answered, asked, type Described } from '#server/http/described.ts'
import * as z from 'zod/mini'
import { ActedAt, TaskQuery } from './routes.ts'

const ACTIONS = {
  start: 'Start the timer; the task that was running is paused',
  pause: 'Pause the timer',
  reset: 'Set the timer to zero',
  complete: 'Complete the task and earn its XP, once',
  uncomplete: 'Undo the completion and give its XP back',
}

/** Tasks, the timer, the trash and repetition. */
export const describedTasks: Described = {
  tag: 'Tasks',
  schemas: {
    Task: answered(Task),
    TaskPage: answered(TaskPage),
    ActedTask: answered(ActedTask),
    NewTask: asked(NewTask),
    TaskPatch: asked(TaskPatch),
    TaskQuery: asked(TaskQuery),
    Scope: asked(z.object({ scope: z._default(RecurrenceScope, 'this') })),
    ActedAt: asked(ActedAt),
  },
  operations: [
    {
      method: 'get',
      path: '/api/tasks',
      summary: 'Tasks of a range of local dates; without dates the unscheduled ones; or the trash',
      query: 'TaskQuery',
      answers: { 200: ['A page of tasks', 'TaskPage'] },
    },
    {
      method: 'post',
      path: '/api/tasks',
      summary: 'Create a task; a repeated id answers the task as it stands',
      body: 'NewTask',
      answers: {
        201: ['The new task', 'Task'],
        200: ['It was there already', 'Task'],
        409: ['It is in the trash', 'Problem'],
      },
    },
    {
      method: 'get',
      path: '/api/tasks/:id',
      summary: 'One task',
      answers: { 200: ['The task', 'Task'], 404: ['No such task', 'Problem'] },
    },
    {
      method: 'patch',
      path: '/api/tasks/:id',
      summary: 'Change fields of a task, or of several occurrences of its series',
      query: 'Scope',
      body: 'TaskPatch',
      answers: {
        200: ['The task', 'Task'],
        404: ['No such task', 'Problem'],
        409: ['The version is stale; `details` is the task as it stands', 'Problem'],
      },
    },
    {
      method: 'delete',
      path: '/api/tasks/:id',
      summary: 'Move a task to the trash, or end its series',
      query: 'Scope',
      answers: { 204: ['It is in the trash'], 404: ['No such task', 'Problem'] },
    },
    {
      method: 'post',
      path: '/api/tasks/:id/restore',
      summary: 'Take a task back out of the trash',
      answers: { 200: ['The task', 'Task'], 404: ['No such task', 'Problem'] },
    },
    ...TASK_ACTIONS.map((action) => ({
      method: 'post' as const,
      path: `/api/tasks/:id/${action}`,
      summary: `${ACTIONS[action]}. \`at\` is when the person acted, at most 7 days ago`,
      body: 'ActedAt',
      answers: {
        200: ['The task, and what it earned; a repeated call answers the same', 'ActedTask'] as [
          string,
          string,
        ],
        404: ['No such task', 'Problem'] as [string, string],
      },
    })),
  ],
}
