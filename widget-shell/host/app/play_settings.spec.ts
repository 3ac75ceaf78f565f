import { anEntry, themeFlags } from '../testing/fixtures'
import { playSettings } from './play_settings'

const ratioOf = (searchPartner: boolean, flags: Parameters<typeof themeFlags>[0]) => {
  const { bootstrap, votes } = anEntry([])
  const hostMode = { ...bootstrap.hostMode, flags: { ...bootstrap.hostMode.flags, searchPartner } }
  const config = { ...bootstrap.config, themeFlags: themeFlags(flags) }
  return playSettings({ bootstrap: { ...bootstrap, hostMode }, votes }, config).inViewRatio
}

test('the share that must be in view is the configuration’s, else a search partner’s, else whole', () => {
  expect(ratioOf(false, {})).toBe(0.99)
  expect(ratioOf(true, {})).toBe(0.98)
  expect(ratioOf(false, { inViewRatio: 0.9 })).toBe(0.9)
})
