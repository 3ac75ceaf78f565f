import type { Profile } from '@sidepick/rules/types'

/** Whom the galleries and the specs show. */
export const ANA: Profile = {
  id: '01995b3e-7a11-7c3d-9f4e-2b6d8a90c111',
  username: 'ana.luna',
  avatar: null,
  profileColor: 'e4572e',
  emailVerified: false,
  pageKey: '5e'.repeat(32),
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
  dailyStreak: { days: 0, playsToday: 0, length: 7, pointsPerDay: 10 },
}
