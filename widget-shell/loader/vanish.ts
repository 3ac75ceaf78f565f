import { setStyles } from './styles'

export interface Vanish {
  /** Takes the container from the reader's sight. */
  hide(): void
  /** Brings it back as the publisher styled it. */
  show(): void
  /** The container's visible share changed. */
  seen(ratio: number): void
}

/**
 * Hides a container whose frame never answered. In view it only turns invisible, because closing the gap would move the
 * text under the reader's eyes; the gap closes once it has left the view.
 */
export function vanishing(container: HTMLElement): Vanish {
  const { style } = container
  const own = { display: style.display, visibility: style.visibility }
  let hidden = false
  let visibleRatio = 0

  function apply() {
    if (hidden) setStyles(container, visibleRatio ? { visibility: 'hidden' } : { display: 'none' })
  }

  return {
    hide() {
      hidden = true
      apply()
    },
    show() {
      if (hidden) setStyles(container, own)
      hidden = false
    },
    seen(ratio) {
      visibleRatio = ratio
      apply()
    },
  }
}
