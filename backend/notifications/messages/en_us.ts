import type { NotificationMessages } from '#notifications/messages/message'

export const enUs: NotificationMessages = {
  game_won: {
    title: 'You won!',
    body: {
      none: 'You were right about “{question}”.',
      one: 'You were right about “{question}”. That is {amount} coin for you.',
      other: 'You were right about “{question}”. That is {amount} coins for you.',
    },
  },
  game_lost: {
    title: 'Not this time',
    body: 'Your pick for “{question}” was not right. The next game is waiting.',
  },
  result_changed: {
    title: 'A result changed',
    body: {
      none: 'The result of “{question}” was corrected. See what it means for your pick.',
      one: 'The result of “{question}” was corrected. That is {amount} coin for you.',
      other: 'The result of “{question}” was corrected. That is {amount} coins for you.',
    },
  },
  game_canceled: {
    title: 'Game canceled',
    body: {
      none: '“{question}” was canceled. Your pick does not count.',
      one: '“{question}” was canceled. {amount} ticket came back to you.',
      other: '“{question}” was canceled. {amount} tickets came back to you.',
    },
  },
  tickets_refunded: {
    title: 'Tickets returned',
    body: {
      none: 'Nobody took the other side of “{question}”. Your tickets came back to you.',
      one: 'Nobody took the other side of “{question}”. {amount} ticket came back to you.',
      other: 'Nobody took the other side of “{question}”. {amount} tickets came back to you.',
    },
  },
  tickets_of_a_tie: {
    title: 'Tickets returned',
    body: {
      none: '“{question}” ended in a tie. Your tickets came back to you.',
      one: '“{question}” ended in a tie. {amount} ticket came back to you.',
      other: '“{question}” ended in a tie. {amount} tickets came back to you.',
    },
  },
  gray_converted: {
    title: 'New black tickets',
    body: {
      none: 'Your wins turned into black tickets.',
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
      none: 'Your tickets were added to your account.',
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
      none: 'Your coins were redeemed.',
      one: 'You redeemed {amount} coin.',
      other: 'You redeemed {amount} coins.',
    },
  },
  redeem_error: {
    title: 'Redeeming failed',
    body: 'Your coins could not be redeemed. They are back in your account.',
  },
  achievement: {
    title: 'Achievement unlocked',
    body: {
      none: 'You reached a new achievement.',
      one: 'You reached a new achievement, worth {amount} point.',
      other: 'You reached a new achievement, worth {amount} points.',
    },
  },
  promotion: {
    title: 'You moved up',
    body: {
      none: 'You were promoted to a higher league.',
      one: 'You were promoted to a higher league and got {amount} point.',
      other: 'You were promoted to a higher league and got {amount} points.',
    },
  },
  demotion: {
    title: 'You moved down',
    body: 'You are back in the first league. Every play takes you up again.',
  },
  prize_won: { title: 'You won a prize!', body: 'Confirm where we should send it.' },
  prize_alternate: {
    title: 'You are next in line',
    body: 'If the winner does not confirm in time, the prize is yours.',
  },
  declaration_missing: {
    title: 'A result is missing',
    body: 'Say who won “{question}”. Without a result the game is canceled and all tickets go back.',
  },
}
