import type { DisplayMode, PageData } from '@sidepick/rules/types'

/** The page's attribute wins, then the widget's record. The server has left out what is no display mode. A page without a widget is inline. */
export const displayModeOf = ({
  init,
  bootstrap,
}: Pick<PageData, 'init' | 'bootstrap'>): DisplayMode =>
  init.widgetType ?? bootstrap.widget?.type ?? 'inline'
