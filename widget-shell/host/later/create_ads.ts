import type { Ads, Http } from '@sidepick/card-kit'
import { askAgain } from '@sidepick/card-kit/ask_again'
import { wantsAdGames } from '../ads/choose_providers'
import type { startAds } from '../ads/start_ads'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import type { Session } from '../session/session'

interface AdsParts {
  session: Session
  http: Http
  document: Document
}

const loadAds = askAgain(() => import(/* webpackChunkName: "spots" */ '../ads/start_ads'))

type RunningAds = Awaited<ReturnType<typeof startAds>>

/** The ads of a visit. Their code loads only where the configuration has some, from the start or by an experiment. */
export function createAds(visit: Visit, parts: AdsParts) {
  let started: Promise<RunningAds | null> | null = null
  let isOver = false

  const isConfigured = () => {
    const config = configNow(visit)
    const { ads, themeFlags } = config
    const hasAds = (ads?.provider ?? 'null') !== 'null' || wantsAdGames(config)
    return hasAds && !themeFlags.disableAllAds
  }

  async function start(): Promise<RunningAds | null> {
    try {
      const { startAds: begin } = await loadAds()
      const running = await begin(visit, parts)
      if (isOver) running.stop()
      return running
    } catch (error) {
      // The game goes on without them.
      console.warn('Ads did not load', error)
      return null
    }
  }

  const look = () => {
    if (!started && !isOver && isConfigured()) started = start()
  }
  const stopLooking = visit.app.store.subscribe(look)
  look()
  return {
    async ready(): Promise<Ads | null> {
      return (await started)?.ads ?? null
    },
    stop() {
      isOver = true
      stopLooking()
      void started?.then((running) => running?.stop())
    },
  }
}
