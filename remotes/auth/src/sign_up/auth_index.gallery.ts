import type { GalleryStates } from '@sidepick/card-kit'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'
import { galleryHost } from '../entry/gallery_host'

const host = galleryHost()
const withError = (error: string) => ({ host, props: { query: { method: 'sign_up', error } } })

const game = sampleGame({
  text: 'Does a hot dog count as a sandwich?',
  sideA: 'It does',
  sideB: 'Never',
  videoUrls: { mp4720: null, poster: null },
})
const beside = {
  [`GET /v1/widgets/widget-1?state=active&enabled=true`]: {
    body: { playlist: { games: [game], autofilledGames: [] } },
  },
  [`GET /v1/games/${game.id}/stats`]: { body: { plays: 1_204 } },
}

export const states: GalleryStates = {
  'sign up': { host, props: { query: { method: 'sign_up' }, waitingPoints: 340 } },
  'sign up beside a live game': {
    host: { ...host, widgetId: 'widget-1' },
    props: { query: { method: 'sign_up' }, waitingPoints: 340 },
    answers: beside,
  },
  'sign up without providers': { host: galleryHost([]), props: { query: { method: 'sign_up' } } },
  'sign in': { host, props: { query: { method: 'sign_in' } } },
  'access denied': withError('access_denied'),
  'provider error': withError('provider_error'),
  'e-mail missing': withError('email_missing'),
  'link required': withError('link_required'),
}
