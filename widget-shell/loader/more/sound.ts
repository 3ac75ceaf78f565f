import type { Widget } from '../widget'

/** Lets only one widget of the page play sound: the last one that was unmuted or left the text. */
export function takeSound(widget: Widget, muted: boolean) {
  const { page } = widget
  if (muted === (page.sounding !== widget)) return
  page.sounding = muted ? null : widget
  for (const other of page.widgets.values()) {
    if (other !== widget) other.channel.post(muted ? 'vs_resume' : 'vs_pause', {})
  }
}
