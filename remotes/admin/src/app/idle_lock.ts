import { useEffect } from 'react'
import { useConsole } from './console_context'

/** A screen that somebody left open must not act for them. */
const SILENCE_MS = 30 * 60 * 1000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Signs out after half an hour without a sign of life, in this tab alone or in all, and says why. */
export function useIdleLock(): void {
  const { emit, text } = useConsole()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const lock = () => emit('log_out_requested', { notice: text('shell.locked') })
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(lock, SILENCE_MS)
    }
    wait()
    const options = { capture: true, passive: true }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wait, options)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wait, options)
    }
  }, [emit, text])
}
