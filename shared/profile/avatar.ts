/** The avatar of a new account (docs/rules/profile.md, Profiles). */
export const DEFAULT_AVATAR = '🧙'

/** The avatar that sign-up data names: one emoji. Anything else is the default one. */
export function avatarOf({ avatar }: Record<string, unknown>): string {
  const isEmoji = typeof avatar === 'string' && /^\p{RGI_Emoji}$/v.test(avatar.trim())
  return isEmoji ? avatar.trim() : DEFAULT_AVATAR
}
