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

function shownAsset(asset: NonNullable<Media['metadata']['csrAssets']>[number]) {
  const url = mediaAddress(asset.url)
  return url === null ? [] : { ...asset, url }
}
