import type { Game } from '@sidepick/rules/types'

/** A private game is served to requests that name its widget; all other games share one address and its cache. */
export function inThisWidget({ isPrivate }: Game, widgetId: string) {
  return isPrivate ? { widgetId } : {}
}
