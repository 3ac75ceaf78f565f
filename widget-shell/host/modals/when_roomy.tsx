import { useEffect, useState, type ReactNode } from 'react'
import type { Scene } from '../app/scene'

/** Longest wait for the page around the frame, in milliseconds: one whose loader gives no height has its dialog all the same. */
const LIMIT_MS = 250

/** A window of its own has no page that could give it more. */
const isLow = (scene: Scene) => window.parent !== window && scene.isLow?.() === true

/** Draws a dialog once the frame has the height that was requested with it: one that stood before would jump as the frame grows. */
export function WhenRoomy({ scene, children }: { scene: Scene; children: ReactNode }) {
  const [roomy, setRoomy] = useState(() => !isLow(scene))

  useEffect(() => {
    const look = () => {
      if (!isLow(scene)) setRoomy(true)
    }
    look()
    const limit = setTimeout(() => setRoomy(true), LIMIT_MS)
    window.addEventListener('resize', look)
    return () => {
      clearTimeout(limit)
      window.removeEventListener('resize', look)
    }
  }, [scene])

  return roomy && children
}
