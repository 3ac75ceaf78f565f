import type { LayoutMode } from '@sidepick/card-kit'
import { AREA_PANELS } from '@sidepick/rules/positions'

/** The panels each layout has, in the order they are drawn. */
const LAYOUT_PANELS: Record<string, readonly string[]> = {
  GAME_PLAY: ['background', 'top', 'mainPanel', 'microPanel', 'bottom'],
  GAME_PLAY_LANDSCAPE: ['background', 'top', 'leftPanel', 'rightPanel', 'microPanel', 'bottom'],
}

export function layoutOf(mode: LayoutMode): string {
  return mode === 'ActiveH' || mode === 'ActiveHReverse' ? 'GAME_PLAY_LANDSCAPE' : 'GAME_PLAY'
}

export function panelsOf(layout: string): readonly string[] {
  return LAYOUT_PANELS[layout] ?? []
}

export function isKnownPanel(panel: string): boolean {
  return Object.values(AREA_PANELS).includes(panel)
}
