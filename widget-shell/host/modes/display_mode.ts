import type { DisplayMode, EntryData } from '@sidepick/rules/types'

/** The page's attribute wins, then the widget's record. The server has left out what is no display mode. */
export const displayModeOf = ({
  init,
  bootstrap,
}: Pick<EntryData, 'init' | 'bootstrap'>): DisplayMode => init.widgetType ?? bootstrap.widget.type
