import type { BuiltInFlavour } from '@sidepick/rules/types'

/** Whether pages of a flavour offer the daily gift. */
const OFFERS_GIFT: Record<BuiltInFlavour, boolean> = {
  'default': true,
  'search-partner': false,
  'free-games': true,
  'search-embed': true,
  'daily-red-banner': true,
}

/** A partner's own flavour offers it, and so does a page without one. */
export const offersGift = (flavour: string | null): boolean =>
  flavour === null || !Object.hasOwn(OFFERS_GIFT, flavour) || OFFERS_GIFT[flavour as BuiltInFlavour]
