import type { ExperienceConfig, Locale } from '@sidepick/rules/types'
import type { AdsProvider, ProviderId } from './ads_provider'
import type { LoadProvider } from './ask_providers'

/** The code of each provider, which only a visit that asks it loads. The files' names give ad blockers no reason. */
export function providerLoader(
  settings: () => NonNullable<ExperienceConfig['ads']>,
  locale: Locale
): LoadProvider {
  const vast = (id: 'ima' | 'alt', tag: string | undefined) =>
    tag
      ? import(/* webpackChunkName: "spots-vast" */ './vast/vast_provider').then((module) =>
          module.vastProvider(id, tag)
        )
      : Promise.resolve(null)
  const loaders: Record<ProviderId, () => Promise<AdsProvider | null>> = {
    null: () => Promise.resolve(null),
    ima: () => vast('ima', settings().vastTag),
    alt: () => vast('alt', settings().altVastTag),
    house: () =>
      import(/* webpackChunkName: "spots-house" */ './house/house_provider').then((module) =>
        module.houseProvider(locale)
      ),
  }
  const loaded = new Map<ProviderId, Promise<AdsProvider | null>>()
  return (id) => {
    const known = loaded.get(id) ?? loaders[id]()
    loaded.set(id, known)
    // A chunk that did not load is asked for again.
    known.catch(() => loaded.delete(id))
    return known
  }
}
