/** The boxes of the stage, in the order in which keyboard and screen reader meet them. */
export const STAGE_PANELS = ['video', 'console', 'overlay', 'modal'] as const
export type StagePanel = (typeof STAGE_PANELS)[number]

const BY_PANEL: Record<string, StagePanel> = {
  background: 'video',
  leftPanel: 'video',
  top: 'overlay',
  centerPanel: 'modal',
}

/**
 * The box of a placed card: the picture fills the stage, the overlay is the part that the console leaves free, and all
 * other cards are in the console.
 */
export function stagePanelOf(panel: string, position: string): StagePanel {
  if (position === 'modal') return 'modal'
  const onPicture = panel === 'mainPanel' || panel === 'leftPanel'
  if (onPicture && position.endsWith('-overlay')) return 'overlay'
  if (panel === 'mainPanel') return position === 'main-top' ? 'video' : 'console'
  return BY_PANEL[panel] ?? 'console'
}
