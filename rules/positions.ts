/** The positions of component rules, for the server, which checks a rule, and the host, which draws by it. */

/** Every area of a position, with its panel. */
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
