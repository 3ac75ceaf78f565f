import type { CardProps, GalleryState, GalleryStates } from '@sidepick/card-kit'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { ANA as PROFILE } from '@sidepick/card-kit/testing/sample_profile'
import { ANA, resultOf, visited } from '../moments'
import type { Profile } from '@sidepick/rules/generated_wire'

const LEAGUES = [
  { id: 'level1', gamePlays: 0, prize: null },
  { id: 'level2', gamePlays: 5, prize: 'A gift card of 50 dollars' },
  { id: 'level3', gamePlays: 25, prize: null },
]
const RULES = ([3, 5, 10] as const).map((requiredStreak) => ({
  id: `streak_${requiredStreak}` as const,
  name: `${requiredStreak} in a row`,
  description: `Answer ${requiredStreak} questions right in a row.`,
  icon: `streak_${requiredStreak}`,
  gameType: null,
  requiredStreak,
  requiredCorrect: true,
}))
const LIST = { 'GET /v1/achievements': { body: [...LEAGUES, ...RULES] } }

const game = NO_PICTURE

/** The API for a player of whom this is known. */
const player = (over: Partial<Profile>): Omit<GalleryState, 'props'> => ({
  game,
  viewer: ANA,
  answers: {
    ...LIST,
    'GET /v1/profiles': { body: { ...PROFILE, ...over } },
    'GET /v1/leaderboards/points': { body: [{ points: 1_240, rank: 8, qualified: true }] },
  },
})
const achievements = (done: number, read = true): Profile['achievements'] =>
  RULES.map(({ id, name, description, icon, gameType }, at) => ({
    ...{ id, name, description, icon, gameType },
    gameStreak: at < done ? 10 : 2,
    fulfilled: at < done,
    timestamp: at < done ? '2026-03-14T12:00:00.000Z' : null,
    read: at < done && read,
  })).sort((one, other) => Number(other.fulfilled) - Number(one.fulfilled))

const at = (
  componentName: string,
  position: string,
  play: Partial<CardProps['play']> = {}
): Pick<GalleryState, 'props'>['props'] => ({
  ...resultOf({ ...visited(4), interval: 24, ...play }),
  phase: 'playResponse',
  rule: { componentName, panel: 'mainPanel', position },
})
const below = (name: string, play?: Partial<CardProps['play']>) => at(name, 'main-bottom', play)
const beside = (name: string, play?: Partial<CardProps['play']>) => at(name, 'main-right', play)
const over = (name: string, play?: Partial<CardProps['play']>) => at(name, 'main-overlay', play)

const onboarding = (played: number) => ({
  onboarding: { played, limit: 6, locked: true, games: 6 },
})

export const ProgressTracker: GalleryStates = {
  'to the next level': {
    props: beside('ProgressTracker'),
    ...player({ gamePlaysSinceDemotion: 12 }),
  },
  'free games of a stranger': { props: beside('ProgressTracker', onboarding(4)) },
}

export const LevelUnlock: GalleryStates = {
  'with a prize': {
    props: over('LevelUnlock'),
    ...player({ gamePlaysSinceDemotion: 5, emailVerified: true }),
  },
  'before the email is verified': {
    props: over('LevelUnlock'),
    ...player({ gamePlaysSinceDemotion: 25 }),
  },
}

export const Confetti: GalleryStates = {
  'of a round that is won': {
    props: {
      ...resultOf({ quickPlay: { games: 5, mode: 'YOU_WIN' } }),
      rule: {
        componentName: 'Confetti',
        panel: 'mainPanel',
        position: 'main-overlay',
        props: { fromMs: 0 },
      },
    },
    game,
  },
}

export const AdvancedPoints: GalleryStates = {
  'of a player': { props: beside('AdvancedPoints'), ...player({}) },
  'of a stranger': { props: beside('AdvancedPoints') },
}

export const AdvancedResults: GalleryStates = {
  'of a player': { props: below('AdvancedResults'), ...player({}) },
  'of a stranger': { props: below('AdvancedResults') },
  'long answers': {
    props: below('AdvancedResults'),
    ...player({}),
    game: {
      ...game,
      sideA: 'A very long answer that needs more than one line of its own',
      sideB: 'Another one that is just as long as the first, if not longer',
    },
  },
}

export const Accuracy: GalleryStates = {
  'good': {
    props: beside('Accuracy'),
    ...player({ gamesDeclared: 24, gamesCorrectAnswers: 18 }),
  },
  'not yet good': {
    props: beside('Accuracy'),
    ...player({ gamesDeclared: 5, gamesCorrectAnswers: 2 }),
  },
  'of a stranger': { props: beside('Accuracy') },
}

export const Badges: GalleryStates = {
  'two of three': { props: beside('Badges'), ...player({ achievements: achievements(2) }) },
  'of a stranger': { props: beside('Badges', visited(4, { longestStreak: 3 })), answers: LIST },
}

export const Challenges: GalleryStates = {
  'of a player': { props: beside('Challenges'), ...player({ achievements: achievements(1) }) },
  'of a stranger': {
    props: beside('Challenges', visited(4, { streak: 1, longestStreak: 1 })),
    answers: LIST,
  },
}

const dailyStreak = (days: number) => ({ days, playsToday: 1, length: 7, pointsPerDay: 10 })

export const DailyStreak: GalleryStates = {
  'the third day': { props: over('DailyStreak'), ...player({ dailyStreak: dailyStreak(3) }) },
  'the last day': { props: over('DailyStreak'), ...player({ dailyStreak: dailyStreak(7) }) },
}

export const AchievementsMini: GalleryStates = {
  'of a player': {
    props: over('AchievementsMini'),
    ...player({ achievements: achievements(1, false) }),
  },
  'of a stranger': {
    props: over('AchievementsMini', visited(4, { streak: 3 })),
    answers: LIST,
  },
}

export const AchievementsCard: GalleryStates = {
  'of a player': {
    props: over('AchievementsCard'),
    ...player({ achievements: achievements(1, false) }),
  },
  'of a stranger': {
    props: over('AchievementsCard', visited(4, { streak: 3 })),
    answers: LIST,
  },
}
