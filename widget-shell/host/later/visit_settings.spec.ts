import type { ExperienceConfig } from '@sidepick/rules/types'
import { aBootstrap, aGame, anEntry } from '../testing/fixtures'
import { visitSettingsOf } from './visit_settings'

type Given = Pick<ExperienceConfig, 'gameExperience'> & Partial<ExperienceConfig['themeFlags']>

function settingsBy({ gameExperience, ...flags }: Given = {}) {
  const { config: plain } = aBootstrap()
  const themeFlags = { ...plain.themeFlags, ...flags }
  const config = { ...plain, themeFlags, ...(gameExperience && { gameExperience }) }
  const options = { signUpPrompts: true }
  const around = { config, widthPx: 400, registered: false, options, adsOn: false, still: false }
  return visitSettingsOf(anEntry([aGame()]), around)
}

/** The limits of a stranger that these settings lead to, beside the platform's. */
function limitsBy(given?: Given) {
  const { suggestAt, lockAt, strangerGames } = settingsBy(given).limits
  return { platform: aBootstrap().limits, suggestAt, lockAt, strangerGames }
}

test('without a setting the numbers of the platform hold', () => {
  const { platform, ...limits } = limitsBy()
  expect(limits).toEqual({
    suggestAt: platform.anonymousGameLimit,
    lockAt: null,
    strangerGames: platform.strangerGames.default,
  })
  expect(limitsBy({ onboardingGameLock: true }).lockAt).toBe(platform.onboardingGameLimit)
})

test.each([3, 10, 40])(
  'a partner who says %i games has the prompt there, and the lock',
  (games) => {
    const open = { onboardingGameLimit: games }
    expect(limitsBy(open)).toMatchObject({ suggestAt: games, lockAt: null })
    expect(limitsBy({ ...open, onboardingGameLock: true }).lockAt).toBe(games)
  }
)

test('the set of rules says how many games there are without an account', () => {
  const { platform, strangerGames } = limitsBy({ gameExperience: { ruleSet: 'double-down' } })
  expect(strangerGames).toBe(platform.strangerGames['double-down'])
})

test('what a configuration leaves open is as the script has it', () => {
  expect(settingsBy()).toMatchObject({ scriptId: 'standard16', postStart: null })
})

test('a configuration says how a visit begins', () => {
  const begins = { firstEntry: 'signup', postStart: 'welcomeV3', scriptId: 'ads9' } as const
  expect(settingsBy({ gameExperience: begins })).toMatchObject(begins)
})

test('a configuration says how much longer a result is read', () => {
  expect(settingsBy({ resultReadingDuration: 4.5 }).reading.moreMs).toBe(4_500)
})
