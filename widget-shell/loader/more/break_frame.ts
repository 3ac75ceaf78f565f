import type { Receivers } from '../channel'
import type { MakeLayer } from '../framebreak/layer_contract'
import type { Link } from '../load_script'
import type { Widget } from '../widget'

declare const FRAMEBREAK_FILE: Link

/** Fetches the layer on the page with the first state that has cards for it; gives the layer's handlers then. */
export function breakFrame(widget: Widget) {
  let layer: Promise<Receivers | undefined> | undefined
  return (action: string, data: object) => {
    if (!/^(vs_framebreak_state|framebreak_player_\w+)$/.test(action)) return
    const { componentRules } = data as { componentRules?: unknown }
    if (!layer && !(Array.isArray(componentRules) && componentRules.length > 0)) return
    layer ??= widget.page.loadScript(FRAMEBREAK_FILE).then((make) => {
      if (make && !widget.signal.aborted) return (make as MakeLayer)(widget)
    })
    return layer
  }
}
