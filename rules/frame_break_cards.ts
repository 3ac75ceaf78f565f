/** The cards that may stand on the publisher's page, with the texts and addresses of a rule that each of them shows. */
export const FRAME_BREAK_CARDS = {
  PassiveVideo: { texts: [], addresses: [] },
  BrandedImage: { texts: ['name'], addresses: ['imageUrl', 'href'] },
  FloatingCtaPill: { texts: ['label'], addresses: [] },
  PassiveAdSlot: { texts: [], addresses: [] },
} as const satisfies Record<string, { texts: readonly string[]; addresses: readonly string[] }>
export type FrameBreakCard = keyof typeof FRAME_BREAK_CARDS

export const isFrameBreakCard = (name: unknown): name is FrameBreakCard =>
  typeof name === 'string' && Object.hasOwn(FRAME_BREAK_CARDS, name)

/** Most cards of a layer. */
export const MAX_FRAME_BREAK_CARDS = 8
