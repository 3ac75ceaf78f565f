import { OVER_PAGE } from '../styles'
import { BAR_PX } from './docks'
import { standInsOf } from './stand_ins'

/** Over the whole window. The frame in it stands in the middle, and fills a phone. */
export const LIGHTBOX = {
  'position': 'fixed',
  'inset': '0',
  'width': '100%',
  'height': '100%',
  'margin': '0',
  'z-index': OVER_PAGE,
  'overflow': 'hidden',
  'overscroll-behavior': 'contain',
  'background': 'rgb(8 5 16 / 90%)',
}

/** The frame and the bar above it, inside the lightbox. */
export const LIGHTBOX_FRAME = {
  width: 'min(100%, 800px)',
  height: `min(100% - ${BAR_PX}px, max(574px, (600px - 100vw) * 9999))`,
}

/**
 * Keeps the keyboard's focus in the lightbox: whoever leaves the frame comes to the close control. What is behind stays as
 * it is, because attributes of the page's own elements are not ours to change.
 */
export function keepFocus(slot: HTMLElement, first: () => HTMLElement, signal: AbortSignal) {
  // Each tree hears of the focus in it: seen from the page, all of a shadow tree is its host.
  for (const standIn of standInsOf(slot)) {
    const isInside = (target: Node) =>
      standIn === slot ? slot.contains(target) : target === standIn
    standIn
      .getRootNode()
      .addEventListener('focusin', ({ target }) => isInside(target as Node) || first().focus(), {
        signal,
      })
  }
}

/** Runs when the reader presses Escape on the page; inside the frame the widget hears it. */
export function onEscape(run: () => void, signal: AbortSignal) {
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && run(), { signal })
}
