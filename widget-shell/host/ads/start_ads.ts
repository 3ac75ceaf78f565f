import type { Ads, Http } from '@sidepick/card-kit'
import { AD_NUMBERS, AD_TERMS, fetchBufferMs, passiveDelayMs } from '@sidepick/rules/ads'
import { configNow } from '../app/config_now'
import { permissionNow } from '../app/permission_now'
import type { Visit } from '../app/visit'
import type { Session } from '../session/session'
import { adsPlaced } from '../store/widget_slice'
import { adWishes } from './ad_wishes'
import { adGamesOf } from './ad_games'
import type { AdContext, AdsProvider } from './ads_provider'
import { askProviders } from './ask_providers'
import {
  adsAreAllowed,
  adsAreOn,
  chooseProviders,
  wantsAdGames,
  wantsHouseBanner,
} from './choose_providers'
import { findOffer, houseOffers, servedOffers } from './commerce_offers'
import { detectBlocker } from './detect_blocker'
import { providerLoader } from './providers'
import { savesData } from './saves_data'
import { watchPlay } from './watch_play'

interface AdsParts {
  session: Pick<Session, 'settled' | 'profile' | 'on'>
  http: Http
  document: Document
}

/** How long an ad is waited for: what the address says, or else the domain. */
function bufferOf({ entry }: Visit, address: string): number {
  const given = new URL(address).searchParams.get('adsFetchBufferInSeconds')
  const { adsFetchBufferSeconds } = entry.bootstrap.hostMode.flags
  const buffer = fetchBufferMs(given, adsFetchBufferSeconds)
  if (buffer === null) {
    console.warn(`adsFetchBufferInSeconds=${given} is no time; the default holds`)
  }
  return buffer ?? AD_NUMBERS.fetchBufferMs
}

/** The ads of a visit. Resolves once page and player are known; `stop` ends them. */
export async function startAds(visit: Visit, { session, http, document }: AdsParts) {
  const { entry, app, engine, bridge, emit } = visit
  const gone = new AbortController()
  await Promise.all([bridge.handshake(), session.settled()])

  const settings = () => configNow(visit).ads ?? {}
  const permission = () => permissionNow(visit)
  const shared = () => adWishes(visit, session)
  let blocked: Promise<boolean> | null = null
  /** Once a visit, and only where a network would be asked. */
  const isBlocked = () =>
    (blocked ??= detectBlocker(document).then((found) => {
      app.store.dispatch(adsPlaced({ adblockerDetected: found }))
      if (found) emit('analytics', { name: 'adblock_detected', properties: {} })
      return found
    }))

  const load = providerLoader(settings, entry.locale)
  const bufferMs = bufferOf(visit, document.location.href)
  const context = (): AdContext => ({
    widgetId: entry.widget.id,
    partner: entry.bootstrap.hostMode.flavour,
    host: entry.host,
    consent: app.store.getState().widget.consent,
    targetingAllowed: permission().targeting,
    fetchBufferMs: bufferMs,
    savesData: savesData(),
  })
  async function providers() {
    const { provider = 'null' } = settings()
    const { thirdParties } = permission()
    const asksNetwork = AD_TERMS[provider].network && thirdParties
    return chooseProviders({
      ...shared(),
      thirdParties,
      blocked: asksNetwork && adsAreOn(shared()) && (await isBlocked()),
    })
  }
  const ask = async <Ad extends { destroy: () => void }>(
    from: (ids: Awaited<ReturnType<typeof providers>>) => typeof ids,
    request: (provider: AdsProvider, signal: AbortSignal) => Promise<Ad | null>,
    signal: AbortSignal
  ) => {
    const both = AbortSignal.any([signal, gone.signal])
    return askProviders(from(await providers()), load, request, { bufferMs, signal: both })
  }

  const tell = (name: 'ad_started', provider: string, slot: string) =>
    emit('analytics', { name, properties: { provider, slot } })
  const play = watchPlay({
    engine,
    settings,
    savesData,
    request: (position, signal) =>
      ask(
        (ids) => ids,
        (provider, own) => provider.requestVideo({ position }, context(), own),
        signal
      ),
    started: ({ provider }, position) => tell('ad_started', provider, position),
    ended: ({ provider }, slot, outcome) =>
      emit('analytics', { name: 'ad_ended', properties: { provider, slot, outcome } }),
  })

  const wantAdGames = adGamesOf(visit, http)
  const follow = () => {
    const wishes = shared()
    app.store.dispatch(adsPlaced({ adsOn: adsAreOn(wishes) }))
    wantAdGames(wantsAdGames(wishes.config) && adsAreAllowed(wishes))
  }
  follow()
  const offs = [
    session.on('logged_in', follow),
    session.on('profile_read', follow),
    session.on('logged_out', follow),
  ]

  let passiveAds = 0
  const ads: Ads = {
    video: play.video,
    subscribe: play.subscribe,
    async display(slot, signal) {
      // A network has no banner for us yet.
      const isWanted = wantsHouseBanner(configNow(visit))
      const house = (ids: Awaited<ReturnType<typeof providers>>) =>
        isWanted ? ids : ids.filter((id) => id !== 'house')
      const ad = await ask(
        house,
        (provider, own) => provider.requestDisplay(slot, context(), own),
        signal
      )
      if (ad) tell('ad_started', ad.provider, slot.placement)
      return ad
    },
    async offer(signal) {
      const [first] = await providers()
      const { offerUrl } = settings()
      const isNetwork = first !== undefined && first !== 'house'
      // Without a server of its own a network has none; ours are for pages where we sell the ads.
      if (first === undefined || (isNetwork && !offerUrl)) return null
      const from = isNetwork && offerUrl ? servedOffers(offerUrl) : houseOffers(entry.locale)
      const both = AbortSignal.any([signal, gone.signal])
      const offer = await findOffer(from, context(), both)
      if (offer) tell('ad_started', first, 'offer')
      return offer
    },
    passiveDelayMs: () => passiveDelayMs(passiveAds++ === 0, Math.random()),
  }
  return {
    ads,
    stop() {
      gone.abort()
      play.stop()
      for (const off of offs) off()
    },
  }
}
