import './choreography.css'
import { startGliding } from './glide'

/** Brings the look of lock, bonus and result, and lets their parts move. Returns a function that stops the movement. */
export function startChoreography(page: Document): () => void {
  const stage = page.getElementById('vs-root')
  const canWatch = typeof ResizeObserver === 'function'
  return stage && canWatch ? startGliding(stage) : () => undefined
}
