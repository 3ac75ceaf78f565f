import type { BuiltInFlavour } from '@sidepick/rules/types'
import DEFAULT from '../documents/modes/DEFAULT.json' with { type: 'json' }
import LIGHT from '../documents/modes/LIGHT.json' with { type: 'json' }
import MINI_PASSIVE from '../documents/modes/MINI_PASSIVE.json' with { type: 'json' }
import PLAY_RESPONSE from '../documents/modes/PLAY_RESPONSE.json' with { type: 'json' }
import STOCK_PARTNER from '../documents/modes/STOCK_PARTNER.json' with { type: 'json' }
import STOCK_SEARCH from '../documents/modes/STOCK_SEARCH.json' with { type: 'json' }
import dailyRedBanner from '../documents/flavours/daily-red-banner.json' with { type: 'json' }
import default_ from '../documents/flavours/default.json' with { type: 'json' }
import freeGames from '../documents/flavours/free-games.json' with { type: 'json' }
import searchEmbed from '../documents/flavours/search-embed.json' with { type: 'json' }
import searchPartner from '../documents/flavours/search-partner.json' with { type: 'json' }
import type { ExperienceScope } from '#experiences/contract'

/** A widget mode is only a document; no code compares its name. */
const MODES = { DEFAULT, PLAY_RESPONSE, LIGHT, MINI_PASSIVE, STOCK_PARTNER, STOCK_SEARCH }

/** The flavours that exist without a partner. A flavour is only a document; no code compares its name. */
const FLAVOURS: Record<BuiltInFlavour, object> = {
  'default': default_,
  'search-partner': searchPartner,
  'free-games': freeGames,
  'search-embed': searchEmbed,
  'daily-red-banner': dailyRedBanner,
}

/** The documents that come with the release. What is published for the same owner lies over them. */
export const BUILT_IN: Partial<Record<ExperienceScope, Record<string, object>>> = {
  mode: MODES,
  flavour: FLAVOURS,
}

/** null for an owner without one, such as a partner's flavour. */
export function builtInDocument(scope: ExperienceScope, owner: string): object | null {
  const documents = BUILT_IN[scope] ?? {}
  return Object.hasOwn(documents, owner) ? (documents[owner] ?? null) : null
}
