import { watchRatio } from '../presence'
import { setStyles } from '../styles'
import type { Widget } from '../widget'

/** Gives the box's place back as soon as the box lies below the visible area, where nobody sees the page move. */
export function closeUnseen({ box: { outer }, signal }: Widget) {
  watchRatio(outer, signal, () => {
    if (outer.getBoundingClientRect().top >= innerHeight) setStyles(outer, { display: 'none' })
  })
}
