import type { CardProps, GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import type { Game, GameMedia } from '@sidepick/rules/types'
import { asking, right } from '../moments'

const picture = (slug: string, description: string, over: Partial<GameMedia> = {}): GameMedia => ({
  src: `/demo-media/${slug}.webp`,
  description,
  imageType: 'illustration',
  minWidth: 720,
  ...over,
})

const ASSETS = [
  picture('beach_or_mountains', 'A beach and a mountain'),
  picture('ventana_o_pasillo', 'A row of seats in an airplane'),
  picture('air_taxi', 'A taxi over a city'),
]

const game: Partial<Game> = {
  videoUrls: { mp4720: null, poster: '/demo-media/beach_or_mountains.webp' },
  landscapeVideoUrls: { mp4720: null },
  metadata: { csrAssets: ASSETS },
}
const montage = (play: Partial<CardProps['play']> = {}): Partial<CardProps> => ({
  ...asking,
  play: samplePlay({ motionStopped: true, ...play }),
  rule: {
    componentName: 'StockMontagePlayer',
    panel: 'mainPanel',
    position: 'main-top',
    replaces: ['VideoPlayer'],
  },
})
const gone = (metadata: Game['metadata']): Partial<Game> => ({ ...game, metadata })

export const StockMontagePlayer: GalleryStates = {
  'paused by the player': { props: montage(), game },
  'of one picture': { props: montage(), game: gone({ csrAssets: ASSETS.slice(2) }) },
  'under a result': {
    props: { ...montage(), ...right, play: { ...right.play, motionStopped: true } },
    game,
  },
  'pictures that are gone': {
    props: montage(),
    game: gone({ csrAssets: ASSETS.map((asset, at) => ({ ...asset, src: `/gone-${at}.webp` })) }),
  },
  'a game without pictures': { props: montage(), game: gone({}) },
}

const searching = (text: string, state: NonNullable<CardProps['play']['search']>['state']) => ({
  game,
  props: {
    ...asking,
    layout: 'GAME_SHUTTERSTOCK_SEARCH' as const,
    play: samplePlay({ search: { text, state }, sessionPoints: 340 }),
    rule: { componentName: 'StockSearchField', panel: 'top', position: 'top-center' },
  },
})

export const StockSearchField: GalleryStates = {
  'before a search': searching('', 'open'),
  'with what the page is about': searching('Lakes and rivers of the north', 'open'),
  'while it asks': searching('boats', 'asking'),
  'a question was found': searching('boats', 'found'),
  'no question fits': searching('boats', 'none'),
  'the search did not work': searching('boats', 'failed'),
}
