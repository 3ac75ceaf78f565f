import type { Widget } from './widget'

/** Lets only one widget of the page play sound: the last one that was unmuted. */
export function oneSound(widgets: Map<unknown, Widget>) {
  let sounding: Widget | null = null

  return (widget: Widget, muted: boolean) => {
    if (muted === (sounding !== widget)) return
    sounding = muted ? null : widget
    for (const other of widgets.values()) {
      if (other !== widget) other.channel.post(muted ? 'vs_resume' : 'vs_pause', {})
    }
  }
}
