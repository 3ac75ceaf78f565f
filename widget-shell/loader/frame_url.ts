import type { MountOptions } from '@sidepick/rules/embed_options'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { VERSION } from './version'

/** A longer address is sent without its query, because the payload is limited. */
const MAX_REF_LENGTH = 2000

/** The address of the publisher's page without its fragment; empty when it has no usable one. */
export function pageReference(): string {
  const { href } = location
  if (!/^http/.test(href)) return document.referrer
  return href.replace(href.length > MAX_REF_LENGTH ? /[?#].*/ : /#.*/, '')
}

/**
 * `{app}/go/{payload}/widget/{id}[/game/{id}][/refU/{id}]`, or `/custom/{id}[/{gameId}]` after the payload. It
 * is the same for every reader of an article, so that caches can share the page: the instance id comes in the greeting.
 */
export function frameUrl(app: string, options: MountOptions, ref: string): string {
  const { widget, custom, game, mode, refUser, flavour, lang, targetUrl } = options
  const payload = encodeInitPayload({
    ref: ref || undefined,
    flavour,
    widgetId: widget,
    widgetType: mode,
    refUId: refUser,
    targetUrl,
    lang,
    v: VERSION,
  })
  const path = widget
    ? ['widget', widget, game && 'game', game, refUser && 'refU', refUser]
    : ['custom', custom, game]
  const segments = path.flatMap((segment) => (segment ? encodeURIComponent(segment) : []))
  return [app, 'go', payload, ...segments].join('/')
}
