import { type Manifest, manifest as shipped } from '../src/games/manifest.ts'

/** The games of the house and the sample game: what a build or a process with the condition `sample` plays. */
export const manifest: Manifest = {
  ...shipped,
  fair: () => import('./opponents.ts'),
}
