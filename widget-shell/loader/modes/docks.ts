import { LEAST_WIDTH_PX } from '@sidepick/rules/display_modes'
import type { Placement } from '@sidepick/rules/placements'
import { OVER_PAGE } from '../styles'

/** Distance from the edges of the window, and height of the bar over the frame, in CSS px. */
const MARGIN = '16px'
export const BAR_PX = 36

/** Above the window's rounded corner and the phone's own bar. */
const BOTTOM = `max(${MARGIN}, env(safe-area-inset-bottom))`

type Corner = Record<'top' | 'right' | 'bottom' | 'left', string>

const FREE: Corner = { top: 'auto', right: 'auto', bottom: 'auto', left: 'auto' }

/** Grows from 0 without limit above this width of the window, and is below 0 under it. */
const above = (widthPx: number) => `(100vw - ${widthPx - 1}px) * 9999`

/** The corner of each placement; `default` is the text, which no docked frame stands in. */
const CORNERS: Record<Placement, Corner> = {
  'default': { ...FREE, right: MARGIN, bottom: BOTTOM },
  'modal': { top: '0', right: '0', bottom: '0', left: '0' },
  'desktop-bottom-left': { ...FREE, left: MARGIN, bottom: BOTTOM },
  'desktop-bottom-right': { ...FREE, right: MARGIN, bottom: BOTTOM },
  'desktop-top-right': { ...FREE, right: MARGIN, top: MARGIN },
  'mobile-desktop-small': {
    ...FREE,
    right: `clamp(0px, ${above(600)}, ${MARGIN})`,
    bottom: `clamp(0px, ${above(600)}, ${BOTTOM})`,
  },
}

/** Whole width below 600 px, in this placement alone. */
const WHOLE_WIDTH: Partial<Record<Placement, string>> = {
  'mobile-desktop-small': `(600px - 100vw) * 9999`,
}

/** The styles of a docked slot. Narrower in small windows, and never larger than the window. */
export function dockStyles(placement: Placement, width: number, height: number) {
  const wish = `clamp(${LEAST_WIDTH_PX}px, ${above(500)}, ${width}px)`
  const whole = WHOLE_WIDTH[placement]
  return {
    'position': 'fixed',
    'inset': 'auto',
    ...CORNERS[placement],
    'margin': placement in WHOLE_WIDTH || CORNERS[placement].top !== '0' ? '0' : 'auto',
    'width': whole ? `min(100vw, max(${wish}, ${whole}))` : `min(${wish}, 100vw - 2 * ${MARGIN})`,
    'height': `min(${height + BAR_PX}px, 100vh - 2 * ${MARGIN})`,
    'z-index': OVER_PAGE,
    'border-radius': '12px',
    'overflow': 'hidden',
    'box-shadow': '0 12px 40px rgb(0 0 0 / 45%)',
    'background': '#150f24',
  }
}
