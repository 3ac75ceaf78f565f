import { useCallback, useRef } from 'react'

/**
 * The stage around a card: the host's box of the whole game, with its panels. Give `place` to an element of the card as its ref, and call `stage` in an effect or a handler: it
 * returns null until the card is drawn, and outside of a game.
 */
export function useStage<Place extends HTMLElement = HTMLElement>() {
  const place = useRef<Place>(null)
  const stage = useCallback(() => place.current?.closest<HTMLElement>('.vs-stage') ?? null, [])
  return { place, stage }
}
