import logger from '@adonisjs/core/services/logger'
import type { HostMode } from '#partner_domains/contract'
import { PLATFORM, type RemotesContract } from '#remotes/contract'

const DEFAULT_FLAVOUR = 'default'

/** What may stand in a log of what a query says. */
const NAME = /^[\w.-]{1,64}$/

interface Asked {
  /** Of the page that the widget says it stands on. */
  mode: HostMode
  /** What the query, the payload or a short name asks for. */
  wanted: string | undefined
  /** Distributor of the widget that is shown; null on a page without one. */
  widgetOwner: string | null
  /** Whether a browser will draw the page nowhere but where it says it stands. */
  pageIsProven: boolean
}

export interface CountingFlavour {
  flavour: string
  /** The partner on whose page alone it counts; null where it counts wherever the widget stands. */
  onPagesOf: string | null
}

/**
 * The flavour that counts. The platform's own count everywhere; a partner's, which brings the partner's code, on the
 * partner's widgets and on its pages alone. Of a page we have nothing but what the frame's address says, which proves
 * nothing by itself: the answer lets that page alone frame it (`onPagesOf`), and a page without a frame stands on nobody's.
 */
export async function findFlavour(
  { mode, wanted, widgetOwner, pageIsProven }: Asked,
  remotes: RemotesContract
): Promise<CountingFlavour> {
  const flavour = mode.flavour ?? wanted ?? DEFAULT_FLAVOUR
  const owner = await remotes.ownerOfFlavour(flavour)
  // What an admin writes into a domain's row and no release belongs to is a look without code.
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
