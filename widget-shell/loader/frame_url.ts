import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { MountOptions } from './options'

interface FrameIdentity {
  iid: string
  version: string
  /** The publisher's page; empty when there is none to name. */
  ref: string
  /** Set when the page itself chose the display mode; else the widget's own type decides. */
  widgetType: string | undefined
}

/** The address of the page that carries the widget, without its fragment. */
export function pageReference(): string {
  return /^https?:/.test(location.href) ? location.href.replace(/#.*/, '') : document.referrer
}

/** `{app}/go/{payload}/widget/{id}[/game/{id}[/refU/{id}]]`, or `/custom/{id}[/{gameId}]` after the payload. */
export function frameUrl(app: string, options: MountOptions, identity: FrameIdentity): string {
  const { iid, version, ref, widgetType } = identity
  const { widget, custom, game, refUser, flavour, lang, targetUrl } = options
  const payload = encodeInitPayload({
    ref: ref || undefined,
    flavour,
    widgetId: widget,
    widgetType,
    refUId: refUser,
    targetUrl,
    lang,
    iid,
    v: version,
  })
  const path = widget
    ? ['widget', widget, ...(game ? ['game', game, ...(refUser ? ['refU', refUser] : [])] : [])]
    : ['custom', custom ?? '', ...(game ? [game] : [])]
  return [app, 'go', payload, ...path.map(encodeURIComponent)].join('/')
}
