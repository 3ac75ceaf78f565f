import { setStyles } from '../styles'
import type { Mode } from './mode'

const MIN_WIDTH_PX = 302
const MAX_WIDTH_PX = 800
const MAX_HEIGHT_PX = 4000
const REST_WIDTH_PX = 428
const REST_HEIGHT_PX = 307

/** Tolerance: page and frame round their widths independently. */
const TOLERANCE_PX = 2

const REST_HEIGHT = { 'height': 'auto', 'min-height': `${REST_HEIGHT_PX}px` }

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * One grid column from the least to the largest width: it fills a container of known width, takes its largest width in
 * one that shrinks to its content, and overflows evenly on both sides of one that is too narrow.
 */
const columns = (maxWidth = MAX_WIDTH_PX) => ({
  'grid-template-columns': `minmax(${MIN_WIDTH_PX}px, ${clamp(maxWidth, MIN_WIDTH_PX, MAX_WIDTH_PX)}px)`,
})

/** In the flow of the text, in a box with a fixed ratio; only actions of the player change its size. */
export const inline: Mode = {
  name: 'inline',

  box({ maxWidth }) {
    const outer = document.createElement('div')
    const slot = document.createElement('div')
    setStyles(outer, { 'display': 'grid', 'justify-content': 'center', ...columns(maxWidth) })
    setStyles(slot, {
      ...REST_HEIGHT,
      'position': 'relative',
      'width': '100%',
      'aspect-ratio': `${REST_WIDTH_PX}/${REST_HEIGHT_PX}`,
      // The stage's background, so that the frame does not flash.
      'background': '#150f24',
    })
    outer.append(slot)
    return { outer, slot }
  },

  onMessage: {
    vs_widget_resize_height({ height }, { box: { slot }, inUse, emit }) {
      if (height === undefined || !Number.isFinite(height)) return
      const wanted = clamp(height, 0, MAX_HEIGHT_PX)
      const rest = Math.max(REST_HEIGHT_PX, (slot.clientWidth * REST_HEIGHT_PX) / REST_WIDTH_PX)
      const toRest = Math.abs(wanted - rest) < TOLERANCE_PX
      if (toRest ? slot.style.height === 'auto' : !inUse()) return
      // After the action the ratio applies again, so that the box follows its container's width.
      setStyles(slot, toRest ? REST_HEIGHT : { 'height': `${wanted}px`, 'min-height': '0' })
      emit('resize', { height: wanted })
    },

    vs_widget_full_width({ enabled }, { box: { outer }, options, inUse }) {
      if (inUse()) setStyles(outer, columns(enabled ? undefined : options.maxWidth))
    },
  },
}
