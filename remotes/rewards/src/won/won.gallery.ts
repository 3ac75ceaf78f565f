import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { aPlay } from '@sidepick/card-kit/testing/sample_plays'
import { CLAIMABLE, NOTIFICATIONS, pageOf, viewer } from '../testing/samples'

const waiting = (...plays: unknown[]) => ({
  viewer,
  answers: {
    'GET /v1/notifications/count': { body: { count: 0, rewardsToClaim: plays.length } },
    'GET /v1/gameplays?state=claimable&limit=10': { body: pageOf(plays) },
  },
})

const another = { ...aPlay(12), claimablePoints: 340, claimableUntil: CLAIMABLE.claimableUntil }

const lost = pageOf([{ ...NOTIFICATIONS[0]!, type: 'game_lost', title: 'Not this time' }])
const told = {
  'GET /v1/notifications?language=en-us&limit=10': { body: lost },
  'GET /v1/notifications?language=es-mx&limit=10': { body: lost },
}

const props = {
  rule: { componentName: 'WinGift', panel: 'mainPanel', position: 'main-right' },
  phase: 'result' as const,
  play: samplePlay({ picked: 'A' }),
}

export const cardStates: GalleryStates = {
  'one win': { ...waiting(CLAIMABLE), props },
  'several wins': { ...waiting(CLAIMABLE, another), props },
}

export const screenStates: GalleryStates = {
  'two wins to collect': waiting(CLAIMABLE, another),
  'a win, and what else was decided': {
    ...waiting(CLAIMABLE),
    answers: { ...waiting(CLAIMABLE).answers, ...told },
  },
  'nothing left': waiting(),
}
