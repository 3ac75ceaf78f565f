import type { GalleryStates } from '@sidepick/card-kit'
import { pageOf, PLAYS } from '../testing/samples'

const LIST = 'GET /v1/gameplays?state=all&limit=10'

export const states: GalleryStates = {
  'in every state': { props: { place: 'page' }, answers: { [LIST]: { body: pageOf(PLAYS) } } },
  'with more to come': { answers: { [LIST]: { body: pageOf(PLAYS.slice(0, 3), 'more') } } },
  'nothing yet': { answers: { [LIST]: { body: pageOf([]) } } },
  'on their way': { props: { place: 'page' } },
  'out of reach': { answers: { [LIST]: { status: 404 } } },
}
