import type { GameMedia } from '@sidepick/rules/types'
import { montage } from './stock_config'

/** A picture of a montage. */
export interface MontagePicture {
  src: string
  /** A film that stands for it where pictures move. */
  film: string | null
  zoom: number
  asset: GameMedia
}

/** How wide a place a picture is sharp enough for. */
const reach = ({ minWidth, width }: GameMedia) => minWidth ?? width ?? 0

/** The smallest picture that is sharp enough in a place of this width; where none is, the largest. */
function bestOf(sizes: readonly GameMedia[], widthPx: number): GameMedia | undefined {
  const ordered = sizes.toSorted((one, other) => reach(one) - reach(other))
  return ordered.find((size) => reach(size) >= widthPx) ?? ordered.at(-1)
}

/** Pictures of one description are sizes of one; without a description each stands for itself. */
function bySubject(assets: readonly GameMedia[]): GameMedia[][] {
  const groups = new Map<string, GameMedia[]>()
  for (const asset of assets) {
    const key = asset.description?.trim() || asset.src
    groups.set(key, [...(groups.get(key) ?? []), asset])
  }
  return [...groups.values()]
}

/**
 * The pictures of a montage in a place of this width, in their order: six at most, and three at least, of which some come again,
 * drawn into further each time. None of none. `lost` names the files that did not come: a picture without its film stays a
 * picture, and without its file it is left out.
 */
export function picturesOf(
  assets: readonly GameMedia[],
  widthPx: number,
  lost: ReadonlySet<string>
): MontagePicture[] {
  const here = assets.filter(({ src }) => !lost.has(src))
  const chosen = bySubject(here)
    .flatMap((sizes) => bestOf(sizes, widthPx) ?? [])
    .slice(0, montage.mostPictures)
  if (chosen.length === 0) return []
  const wanted = Math.max(chosen.length, montage.fewestPictures)
  return Array.from({ length: wanted }, (_, at) => {
    const asset = chosen[at % chosen.length]!
    const mp4 = asset.visuallySimilarVideos?.[0]?.previewVideoUrls.mp4
    return {
      src: asset.src,
      film: mp4 !== undefined && !lost.has(mp4) ? mp4 : null,
      zoom: montage.zooms[Math.floor(at / chosen.length)] ?? 1,
      asset,
    }
  })
}
