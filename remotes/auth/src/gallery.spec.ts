import { fakeHost } from '@sidepick/card-kit/testing'
import entries from '../screens.json'
import { register, screens } from './card'
import { gallery } from './gallery'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
const host = fakeHost()

test('every card and every screen shows its states, and nothing else does', () => {
  const registered = [...Object.keys(register(host)), ...entries.map(({ name }) => name)]
  expect(sorted(Object.keys(gallery))).toEqual(sorted(registered))
})

test('every screen of the registry is one that the remote ships', () => {
  expect(sorted(Object.keys(screens(host)))).toEqual(sorted(entries.map(({ name }) => name)))
})

test('nothing shows no state at all', () => {
  const bare = Object.entries(gallery).filter(([, states]) => Object.keys(states).length === 0)
  expect(bare).toEqual([])
})
