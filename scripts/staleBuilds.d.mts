export type Build = 'dist/demo' | 'dist/web'
export function buildsToMake(): Build[]
export function noteBuild(build: Build): void
