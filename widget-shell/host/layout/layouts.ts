import type { LayoutMode } from '@sidepick/card-kit'

/** The panels each layout has, in the order they are drawn. */
const LAYOUT_PANELS: Record<string, readonly string[]> = {
  GAME_PLAY: ['background', 'top', 'mainPanel', 'microPanel', 'bottom'],
  GAME_PLAY_LANDSCAPE: ['background', 'top', 'leftPanel', 'rightPanel', 'microPanel', 'bottom'],
}

/** Every area a position may name, and the panel that holds it. */
export const AREA_PANELS: Record<string, string> = {
  main: 'mainPanel',
  left: 'leftPanel',
  center: 'centerPanel',
  right: 'rightPanel',
  micro: 'microPanel',
  side: 'sidePanel',
  top: 'top',
  bottom: 'bottom',
  background: 'background',
}

export const SLOTS = ['top', 'center', 'bottom', 'left', 'right', 'overlay'] as const

export function layoutOf(mode: LayoutMode): string {
  return mode === 'ActiveH' || mode === 'ActiveHReverse' ? 'GAME_PLAY_LANDSCAPE' : 'GAME_PLAY'
}

export function panelsOf(layout: string): readonly string[] {
  return LAYOUT_PANELS[layout] ?? []
}

export function isKnownPanel(panel: string): boolean {
  return Object.values(AREA_PANELS).includes(panel)
}
