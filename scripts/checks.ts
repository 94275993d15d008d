/** The scripts of package.json that look at the code without running it; the longest first. */
export const CHECKS = ['check:types', 'check:lint', 'check:unused', 'check:format'] as const
