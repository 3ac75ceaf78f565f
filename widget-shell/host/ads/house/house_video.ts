import type { VideoAd } from '@sidepick/card-kit'
import { AD_NUMBERS } from '@sidepick/rules/ads'
import { adEvents } from '../ads_provider'

const QUARTERS = 4

interface Drawn {
  element: HTMLElement
  setPaused: (paused: boolean) => void
}

/** A film of our own: a drawing that moves for its time, and ends a little before it. */
export function houseVideo(draw: () => Drawn): VideoAd {
  const { on, tell, silence, isOver } = adEvents()
  const lastsMs = AD_NUMBERS.houseLastsMs - AD_NUMBERS.houseEndsEarlyMs
  let drawn: Drawn | null = null
  let passed = 0
  let startedAt = 0
  let passedMs = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  const stop = () => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    passedMs += Date.now() - startedAt
  }
  const run = () => {
    startedAt = Date.now()
    const nextMs = (lastsMs / QUARTERS) * (passed + 1)
    timer = setTimeout(() => {
      stop()
      passedMs = nextMs
      passed += 1
      if (passed === QUARTERS) return tell('completed')
      tell('quartile')
      if (!isOver()) run()
    }, nextMs - passedMs)
  }

  return {
    provider: 'house',
    skippableAfterMs: AD_NUMBERS.skippableAfterMs,
    on,
    play(container) {
      if (drawn) return container.append(drawn.element)
      drawn = draw()
      container.append(drawn.element)
      run()
      tell('started')
    },
    setMuted: () => undefined,
    pause() {
      if (!drawn || isOver()) return
      stop()
      drawn.setPaused(true)
    },
    resume() {
      if (!drawn || isOver() || timer !== null) return
      drawn.setPaused(false)
      run()
    },
    skip() {
      stop()
      tell('skipped')
    },
    destroy() {
      silence()
      stop()
      drawn?.element.remove()
    },
  }
}
