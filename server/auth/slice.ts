import type { Slice } from '#server/kit/http/slice.ts'
import { accountRoutes } from './account/accountRoutes.ts'
import { deleteExpiredProofs } from './deleteExpiredProofs.ts'
import { toAuthResponse } from './errors.ts'
import { infoRoutes } from './infoRoutes.ts'
import { mailRoutes } from './mail/mailRoutes.ts'
import { deleteMoments } from '#server/kit/due/leaving.ts'
import { DUE_MAILS } from '#server/mail/dueMails.ts'
import { oauthRoutes } from './oauth/oauthRoutes.ts'
import { DUE_REQUESTS } from './requests/dueRequests.ts'
import { sessionRoutes } from './sessions/sessionRoutes.ts'

/** `/auth/v1`: accounts, in the calls of the unmodified official client (docs/wire.md, Accounts). */
export const accounts: Slice = {
  tag: 'Accounts',
  routes: [...infoRoutes, ...accountRoutes, ...sessionRoutes, ...mailRoutes, ...oauthRoutes],
  jobs: { deleteExpiredProofs },
  due: { ...DUE_MAILS, ...DUE_REQUESTS },
  leaving: deleteMoments,
  onError: toAuthResponse,
}
