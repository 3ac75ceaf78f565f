import { setStyles } from '../styles'
import type { Mode } from './mode'

const MIN_WIDTH_PX = 302
const MAX_WIDTH_PX = 800
const REST_WIDTH_PX = 428
const REST_HEIGHT_PX = 307
const MAX_HEIGHT_PX = 4000

const maxWidthOf = (px = MAX_WIDTH_PX) => Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, px))

/**
 * One grid column from the least to the largest width: it fills a container whose width is known, asks for its largest
 * in one that shrinks to its content, and spills evenly over both sides of one that is too narrow.
 */
const columns = (maxPx: number) => `minmax(${MIN_WIDTH_PX}px, ${maxPx}px)`

const restHeightOf = (widthPx: number) =>
  Math.max(REST_HEIGHT_PX, (widthPx * REST_HEIGHT_PX) / REST_WIDTH_PX)

/** In the flow of the text, in a box that keeps its ratio; only the player's own doing changes its size. */
export const inline: Mode = {
  name: 'inline',
  eager: false,

  box({ maxWidth }) {
    const outer = document.createElement('div')
    const slot = document.createElement('div')
    setStyles(outer, {
      'display': 'grid',
      'grid-template-columns': columns(maxWidthOf(maxWidth)),
      'justify-content': 'center',
    })
    setStyles(slot, {
      'position': 'relative',
      'aspect-ratio': `${REST_WIDTH_PX} / ${REST_HEIGHT_PX}`,
      'min-height': `${REST_HEIGHT_PX}px`,
      'background': 'rgba(128, 128, 148, .16)',
    })
    outer.append(slot)
    return { outer, slot }
  },

  onMessage: {
    vs_widget_resize_height({ height }, { box, inUse, resized }) {
      if (typeof height !== 'number' || Number.isNaN(height)) return
      const wanted = Math.min(MAX_HEIGHT_PX, Math.max(0, height))
      const { slot } = box
      const atRest = Math.abs(wanted - restHeightOf(slot.clientWidth)) < 1
      if (atRest ? !slot.style.height : !inUse()) return
      // At rest the ratio rules again, so that the box follows its container's width.
      setStyles(slot, atRest ? { 'height': '', 'min-height': `${REST_HEIGHT_PX}px` } : { 'height': `${wanted}px`, 'min-height': '0' })
      resized(wanted)
    },

    vs_widget_full_width({ enabled }, { box, options, inUse }) {
      if (!inUse()) return
      setStyles(box.outer, {
        'grid-template-columns': columns(maxWidthOf(enabled ? undefined : options.maxWidth)),
      })
    },
  },
}
