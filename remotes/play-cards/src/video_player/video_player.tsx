import { useEffect, useEffectEvent, useRef } from 'react'
import { Picture, type Card, type CardProps, type VideoChange } from '@sidepick/card-kit'
import { playText } from '../play_text'
import { setCaptions } from './caption_track'
import { setCurrentVideo } from './current_video'
import { LoadingMark } from './deferred_mark'
import { NextMedia } from './next_media'
import { playVideo } from './play_video'
import { videoSourceOf } from './source'

const OPEN_PHASES: readonly CardProps['phase'][] = ['passive', 'question']

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type Network = { connection?: { saveData?: boolean } }

/** Whether the reader asked the browser to load little; Chromium alone tells, and the conformance run has no browser. */
const savesData = () => (globalThis.navigator as Network | undefined)?.connection?.saveData === true

/** The game's video over its poster: looped, inline, muted until the player starts, silent while nobody sees the page. */
export const VideoPlayer: Card = (card) => (card.play.step?.hideVideo ? null : <Video {...card} />)

function Video({ game, layoutMode, phase, play, locale, emit }: CardProps) {
  const video = useRef<HTMLVideoElement>(null)
  const source = videoSourceOf(game, layoutMode)
  const { poster } = game.videoUrls
  const started = phase !== 'passive'
  // A reader who has scrolled away from a game hears and misses nothing of it; the passive video is only a picture.
  const hidden = started && play.inView === false

  const start = useEffectEvent((element: HTMLVideoElement, muted: boolean) => {
    void playVideo(element, muted, emit)
  })

  const changed = (change: VideoChange) => emit('video_changed', { change })

  useEffect(() => {
    if (!video.current) return
    setCurrentVideo(video.current)
    setCaptions(video.current, game, playText(locale)('captions'))
    return () => setCurrentVideo(null)
  }, [source, game, locale])

  useEffect(() => {
    const element = video.current
    // Before the player did anything, a picture that should not move, or should cost nothing, stays a picture.
    if (!element || (!started && (prefersStill() || savesData()))) return
    const follow = () => (hidden || document.hidden ? element.pause() : start(element, play.muted))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [source, started, hidden, play.muted])

  return (
    <div className="vs-video">
      {poster && <Picture key={poster} className="vs-video__poster" src={poster} />}
      {source && (
        <video
          key={source}
          ref={video}
          className="vs-video__media"
          src={source}
          muted
          loop
          playsInline
          preload={!started && savesData() ? 'none' : 'metadata'}
          tabIndex={-1}
          aria-hidden="true"
          onWaiting={() => changed('loading')}
          onPlaying={() => changed('playing')}
          onPause={() => changed('paused')}
          // A loop has no end: it jumps back to its start.
          onSeeked={() => changed('completed')}
          onError={(event) =>
            emit('video_failed', { message: event.currentTarget.error?.message || source })
          }
        />
      )}
      {started && play.video?.loading && <LoadingMark />}
      {!OPEN_PHASES.includes(phase) && <NextMedia play={play} layoutMode={layoutMode} />}
    </div>
  )
}
