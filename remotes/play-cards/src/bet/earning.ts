import type { ComponentRule, TicketType } from '@sidepick/rules/types'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { BetText } from './bet_text'

/** A number of a rule's props; 0 where it is missing. */
export function numberOf({ props }: ComponentRule, name: string): number {
  const given = Number(props?.[name] ?? 0)
  return Number.isFinite(given) ? given : 0
}

/** What so many tickets can win; the rule says what one pays. */
export function earningOf(
  rule: ComponentRule,
  { ticketType, quantity }: { ticketType: TicketType; quantity: number },
  text: BetText
): string {
  return TICKET_TERMS[ticketType].matched
    ? text('earning_coins', { coins: numberOf(rule, 'winCoins') * quantity })
    : text('earning_gray', { gray: numberOf(rule, 'grayPerWin') })
}
