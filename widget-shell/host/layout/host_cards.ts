/** Cards of the host itself, which component rules place as they place those of remotes. Their code loads later. */
export const HOST_CARDS = ['HamburgerMenu', 'ShareAction', 'PoweredByFooter', 'FrameTitle'] as const
export type HostCard = (typeof HOST_CARDS)[number]

export const isHostCard = (name: string): name is HostCard =>
  HOST_CARDS.some((known) => known === name)
