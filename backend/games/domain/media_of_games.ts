import type { GameMedia } from '@sidepick/rules/types'
import { mediaAddress, shownMedia } from '#shared/http/validation/media_address'
import type { Game } from '#games/models/game'

type Media = Pick<Game, 'videoUrls' | 'landscapeVideoUrls' | 'metadata'>

/** A game's media, without addresses that are no longer allowed. */
export function shownMediaOf({ videoUrls, landscapeVideoUrls, metadata }: Media) {
  const { csrAssets } = metadata
  const landscape = shownMedia(landscapeVideoUrls.mp4720)
  return {
    videoUrls: { mp4720: shownMedia(videoUrls.mp4720), poster: shownMedia(videoUrls.poster) },
    landscapeVideoUrls: { mp4720: landscape },
    landscapeGame: landscape !== null,
    metadata: csrAssets ? { ...metadata, csrAssets: csrAssets.flatMap(shownAsset) } : metadata,
  }
}

/** A picture as it is stored: older rows name its address `url`. */
type StoredAsset = Omit<GameMedia, 'src'> & { src?: string; url?: string }

/** The address of a stored picture. */
export const addressOf = ({ src, url }: StoredAsset): string => src ?? url ?? ''

function shownAsset(stored: StoredAsset): GameMedia[] {
  const { url: _url, ...asset } = stored
  const src = mediaAddress(addressOf(stored))
  if (src === null) return []
  const { visuallySimilarVideos: videos } = asset
  return [{ ...asset, src, ...(videos && { visuallySimilarVideos: videos.flatMap(shownVideo) }) }]
}

function shownVideo(video: NonNullable<GameMedia['visuallySimilarVideos']>[number]) {
  const mp4 = mediaAddress(video.previewVideoUrls.mp4)
  return mp4 === null ? [] : [{ previewVideoUrls: { mp4 } }]
}
