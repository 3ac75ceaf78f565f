/** How a component rule says where a card stands; who checks a rule and who draws by it must agree. */

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
