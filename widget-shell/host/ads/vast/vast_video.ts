import type { VideoAd } from '@sidepick/card-kit'
import { AD_NUMBERS } from '@sidepick/rules/ads'
import { adEvents } from '../ads_provider'
import type { Spot } from './find_spot'

/** Answers of the VAST specification. */
const FILE_FAILED = '405'

const QUARTERS = [0.25, 0.5, 0.75]

const skippableAfter = ({ skipDelay }: Spot) => {
  if (typeof skipDelay === 'number' && skipDelay >= 0) return skipDelay * 1_000
  return AD_NUMBERS.skippableAfterMs
}

/** Plays a film and tells the ad's servers each moment once. */
export function vastVideo(provider: string, spot: Spot, savesData: boolean): VideoAd {
  const { tracker } = spot
  const { on, tell, silence, isOver } = adEvents()
  const video = document.createElement('video')
  video.playsInline = true
  // On a connection that is saved the film comes when it is shown, and never beside the game's own.
  video.preload = savesData ? 'none' : 'auto'
  video.src = spot.fileUrl
  video.tabIndex = -1
  video.style.cssText = 'display:block;width:100%;height:100%;object-fit:contain;background:#000'
  let begun = false
  let quarters = 0

  const fail = () => {
    if (isOver()) return
    tracker.error({ ERRORCODE: FILE_FAILED })
    tell('error')
  }
  video.addEventListener('error', fail)
  video.addEventListener('playing', () => {
    if (begun || isOver()) return
    begun = true
    if (video.duration > 0) tracker.setDuration(video.duration)
    tracker.trackImpression()
    tell('started')
  })
  video.addEventListener('timeupdate', () => {
    if (!begun || isOver()) return
    tracker.setProgress(video.currentTime)
    const passed = QUARTERS.filter((share) => video.currentTime >= share * video.duration).length
    for (; quarters < passed; quarters += 1) tell('quartile')
  })
  video.addEventListener('ended', () => {
    if (isOver()) return
    tracker.complete()
    tell('completed')
  })

  const start = () =>
    video.play().catch(() => {
      if (video.muted || isOver()) return fail()
      // The browser lets a film begin only without its sound.
      video.muted = true
      return video.play().catch(fail)
    })

  return {
    provider,
    skippableAfterMs: skippableAfter(spot),
    on,
    play(container, { muted }) {
      video.muted = muted
      container.append(video)
      void start()
    },
    setMuted(muted) {
      video.muted = muted
      if (begun) tracker.setMuted(muted)
    },
    pause() {
      if (!begun || video.paused || isOver()) return
      video.pause()
      tracker.setPaused(true)
    },
    resume() {
      if (!begun || !video.paused || isOver()) return
      tracker.setPaused(false)
      void start()
    },
    skip() {
      if (isOver()) return
      tracker.skip()
      tell('skipped')
    },
    destroy() {
      silence()
      video.pause()
      video.removeAttribute('src')
      video.load()
      video.remove()
    },
  }
}
