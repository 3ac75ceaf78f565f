import type { CardProps } from '@sidepick/card-kit'
import { videoSourceOf } from './source'

/** Poster and video of the game that follows, fetched unseen so that it starts at once. */
export function NextMedia({ play, layoutMode }: Pick<CardProps, 'play' | 'layoutMode'>) {
  if (!play.next) return null
  const { poster } = play.next.videoUrls
  const source = videoSourceOf(play.next, layoutMode)
  return (
    <>
      {poster && <img key={poster} src={poster} alt="" hidden />}
      {source && <video key={source} src={source} preload="auto" muted hidden aria-hidden="true" />}
    </>
  )
}
