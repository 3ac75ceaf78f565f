import logger from '@adonisjs/core/services/logger'
import type { HostMode } from '#partner_domains/contract'
import { PLATFORM, type RemotesContract } from '#remotes/contract'

const DEFAULT_FLAVOUR = 'default'

/** A query's flavour, made safe for a log. */
const NAME = /^[\w.-]{1,64}$/

interface Asked {
  /** The page that the frame's address names. */
  mode: HostMode
  /** The flavour requested by query, payload or short name. */
  wanted: string | undefined
  /** Distributor of the widget that is shown; null on a page without one. */
  widgetOwner: string | null
  /** Whether the browser will enforce that only the named page frames it. */
  pageIsProven: boolean
}

export interface CountingFlavour {
  flavour: string
  /** The partner whose pages alone may frame it; null if it applies on every page. */
  onPagesOf: string | null
}

/**
 * The effective flavour. Built-in ones apply everywhere; a partner's, which loads the partner's code, only on the
 * partner's widgets and pages. The frame's address alone does not prove the page, so the answer lets only that page
 * frame it (`onPagesOf`); without a frame there is no proof.
 */
export async function findFlavour(
  { mode, wanted, widgetOwner, pageIsProven }: Asked,
  remotes: RemotesContract
): Promise<CountingFlavour> {
  const flavour = mode.flavour ?? wanted ?? DEFAULT_FLAVOUR
  const owner = await remotes.ownerOfFlavour(flavour)
  // A domain's flavour without releases is only a theme, without code.
  const isLook = owner === null && mode.flavour !== null
  if (owner === PLATFORM || isLook) return { flavour, onPagesOf: null }
  if (owner !== null && owner === widgetOwner) return { flavour, onPagesOf: null }
  if (owner !== null && owner === mode.distributorId && pageIsProven) {
    return { flavour, onPagesOf: owner }
  }
  const told = NAME.test(flavour) ? flavour : 'no name'
  logger.warn({ flavour: told, isKnown: owner !== null }, 'the flavour does not count here')
  return { flavour: DEFAULT_FLAVOUR, onPagesOf: null }
}
