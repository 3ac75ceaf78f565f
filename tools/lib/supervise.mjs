import { setTimeout as sleep } from 'node:timers/promises'
import { finished, startNode } from './processes.mjs'
import { progress } from './progress.mjs'

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 30_000

/** A process that lived this long did not end because of how it started. */
const LONG_LIFE_MS = 60_000

/** How long to wait after so many short lives in a row. */
function restartDelayMs(shortLives) {
  return Math.min(FIRST_DELAY_MS * 2 ** (shortLives - 1), LONGEST_DELAY_MS)
}

/**
 * Runs a script of ours until it ends by itself or is told to, and gives its exit code; one that failed is started
 * again. Whatever never was ready is left alone: what is wrong with it will be wrong again.
 */
export async function supervise(args, env, ready) {
  const told = new AbortController()
  let current
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      told.abort()
      current?.kill('SIGTERM')
    })
  }
  let wasReady = false
  for (let shortLives = 0; ;) {
    const began = performance.now()
    current = startNode(args, { env })
    const ended = finished(current)
    if (await ready(current, !wasReady)) wasReady = true
    const code = await ended
    if (code === 0 || told.signal.aborted || !wasReady) return code
    shortLives = performance.now() - began < LONG_LIFE_MS ? shortLives + 1 : 1
    const delayMs = restartDelayMs(shortLives)
    progress(`It ended with code ${code}, and starts again in ${delayMs / 1000} s`)
    await sleep(delayMs, undefined, { signal: told.signal }).catch(() => undefined)
    if (told.signal.aborted) return code
  }
}
