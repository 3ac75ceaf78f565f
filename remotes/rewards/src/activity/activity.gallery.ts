import type { GalleryStates } from '@sidepick/card-kit'
import { CLAIMABLE, NOTIFICATIONS, pageOf } from '../testing/samples'

const answers = (told: unknown[], claimable: unknown[]) => ({
  'GET /v1/notifications?language=en-us&limit=10': { body: pageOf(told) },
  'GET /v1/notifications?language=es-mx&limit=10': { body: pageOf(told) },
  'GET /v1/notifications/count': {
    body: { count: told.length, rewardsToClaim: claimable.length },
  },
  'GET /v1/gameplays?state=claimable&limit=10': { body: pageOf(claimable) },
})

export const states: GalleryStates = {
  'with a win to claim': {
    props: { place: 'page' },
    answers: answers(NOTIFICATIONS, [CLAIMABLE]),
  },
  'all of it read': {
    answers: answers(
      NOTIFICATIONS.map((item) => ({ ...item, readAt: item.createdAt })),
      []
    ),
  },
  'nothing new': { answers: answers([], []) },
}
