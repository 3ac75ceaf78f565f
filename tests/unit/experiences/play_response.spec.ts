import { test } from '@japa/runner'
import { builtInDocument } from '#experiences/domain/built_in_documents'

interface Rule {
  componentName: string
  intervals?: [number, number]
  when?: { displayModes?: string[] }
}

/** Which intervals of the response each card stands in; a rail has a shorter list. */
const EVERYWHERE = {
  Question: [0, 31],
  ResultPoll: [0, 10],
  GameNavigation: [13, 31],
  Confetti: [0, 31],
}
const BESIDE_A_RAIL = {
  Status: [3, 31],
  ProgressTracker: [3, 13],
  LevelUnlock: [1, 31],
  Challenges: [5, 16],
  AchievementsCard: [1, 31],
  Badges: [11, 31],
  AdvancedResults: [11, 31],
  SignOnCard: [14, 31],
  AdvancedPoints: [17, 31],
  LeaderboardCard: [17, 31],
  EmailVerify: [24, 31],
}
const IN_A_RAIL = {
  AchievementsMini: [1, 31],
  Accuracy: [5, 31],
  AdvancedPoints: [5, 31],
  ProgressTracker: [5, 31],
  EmailVerify: [5, 31],
}

test.group('The cards that follow an answer by the interval', () => {
  const { widgetComponents } = builtInDocument('mode', 'PLAY_RESPONSE') as {
    widgetComponents: Rule[]
  }
  const timed = widgetComponents.filter(
    ({ intervals, componentName }) => intervals && componentName !== 'AudioIndicator'
  )
  const listOf = (isOf: (modes: string[] | undefined) => boolean) =>
    Object.fromEntries(
      timed
        .filter(({ when }) => isOf(when?.displayModes))
        .map(({ componentName, intervals }) => [componentName, intervals])
    )

  test('stand in their intervals, in a rail in others', ({ assert }) => {
    assert.deepEqual(
      listOf((modes) => modes === undefined),
      EVERYWHERE
    )
    assert.deepEqual(
      listOf((modes) => modes !== undefined && !modes.includes('sidebar')),
      BESIDE_A_RAIL
    )
    assert.deepEqual(
      listOf((modes) => modes?.join() === 'sidebar'),
      IN_A_RAIL
    )
  })

  test('stand in the same ones in both forms of the layout', ({ assert }) => {
    const spans = new Map<string, Set<string>>()
    for (const { componentName, intervals, when } of timed) {
      const key = `${componentName} in ${when?.displayModes?.join() ?? 'all'}`
      spans.set(key, (spans.get(key) ?? new Set()).add(String(intervals)))
    }
    for (const [key, found] of spans) assert.lengthOf([...found], 1, key)
  })
})
