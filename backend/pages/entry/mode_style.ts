import { DESKTOP_FROM_PX, LIST_WIDTH_PX, MODE_BOXES } from '@sidepick/rules/display_modes'
import { panelNamed } from '@sidepick/rules/positions'
import type { EntryData } from '@sidepick/rules/types'

/**
 * Keeps the place of the list of games free from the first paint on, where the configuration has one in this display mode:
 * beside the game, or under it in a narrow frame.
 */
export function modeStyle({ init, bootstrap }: Pick<EntryData, 'init' | 'bootstrap'>): string {
  const mode = init.widgetType ?? bootstrap.widget.type
  const { widgetComponents, componentFlags } = bootstrap.config
  const hasList = widgetComponents.some(
    ({ componentName, panel, when }) =>
      panelNamed(panel) === 'listPanel' &&
      componentFlags[componentName] !== false &&
      (when?.displayModes ?? [mode]).includes(mode)
  )
  const { below } = MODE_BOXES[mode]
  if (!hasList || !below) return ''
  const [width, height] = [`${LIST_WIDTH_PX}px`, `${below}px`]
  return (
    `.vs-stage{--vs-list-width:${width};--vs-list-height:${height}}` +
    `@media (width>=${DESKTOP_FROM_PX}px){.vs-stage{padding-right:${width}}}` +
    `@media (width<${DESKTOP_FROM_PX}px){.vs-stage{padding-bottom:${height}}}`
  )
}
