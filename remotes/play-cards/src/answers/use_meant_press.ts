import { useRef, type KeyboardEvent } from 'react'

/**
 * Handlers of a button that stands in one place for many games. A press counts for the game that it began with, and while the
 * button took presses: a finger that was down before is lifted over something else, and a key that is held repeats itself.
 * `gameId` is null while the button takes none.
 */
export function useMeantPress(gameId: string | null, press: () => void) {
  /** Undefined where assistive software presses without a pointer or a key. */
  const began = useRef<string | null | undefined>(undefined)
  return {
    onPointerDown: () => {
      began.current = gameId
    },
    onKeyDown: ({ repeat }: KeyboardEvent) => {
      began.current = repeat ? null : gameId
    },
    onClick: () => {
      const { current = gameId } = began
      began.current = undefined
      if (gameId !== null && current === gameId) press()
    },
  }
}
