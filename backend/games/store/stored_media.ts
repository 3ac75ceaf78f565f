import type { Game, GameMedia } from '@sidepick/rules/types'
import { addressOf } from '#games/domain/media_of_games'
import type { MediaKeeper } from '#shared/database/stored_media'

export const gameMedia: MediaKeeper = {
  table: 'games',
  columns: ['video_urls', 'landscape_video_urls', 'metadata'],
  shown: 'deleted_at is null',
  addresses(row) {
    const read = (column: string) => JSON.parse(String(row[column])) as unknown
    const { mp4720, poster } = read('video_urls') as Game['videoUrls']
    const landscape = read('landscape_video_urls') as Game['landscapeVideoUrls']
    const { csrAssets = [] } = read('metadata') as Game['metadata']
    return {
      'videoUrls.mp4720': mp4720,
      'videoUrls.poster': poster,
      'landscapeVideoUrls.mp4720': landscape.mp4720,
      ...Object.fromEntries(csrAssets.flatMap(addressesOf)),
    }
  },
}

/** A picture's own address, and those of the films that look like it, each with its place in the row. */
function addressesOf(asset: GameMedia, n: number): [string, string][] {
  const place = `metadata.csrAssets.${n}`
  const videos = asset.visuallySimilarVideos ?? []
  return [
    [`${place}.src`, addressOf(asset)],
    ...videos.map(({ previewVideoUrls }, at): [string, string] => [
      `${place}.visuallySimilarVideos.${at}.previewVideoUrls.mp4`,
      previewVideoUrls.mp4,
    ]),
  ]
}
