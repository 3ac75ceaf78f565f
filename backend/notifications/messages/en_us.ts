import type { NotificationMessages } from '#notifications/messages/message'

export const enUs: NotificationMessages = {
  game_won: { title: 'You won!', body: 'Your pick was right. See what it earned you.' },
  game_lost: { title: 'Not this time', body: 'Your pick was not right. The next game is waiting.' },
  result_changed: {
    title: 'A result changed',
    body: 'The result of a game you played was corrected.',
  },
  game_canceled: {
    title: 'Game canceled',
    body: 'A game you played was canceled. Your tickets are back.',
  },
  tickets_refunded: {
    title: 'Tickets returned',
    body: { one: '{amount} ticket came back to you.', other: '{amount} tickets came back to you.' },
  },
  gray_converted: {
    title: 'New black tickets',
    body: {
      one: 'Your wins turned into {amount} black ticket.',
      other: 'Your wins turned into {amount} black tickets.',
    },
  },
  gift_available: {
    title: 'Your daily gift is here',
    body: 'Collect your free tickets before the day ends.',
  },
  purchase_complete: {
    title: 'Purchase complete',
    body: {
      one: '{amount} ticket was added to your account.',
      other: '{amount} tickets were added to your account.',
    },
  },
  purchase_failed: {
    title: 'Purchase failed',
    body: 'Your purchase did not go through. Nothing was charged.',
  },
  redeem_complete: {
    title: 'Coins redeemed',
    body: {
      one: 'You redeemed {amount} coin.',
      other: 'You redeemed {amount} coins.',
    },
  },
  redeem_error: {
    title: 'Redeeming failed',
    body: 'Your coins could not be redeemed. They are back in your account.',
  },
  achievement: { title: 'Achievement unlocked', body: 'You reached a new achievement.' },
  promotion: { title: 'You moved up', body: 'You were promoted to a higher league.' },
  demotion: {
    title: 'You moved down',
    body: 'You did not play for a week and start again in the first league.',
  },
  prize_won: { title: 'You won a prize!', body: 'Confirm where we should send it.' },
  prize_alternate: {
    title: 'You are next in line',
    body: 'If the winner does not confirm in time, the prize is yours.',
  },
}
