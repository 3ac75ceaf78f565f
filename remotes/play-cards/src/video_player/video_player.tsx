import { useEffect, useEffectEvent, useRef } from 'react'
import { Picture, type Card, type CardProps, type VideoChange } from '@sidepick/card-kit'
import { setCurrentVideo } from './current_video'
import { BesideFilm } from './deferred_beside_film'
import { playVideo } from './play_video'
import { videoSourceOf } from './source'

/** What a browser has and the conformance run has not. */
const browser = globalThis as Partial<Pick<Window, 'matchMedia'>> & {
  navigator?: { connection?: { saveData?: boolean } }
}

/** Less motion is wanted, or there is no room for what stops it: a bar so low shows the poster. */
const prefersStill = () =>
  browser.matchMedia?.('(prefers-reduced-motion: reduce), (height < 140px)').matches === true

/** Whether the reader asked the browser to load little; Chromium alone tells. */
const savesData = () => browser.navigator?.connection?.saveData === true

/** The game's video over its poster: looped, inline, muted until the player starts, silent while nobody sees the page. */
export const VideoPlayer: Card = (card) => (card.play.step?.hideVideo ? null : <Video {...card} />)

function Video(card: CardProps) {
  const { game, layoutMode, phase, play, emit } = card
  const video = useRef<HTMLVideoElement>(null)
  // The host tells of a film once its later parts have come: they need the bandwidth first, and bring what pauses it.
  const source = play.video ? videoSourceOf(game, layoutMode) : null
  const { poster } = game.videoUrls
  const started = phase !== 'passive'
  // A reader who has scrolled away from a game hears and misses nothing of it; the passive video is only a picture.
  const hidden = started && play.inView === false
  // Before the player did anything, a picture that should not move, or should cost nothing, stays a picture.
  const still = play.motionStopped ?? (!started && (prefersStill() || savesData()))

  const start = useEffectEvent((element: HTMLVideoElement, muted: boolean) => {
    void playVideo(element, muted, emit)
  })

  const changed = (change: VideoChange) => emit('video_changed', { change })

  useEffect(() => {
    if (!video.current) return
    setCurrentVideo(video.current)
    return () => setCurrentVideo(null)
  }, [source])

  useEffect(() => {
    const element = video.current
    if (!element) return
    const follow = () =>
      still || hidden || document.hidden ? element.pause() : start(element, play.muted)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [source, still, hidden, play.muted])

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
          preload={still && savesData() ? 'none' : 'metadata'}
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
      {play.video && <BesideFilm {...card} {...{ film: video, source, still }} />}
    </div>
  )
}
