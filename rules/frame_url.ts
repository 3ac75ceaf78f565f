import type { MountOptions } from './embed_options.js'
import { encodeInitPayload } from './init_payload.js'

/**
 * `{app}/go/{payload}/widget/{id}[/game/{id}][/refU/{id}]`, or `/custom/{id}[/{gameId}]` after the payload. It
 * is the same for every reader of an article, so that caches can share the page: the instance id comes in the greeting. `ref` is
 * the address of the publisher's page, `v` the version of the loader that asks.
 */
export function frameUrl(app: string, options: MountOptions, ref?: string, v?: string): string {
  const { widget, custom, game, mode, refUser, flavour, lang, targetUrl } = options
  const payload = encodeInitPayload({
    ref: ref || undefined,
    flavour,
    widgetId: widget,
    widgetType: mode,
    refUId: refUser,
    targetUrl,
    lang,
    v,
  })
  const path = widget
    ? ['widget', widget, game && 'game', game, refUser && 'refU', refUser]
    : ['custom', custom, game]
  const segments = path.flatMap((segment) => (segment ? encodeURIComponent(segment) : []))
  return [app, 'go', payload, ...segments].join('/')
}
