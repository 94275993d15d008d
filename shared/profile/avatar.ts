/** The wizard that everybody starts with (specification, section 3). */
export const DEFAULT_AVATAR = '🧙'
