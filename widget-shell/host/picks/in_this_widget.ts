import type { Game } from '@sidepick/rules/types'

/** What is told of a private game is told to who names the widget that shows it; others share one address, and its cache. */
export function inThisWidget(path: string, { isPrivate }: Game, widgetId: string): string {
  return isPrivate ? `${path}?widgetId=${encodeURIComponent(widgetId)}` : path
}
