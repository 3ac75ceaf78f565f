import { aGame, anEntry } from '../testing/fixtures'
import { visitSettingsOf } from './visit_settings'

const settingsOf = (gameExperience: object) => {
  const entry = anEntry([aGame()])
  const config = { ...entry.bootstrap.config, gameExperience }
  return visitSettingsOf(entry, {
    ...{ config, widthPx: 400, registered: false, adsOn: false, still: false },
    options: { signUpPrompts: true },
  })
}

test('what a configuration leaves open is as the script has it', () => {
  expect(settingsOf({})).toMatchObject({ scriptId: 'standard16', postStart: null })
})

test('a configuration says how a visit begins', () => {
  const begins = { firstEntry: 'signup', postStart: 'welcomeV3', scriptId: 'ads9' }
  expect(settingsOf(begins)).toMatchObject(begins)
})
