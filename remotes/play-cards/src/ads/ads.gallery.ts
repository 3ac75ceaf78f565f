import type { Ads, GalleryState, GalleryStates, VideoAd as Film } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'
import { asking, locking } from '../moments'

/** What is shown lies over the picture, which would be the largest part of the stored pictures. */
const NO_PICTURE: Partial<Game> = { videoUrls: { mp4720: null, poster: null } }

/** A coloured plane in place of an ad. */
function plane(width: string, height: string): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `width:${width};height:${height};background:#16213e`
  return element
}

/** A video ad that stands still. */
function stillAd(skippableAfterMs: number): Film {
  let begin = () => undefined as void
  return {
    provider: 'house',
    skippableAfterMs,
    play(container) {
      container.replaceChildren(plane('100%', '100%'))
      begin()
    },
    setMuted: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    skip: () => undefined,
    destroy: () => undefined,
    on(event, listener) {
      if (event === 'started') begin = listener
      return () => undefined
    },
  }
}

const adsOf = (video: Film | null): Ads => ({
  video: () => video,
  subscribe: () => () => undefined,
  display({ el, sizes }) {
    const [size] = sizes
    if (!size) return Promise.resolve(null)
    const element = plane(`${size[0]}px`, `${size[1]}px`)
    el.append(element)
    return Promise.resolve({ provider: 'house', size, destroy: () => element.remove() })
  },
  passiveDelayMs: () => 0,
})

const withAds = (state: GalleryState, video: Film | null = null): GalleryState => ({
  ...state,
  game: NO_PICTURE,
  prepare: (host) => void (host.ads = () => Promise.resolve(adsOf(video))),
})

const over = (componentName: string, panel = 'mainPanel', position = 'main-overlay') => ({
  rule: { componentName, panel, position },
  panel,
  position,
})

export const AdLabel: GalleryStates = {
  'on a sponsored game': {
    props: { ...asking, ...over('AdLabel') },
    game: { isAd: true, ...NO_PICTURE },
  },
}

export const VideoAd: GalleryStates = {
  'can be skipped': withAds({ props: { ...locking, ...over('VideoAd') } }, stillAd(0)),
  'can be skipped soon': withAds({ props: { ...locking, ...over('VideoAd') } }, stillAd(59_000)),
}

export const DisplayAd: GalleryStates = {
  'beside the game': withAds({
    props: { ...asking, ...over('DisplayAd') },
  }),
}

export const PassiveAdSlot: GalleryStates = {
  'over the picture': withAds({
    props: { ...asking, phase: 'passive', ...over('PassiveAdSlot') },
  }),
}
