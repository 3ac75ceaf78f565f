import type { Profile } from '@sidepick/rules/types'

const ana: Profile = {
  id: '01995b3e-7a11-7c3d-9f4e-2b6d8a90c111',
  username: 'ana.luna',
  avatar: null,
  profileColor: 'e4572e',
  emailVerified: false,
  email: 'ana@example.com',
  payoutEmail: null,
  roles: ['player'],
  tosSignedAt: null,
  lastTosSigned: false,
  adsDisabled: false,
  language: 'en-us',
  country: 'US',
  state: 'CA',
  profileIncomplete: false,
  leagues: [],
  currentLeague: 'level1',
  gamePlaysSinceDemotion: 0,
  gamesDeclared: 0,
  gamesCorrectAnswers: 0,
  achievements: [],
}

/** What the platform answers in the galleries of a player's own screens. */
export const answersWith = (change: Partial<Profile> = {}, unread = 0) => ({
  'GET /v1/profiles': { body: { ...ana, ...change } },
  'GET /v1/notifications/count': { body: { count: unread, rewardsToClaim: 0 } },
})
