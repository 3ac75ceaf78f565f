import type { GalleryStates } from '@sidepick/card-kit'
import { fakeHost } from '@sidepick/card-kit/testing/fake_host'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { asking, ended, resultOf, visited } from '../moments'

const day = (played: number) => ({ played, games: 3 })
const advancing = (remainingMs: number) => ({
  autoAdvance: { remainingMs, durationMs: 3_000, completed: false },
})
/** What a partner's programme pays for a game. */
const points = { base: 5, bonus: 0, majority: 0, total: 5 }

const game = NO_PICTURE

const onPicture = (componentName: string) => ({
  rule: { componentName, panel: 'mainPanel', position: 'main-overlay' },
})
const atEnd = {
  rule: { componentName: 'AllGamesComplete', panel: 'mainPanel', position: 'modal' },
}
const banner = onPicture('RedBanner')
const progress = onPicture('PartnerGameProgress')

export const RedBanner: GalleryStates = {
  'the first game': {
    game,
    props: { ...banner, ...asking, play: samplePlay({ day: day(0) }) },
  },
  'the last game': {
    props: { ...banner, ...asking, play: samplePlay({ day: day(2), sessionPoints: 340 }) },
  },
}

export const PartnerGameProgress: GalleryStates = {
  'one of three': {
    game,
    props: { ...progress, ...resultOf({ day: day(1), points }), timers: advancing(2_400) },
  },
  'two of three': {
    props: { ...progress, ...resultOf({ day: day(2), points }), timers: advancing(700) },
  },
  'the last one': { props: { ...progress, ...resultOf({ day: day(3), points }) } },
}

export const AllGamesComplete: GalleryStates = {
  'after three games': {
    game,
    props: { ...atEnd, ...ended(15, { ...visited(3, { points: 15 }), day: day(3) }) },
  },
  'in a rewards programme': {
    host: { signUp: { ...fakeHost().signUp, distributorId: 'orbit' } },
    props: { ...atEnd, ...ended(15, { ...visited(3, { points: 15 }), day: day(3) }) },
  },
  'back on the same day': { props: { ...atEnd, ...ended(0, { day: day(3) }) } },
}
