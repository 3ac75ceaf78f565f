import { useEffect, useState } from 'react'
import { useAppSelector } from '../store/hooks'

/** How often is looked while a secret may be typed, in milliseconds: a frame that comes has to load its code first. */
const EVERY_MS = 100

/** Whether its document may be read, which browsers allow within one origin alone. */
function isReadable(frame: Window): boolean {
  try {
    return Boolean(frame.document)
  } catch {
    return false
  }
}

/** By number, which is all that another origin's window lets be read of them. */
const framesOf = (frame: Window): Window[] =>
  Array.from({ length: frame.length }, (_, at) => frame[at] as Window)

/**
 * Whether another document of this origin stands anywhere on the page where a frame can find it. It can read what is typed in
 * this one, and nothing that it says of itself tells whether a partner's code runs there. Frames inside this document are its own.
 */
export function hasSibling(own: Window): boolean {
  const leadsToOne = (frame: Window): boolean => {
    if (frame === own) return false
    return isReadable(frame) || framesOf(frame).some(leadsToOne)
  }
  return own.top !== null && leadsToOne(own.top)
}

/** Whether such a document stands there, by what the page says too, or has come while a secret was asked for. */
export function useSibling(asksForSecret: boolean): boolean {
  const isToldOf = useAppSelector((state) => state.widget.hasNeighbour === true)
  const [found, setFound] = useState(() => asksForSecret && hasSibling(window))
  useEffect(() => {
    if (!asksForSecret || found || isToldOf) return
    const look = (event?: Event) => {
      if (!hasSibling(window)) return
      event?.preventDefault()
      setFound(true)
    }
    const gone = new AbortController()
    window.addEventListener('beforeinput', look, { capture: true, signal: gone.signal })
    const timer = setInterval(look, EVERY_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [asksForSecret, found, isToldOf])
  return found || isToldOf
}
