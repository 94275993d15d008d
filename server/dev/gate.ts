import { AppError } from '#shared/errors.ts'
import type { Gate } from '#server/kit/http/gate.ts'
import { isLocalRequest } from '#server/kit/http/localRequest.ts'

/** Programs and people on the machine of a server in development. The app mounts the slice nowhere else. */
export const DEVELOPMENT: Gate<null> = {
  who: 'development',
  admit(c) {
    if (!isLocalRequest(c))
      throw new AppError('forbidden', 'This opens only on the machine that the server runs on')
    return null
  },
}
