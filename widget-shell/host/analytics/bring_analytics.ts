import type { Scene } from '../app/scene'
import type { Visit } from '../app/visit'
import type { LaterParts } from '../later/connect'
import type { AnalyticsParts } from './start_analytics'

/**
 * Loads the code that sends measurements when the browser is idle, at the latest with the first pick. Returns a function
 * that stops.
 */
export function bringAnalytics(
  scene: Scene & Partial<Pick<Visit, 'engine'>>,
  load: LaterParts['loadAnalytics'],
  { whenIdle, ...parts }: AnalyticsParts & Pick<Visit, 'whenIdle'>
): () => void {
  let running: Promise<() => void> | null = null
  let stopped = false
  const start = () => {
    if (stopped) return
    running ??= load()
      .then(({ startAnalytics }) => (stopped ? () => undefined : startAnalytics(scene, parts)))
      .catch((error: unknown) => {
        console.warn('What this visit measures is not sent', error)
        return () => undefined
      })
  }
  whenIdle(start)
  const { engine } = scene
  const stopLooking = engine?.subscribe(() => {
    if (engine.state().phase === 'locking') start()
  })
  return () => {
    stopped = true
    stopLooking?.()
    void running?.then((stop) => stop())
  }
}
