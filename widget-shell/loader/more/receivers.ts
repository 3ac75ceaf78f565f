import { IN_PLACE } from '@sidepick/rules/box_styles'
import { FRAME_FAILURES, type FrameFailure } from '@sidepick/rules/frame_failures'
import type { Measurement } from '../../host/bridge/page_data'
import type { Raw, Receivers } from '../channel'
import { isInUse } from '../in_use'
import { OVER_PAGE, setStyles } from '../styles'
import { text } from '../text'
import type { Widget } from '../widget'
import { whenBelow } from './when_below'

const MAX_HEIGHT_PX = 4000

/** Gives its place in the text back. */
const closeBox = ({ box }: Widget) => setStyles(box.outer, { display: 'none' })

/** The handlers of messages for all display modes, from the first play on. */
export const receivers: Receivers = {
  vs_ignored: ({ option }, { warn }) => warn(`ignored: ${text(option)}`),
  /** Laid over the page, so that nothing of it moves. */
  vs_widget_resize_height: ({ height }, { box: { slot, rest }, iframe, emit }) => {
    if (!Number.isFinite(height) || slot.style.position !== 'absolute') return
    const wanted = Math.min(MAX_HEIGHT_PX, Math.max(0, height as number))
    const grows = wanted > rest.offsetHeight + 1
    if (grows ? !isInUse(iframe) : slot.style.height === '100%') return
    setStyles(
      slot,
      grows ? { 'height': `${wanted}px`, 'z-index': OVER_PAGE } : { ...IN_PLACE, 'z-index': 'auto' }
    )
    emit('resize', { height: wanted })
  },
  vs_failed({ message }, widget) {
    if (!Object.hasOwn(FRAME_FAILURES, text(message))) return
    const failure = message as FrameFailure
    widget.lifeSigns.painted()
    widget.warn(failure)
    widget.emit('error', { message: failure })
    if (FRAME_FAILURES[failure].closes) whenBelow(widget, () => closeBox(widget))()
  },
  vs_keep({ state }, { iframe }) {
    iframe.name = text(state)
  },
  vs_logout: (_, widget) => widget.emit('logout', {}),
  // A tap inside the frame is a user activation of the page for some seconds. Only a page of ours takes the article's place.
  vs_change_parent_link({ link }, { page }) {
    const href = text(link)
    if (!/^https?:/.test(href) || navigator.userActivation?.isActive === false) return
    open(href, href.startsWith(`${page.origin}/`) ? '_self' : '_blank', 'noopener')
  },
  frame_break({ typeAction, data }, { options, emit }) {
    const { name, properties, userId } = Object(data) as Raw<Measurement>
    if (options.analyticsBridge === 'off' || !text(name)) return
    emit('analytics', {
      typeAction: typeAction === 'identify' ? 'identify' : 'event',
      name: text(name),
      properties: Object(properties) as Measurement['properties'],
      userId: text(userId) || undefined,
    })
  },
}
