import { Profile } from '#shared/profile/profile.ts'
import { NewTask, Task } from '#shared/tasks/task.ts'
import * as z from 'zod/mini'
import { answered, asked, type Described } from '#server/http/described.ts'

/** Two calls in the form of the hosted backend's own client. */
export const describedRest: Described = {
  tag: "The hosted backend's client",
  schemas: {
    RestProfiles: answered(z.array(Profile)),
    RestTasks: answered(z.array(Task)),
    RestNewTasks: asked(z.union([NewTask, z.array(NewTask)])),
  },
  operations: [
    {
      method: 'get',
      path: '/rest/v1/users',
      summary: 'The profile: select=*&id=eq.<id>',
      answers: { 200: ['A list of one, or of none', 'RestProfiles'] },
    },
    {
      method: 'post',
      path: '/rest/v1/tasks',
      summary: 'Add one task or many, all or none; Prefer: return=representation answers them',
      body: 'RestNewTasks',
      answers: { 201: ['They are added', 'RestTasks'] },
    },
  ],
}
