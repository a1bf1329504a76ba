import { type Cut, picture, type Scene } from './picture.ts'

/** So many are kept: the views of a table by day or by night, and a few sizes of a window that is being dragged. */
const KEPT = 12
/** A picture that is being replaced may still be loading. */
const LOADING = 2000

interface Kept {
  readonly scene: Scene
  readonly part: string
  readonly url: string
}

/** Pictures as files of this page: whoever comes back to one that was shown lately finds it painted. */
class Pictures {
  /** The one that was asked for last stands last. */
  #kept: readonly Kept[] = []

  addressOf(scene: Scene, cut: Cut, night: boolean): string {
    const part = `${cut.join(' ')} ${night ? 'night' : 'day'}`
    const known = this.#kept.find((one) => one.scene === scene && one.part === part)
    const kept = known ?? { scene, part, url: file(picture(scene, cut, night)) }
    const all = [...this.#kept.filter((one) => one !== kept), kept]
    for (const { url } of all.slice(0, -KEPT)) setTimeout(() => URL.revokeObjectURL(url), LOADING)
    this.#kept = all.slice(-KEPT)
    return kept.url
  }
}

export const pictures = new Pictures()

const file = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
