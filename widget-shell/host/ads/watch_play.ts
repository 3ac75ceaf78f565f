import type { VideoAd } from '@sidepick/card-kit'
import type { ExperienceConfig } from '@sidepick/rules/types'
import type { PlayState } from '../engine/play_state'
import type { Engine } from '../engine/run_engine'
import type { VideoPosition } from './ads_provider'

/** `failed` too where the game waits no longer, or is left. */
type Outcome = 'completed' | 'skipped' | 'failed'

interface WatchParts {
  engine: Pick<Engine, 'state' | 'subscribe' | 'send'>
  settings: () => NonNullable<ExperienceConfig['ads']>
  request: (position: VideoPosition, signal: AbortSignal) => Promise<VideoAd | null>
  /** Nothing is asked for before it is shown. */
  savesData: () => boolean
  started: (ad: VideoAd, position: VideoPosition) => void
  ended: (ad: VideoAd, position: VideoPosition, outcome: Outcome) => void
}

/** Phases in which an ad of a position may begin. */
const BEGINS: Record<VideoPosition, readonly PlayState['phase'][]> = {
  preroll: ['question', 'locking', 'locked'],
  postroll: ['locked', 'result', 'playResponse'],
}

/**
 * Phases in which it is asked for, so that it is there in time. A pick of the first question, which nobody has started, leads
 * past the phase `question`.
 */
const ASKED_IN: Record<VideoPosition, readonly PlayState['phase'][]> = {
  preroll: ['question', 'locking'],
  postroll: ['locking', 'locked'],
}

/** Where a reader saves data: when the outcome is there, and a pick waits for no film. */
const SAVES_DATA: readonly PlayState['phase'][] = ['result', 'playResponse']

/** Has at most one video ad for a game: with its question, or between its lock and its bonus. */
export function watchPlay(parts: WatchParts) {
  const { engine, settings, request, savesData } = parts
  const listeners = new Set<() => void>()
  let current: VideoAd | null = null
  /** Ends the one that plays. */
  let end: ((outcome: Outcome) => void) | null = null
  /** Came, and waits for its phase. */
  let waiting: { ad: VideoAd; position: VideoPosition } | null = null
  let round = new AbortController()
  let gameId: string | null = null
  let asked: Partial<Record<VideoPosition, true>> = {}
  /** Index of the last game with an ad. */
  let lastAt = -Infinity

  const show = (ad: VideoAd | null) => {
    current = ad
    for (const listener of listeners) listener()
  }

  const drop = () => {
    round.abort()
    round = new AbortController()
    waiting?.ad.destroy()
    waiting = null
    const before = current
    if (!before) return
    show(null)
    end?.('failed')
    before.destroy()
  }

  const begin = ({ ad, position }: NonNullable<typeof waiting>) => {
    waiting = null
    lastAt = engine.state().gameIndex
    ad.on('started', () => {
      parts.started(ad, position)
      end = tellEnd
      engine.send({ type: 'ad_changed', ad: 'playing' })
    })
    const tellEnd = (outcome: Outcome) => {
      end = null
      parts.ended(ad, position, outcome)
    }
    const over = (outcome: Outcome) => () => {
      tellEnd(outcome)
      if (current === ad) drop()
      engine.send({ type: 'ad_changed', ad: 'completed' })
    }
    ad.on('completed', over('completed'))
    ad.on('skipped', over('skipped'))
    ad.on('error', over('failed'))
    show(ad)
    engine.send({ type: 'ad_changed', ad: 'available' })
  }

  const ask = (position: VideoPosition) => {
    asked[position] = true
    const { signal } = round
    void request(position, signal).then((ad) => {
      if (!ad) return
      if (signal.aborted || current || waiting) return ad.destroy()
      waiting = { ad, position }
      look()
    })
  }

  function look() {
    const state = engine.state()
    if (state.game?.id !== gameId) {
      drop()
      gameId = state.game?.id ?? null
      asked = {}
    }
    const { visit, phase, gameIndex } = state
    // The engine waits for no ad longer than its limit.
    if (current && visit?.ad === 'completed') return drop()
    if (!visit?.step.adsEnabled || visit.ad === 'completed' || current) return
    if (waiting && BEGINS[waiting.position].includes(phase)) return begin(waiting)
    const { everyGames = 1 } = settings()
    if (waiting || gameIndex - lastAt < everyGames) return
    const position = (['preroll', 'postroll'] as const).find((one) => {
      const phases = savesData() && one === 'postroll' ? SAVES_DATA : ASKED_IN[one]
      return settings()[one] && !asked[one] && phases.includes(phase)
    })
    if (position) ask(position)
  }

  const stop = engine.subscribe(look)
  look()
  return {
    video: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      stop()
      drop()
    },
  }
}
