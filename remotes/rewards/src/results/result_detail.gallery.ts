import type { GalleryState, GalleryStates } from '@sidepick/card-kit'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import { aPlay } from '@sidepick/card-kit/testing/sample_plays'
import { CLAIMABLE, PLAYS, statsOf } from '../testing/samples'

const showing = (play: PlayWithGame): GalleryState => ({
  props: { params: { gamePlayId: play.id } },
  answers: {
    [`GET /v1/gameplays/${play.id}`]: { body: play },
    [`GET /v1/games/${play.gameId}/stats`]: { body: statsOf(play) },
  },
})

const black = aPlay(21, { state: 'matched', ticketType: 'black', quantity: 5, matched: 3 })

export const states: GalleryStates = {
  'won': showing(aPlay(20)),
  'with points to claim': showing(CLAIMABLE),
  'with points that were claimed': showing({
    ...CLAIMABLE,
    claimedAt: '2026-11-21T12:00:00.000Z',
    claimablePoints: 0,
    claimableUntil: null,
  }),
  'not right': showing(PLAYS[1] ?? aPlay(2)),
  'with black tickets': showing(black),
  'of a game that is gone': showing(aPlay(22, { game: null })),
  'of somebody else': {
    props: { params: { gamePlayId: 'other' } },
    answers: { 'GET /v1/gameplays/other': { status: 404 } },
  },
}
