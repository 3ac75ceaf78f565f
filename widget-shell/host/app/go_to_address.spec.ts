import { act } from '@testing-library/react'
import { aGame, anEntry } from '../testing/fixtures'
import { NO_PAGES } from '../testing/no_pages'
import { visitRig } from '../testing/visit_rig'
import { goToAddress } from './go_to_address'

test.each(NO_PAGES)('over a game %s leads nowhere', async (to) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { visit } = visitRig({ entry: anEntry([aGame()]) })
  const left: string[] = []
  goToAddress(visit, to, 'card', (href) => left.push(href))
  await act(async () => visit.emit('navigated', { to }))
  expect(left).toEqual([])
  expect(visit.app.store.getState().modals).toEqual([])
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})

test('over a game another page of ours takes the place of the frame', () => {
  const left: string[] = []
  const { visit } = visitRig({ entry: anEntry([aGame()]) })
  goToAddress(visit, '/widget/w2?tab=won', 'card', (href) => left.push(href))
  expect(left).toEqual(['/widget/w2?tab=won'])
})
