import type { Game } from '@sidepick/rules/types'

/** A private game is served to requests that name its widget; all other games share one address and its cache. */
export function inThisWidget(path: string, { isPrivate }: Game, widgetId: string): string {
  return isPrivate ? `${path}?widgetId=${encodeURIComponent(widgetId)}` : path
}
