/**
 * Positions that name no area: in the flow, over everything, or at an edge. Of a card they mean the widget's own edges, of a
 * docked frame those of the publisher's page.
 */
export const PLACEMENTS = [
  'default',
  'modal',
  'desktop-bottom-left',
  'desktop-bottom-right',
  'desktop-top-right',
  'mobile-desktop-small',
] as const
export type Placement = (typeof PLACEMENTS)[number]
