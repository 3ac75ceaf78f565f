import type { BuiltInFlavour, ExperienceConfig, HostFlags } from '@sidepick/rules/types'

/** A flavour's built-in settings, before its own document is merged. */
interface FlavourPreset {
  look?: { [Key in keyof ExperienceConfig]?: Partial<ExperienceConfig[Key]> }
  /** Override the flags of the page's domain. */
  flags?: Partial<HostFlags>
}

/** Players of search partners have accepted the partner's terms already. */
const NO_TERMS = { TermsOfService: false }
const NO_BETS = { BetSlider: false, BetDetails: false, TicketToggle: false }
const NO_MONEY = { purchasing: false, blackTickets: false }

/** The flavours that exist without a partner. A flavour is only data; no code compares its name. */
const BUILT_IN: Record<BuiltInFlavour, FlavourPreset> = {
  'default': {},
  'search-partner': {
    look: {
      componentFlags: { ...NO_TERMS, ...NO_BETS, DailyGiftModal: false, QuickPlayIntro: false },
    },
    flags: { searchPartner: true, skipsDisabled: true, arcadeMode: false },
  },
  'free-games': {
    look: {
      componentFlags: {
        ...NO_BETS,
        WalletPillWhite: false,
        WalletPillBlack: false,
        PurchaseModal: false,
      },
    },
    flags: { ...NO_MONEY, freeGames: true, arcadeMode: false },
  },
  'search-embed': { look: { componentFlags: NO_TERMS }, flags: { arcadeMode: false } },
  'daily-red-banner': { flags: { redBanner: true } },
}

/** An unknown flavour changes nothing. */
export function presetOfFlavour(flavour: string): FlavourPreset {
  return Object.hasOwn(BUILT_IN, flavour) ? BUILT_IN[flavour as BuiltInFlavour] : {}
}
