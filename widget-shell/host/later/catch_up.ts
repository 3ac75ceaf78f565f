import type { Visit } from '../app/visit'
import type { Http } from '@sidepick/card-kit'
import { replayPicks, type Replayed } from '../picks/replay_picks'
import { sendPending } from '../picks/send_pending'
import type { PlayContext } from '../picks/send_play'

/** First pause between attempts for a waiting pick, in milliseconds; it doubles. */
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 300_000

interface CatchUpParts {
  http: Http
  context: PlayContext
  onTheWay: Set<string>
  whoPlays: () => Promise<string | null>
  /** Cached data are out of date. */
  refresh: () => void
}

/** Sends the current player's waiting picks, one run at a time, until none is left. */
export function createCatchUp({ picks, engine }: Visit, parts: CatchUpParts) {
  const { http, context, onTheWay, whoPlays } = parts
  let running: Promise<Replayed> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = FIRST_WAIT_MS

  const waiting = (userId: string) =>
    picks.played.all().length + picks.pending.all().filter((one) => one.userId === userId).length

  const run = async (): Promise<Replayed> => {
    const userId = await whoPlays()
    const before = userId === null ? 0 : waiting(userId)
    if (userId === null || before === 0) return { counted: 0, points: 0 }
    const replayed = await replayPicks(userId, picks, http, context)
    await sendPending(userId, {
      http,
      picks,
      context,
      onTheWay,
      state: engine.state,
      send: engine.send,
    })
    const left = waiting(userId)
    if (left < before) parts.refresh()
    if (left > 0) tryLater(left < before)
    else waitMs = FIRST_WAIT_MS
    return replayed
  }

  const catchUp = () => {
    clearTimeout(timer)
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  const tryLater = (moved = false) => {
    if (moved) waitMs = FIRST_WAIT_MS
    clearTimeout(timer)
    timer = setTimeout(() => void catchUp(), waitMs)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }

  return {
    catchUp,
    /** Picks are waiting: schedules the next attempt. */
    tryLater: () => tryLater(),
    stop: () => clearTimeout(timer),
  }
}
