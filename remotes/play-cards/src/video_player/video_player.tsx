import { useEffect, useEffectEvent, useRef } from 'react'
import type { Card } from '@sidepick/card-kit'
import { playText } from '../play_text'
import { addCaptionTrack } from './caption_track'
import { setCurrentVideo } from './current_video'
import { playVideo } from './play_video'
import { videoSourceOf } from './source'

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The game's video over its poster: looped, inline, muted until the player starts. */
export const VideoPlayer: Card = ({ game, layoutMode, phase, play, locale, emit }) => {
  const video = useRef<HTMLVideoElement>(null)
  const source = videoSourceOf(game, layoutMode)
  const started = phase !== 'passive'

  const start = useEffectEvent((element: HTMLVideoElement, muted: boolean) => {
    void playVideo(element, muted, emit)
  })

  useEffect(() => {
    if (!video.current) return
    setCurrentVideo(video.current)
    addCaptionTrack(video.current, game, playText(locale)('captions'))
    return () => setCurrentVideo(null)
  }, [source, game, locale])

  useEffect(() => {
    // Before the player did anything, a picture that should not move stays a picture.
    if (video.current && (started || !prefersStill())) start(video.current, play.muted)
  }, [source, started, play.muted])

  return (
    <div className="vs-video">
      {game.videoUrls.poster && (
        <img className="vs-video__poster" src={game.videoUrls.poster} alt="" />
      )}
      {source && (
        <video
          key={source}
          ref={video}
          className="vs-video__media"
          src={source}
          muted
          loop
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden="true"
          onError={(event) =>
            emit('video_failed', { message: event.currentTarget.error?.message || source })
          }
        />
      )}
    </div>
  )
}
