/** The avatar of a new account (docs/rules.md, Profiles). */
export const DEFAULT_AVATAR = '🧙'
