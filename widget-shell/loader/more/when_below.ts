import { watchRatio } from '../presence'
import type { Widget } from '../widget'

/**
 * Makes a change each time the box comes to lie below the visible area, where nobody sees the page move. Returns a function that
 * makes it at once if the box lies there; nothing is watched before its first call.
 */
export function whenBelow({ box: { outer }, signal }: Widget, change: () => void): () => void {
  const look = () => {
    if (outer.getBoundingClientRect().top >= innerHeight) change()
  }
  let watches = false
  return () => {
    look()
    if (!watches) watchRatio(outer, signal, look)
    watches = true
  }
}
