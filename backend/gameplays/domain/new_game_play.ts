import type { Side, TicketType } from '@sidepick/rules/types'

/** A pick that asks to become a play. */
export interface NewGamePlay {
  gameId: string
  userId: string
  side: Side
  ticketType: TicketType
  /** Marks a play in the partner's rewards programme; free plays alone. */
  rewardType?: 'gift_card'
  /** Tickets at stake; 1 except for black ones. */
  quantity: number
  /** Points of taps and sets, which only the client counts; clamped. */
  clientPoints: number
  /** Whether it earns neither points nor gray: a pick from before the sign-in that came too late. */
  unpaid: boolean
  widgetId: string | null
  distributorId: string
  returnUrl: string | null
  /** What the client reports about itself; stored, never trusted. */
  context: Record<string, string>
  /** Whether the e-mail is verified, which leagues require. */
  emailVerified: boolean
  /** Whether the player can influence the results of games. */
  decides: boolean
  /** What identifies two plays as one person's. */
  origin: { ip: string; userAgent: string | null }
}

/** Whether a partner's programme credits it. */
export const isRewarded = ({ rewardType, unpaid }: NewGamePlay): boolean =>
  rewardType !== undefined && !unpaid
