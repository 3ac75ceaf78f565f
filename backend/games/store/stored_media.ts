import type { Game } from '@sidepick/rules/types'
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
      ...Object.fromEntries(csrAssets.map(({ url }, n) => [`metadata.csrAssets.${n}.url`, url])),
    }
  },
}
