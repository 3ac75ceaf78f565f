import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { createLaterEffects } from './later_effects'

test('a suggested sign-up is measured by its text', () => {
  const { visit } = visitRig({ entry: anEntry([aGame()]) })
  const emit = jest.fn()
  const perform = createLaterEffects(
    { ...visit, emit },
    {
      fetchMoreGames: () => Promise.resolve(),
      searchGames: () => Promise.resolve(),
      steps: {} as never,
    }
  )
  perform({ type: 'sign_up_suggested' })
  const properties = { variant: 'newDontLoseYourPoints' }
  expect(emit).toHaveBeenCalledWith('analytics', { name: 'sign_up_prompted', properties })
})
