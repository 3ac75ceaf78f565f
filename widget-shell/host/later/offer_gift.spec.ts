import type { Http } from '@sidepick/card-kit'
import type { Visit } from '../app/visit'
import { loggedIn, loggedOut } from '../store/session_slice'
import { createStore } from '../store/store'
import { aBootstrap, aRemote, anEntry } from '../testing/fixtures'
import { offerGift } from './offer_gift'

const remote = aRemote({
  screens: [{ name: 'DailyGiftModal', opensOn: 'daily_gift', priority: 'gift' }],
})
const ANA = { id: 'u1', username: 'ana', avatar: null, profileColor: 'e4572e' }

/** A player's visit at its first game, before a server that holds a gift or not. */
function rig(answer: () => { canCollectFreeGift: boolean } | Promise<never>) {
  const app = createStore()
  app.store.dispatch(loggedIn(ANA))
  const asked: string[] = []
  const listeners = new Set<() => void>()
  let game = 'g1'
  const visit = {
    entry: anEntry([], { bootstrap: aBootstrap({ remotes: [remote] }) }),
    app,
    remotes: { entryOfScreen: () => null },
    hold: () => undefined,
    stands: () => false,
    askForMoreHeight: { current: () => undefined },
    engine: {
      state: () => ({ game: { id: game } }),
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  } as unknown as Visit
  const http = (async (path: string) => {
    asked.push(path)
    return path.endsWith('daily-gift') ? { amount: 10 } : answer()
  }) as Http
  return {
    app,
    asked,
    played: offerGift(visit, http),
    async goOn() {
      game += '+'
      for (const listener of [...listeners]) listener()
      await new Promise((resolve) => setTimeout(resolve))
    },
    open: () =>
      app.store
        .getState()
        .modals.map((modal) => (modal.kind === 'screen' ? [modal.name, modal.props] : null)),
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('is offered once a visit, when the question after the play has come', async () => {
  const { asked, played, goOn, open } = rig(() => ({ canCollectFreeGift: true }))
  void played(1)
  await settle()
  expect(open()).toEqual([])
  await goOn()
  expect(open()).toEqual([['DailyGiftModal', { amount: 10 }]])
  await played(1)
  expect(asked).toHaveLength(2)
})

it('is not offered where it was collected, or where nothing was played', async () => {
  const { asked, played, goOn, open } = rig(() => ({ canCollectFreeGift: false }))
  await played(0)
  expect(asked).toEqual([])
  await played(1)
  await goOn()
  expect(open()).toEqual([])
  expect(asked).toEqual(['GET /v1/wallets/account-balance'])
})

it('is not offered to whoever left meanwhile', async () => {
  const { app, played, goOn, open } = rig(() => ({ canCollectFreeGift: true }))
  void played(1)
  await settle()
  app.store.dispatch(loggedOut())
  await goOn()
  expect(open()).toEqual([])
})

it('is asked for again at the next play when the server did not answer', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  let up = false
  const { played, goOn, open } = rig(() =>
    up ? { canCollectFreeGift: true } : Promise.reject(new Error('down'))
  )
  await played(1)
  up = true
  void played(1)
  await settle()
  await goOn()
  expect(open()).toHaveLength(1)
  expect(warn).toHaveBeenCalledTimes(1)
})
