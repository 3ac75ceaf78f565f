import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { button, field } from '@sidepick/card-kit/testing/queries'
import { aBootstrap, aGame, anEntry, aRemote } from '../../../../widget-shell/host/testing/fixtures'
import { holdTouched } from '../../../../widget-shell/host/later/hold_touched'
import { SETTLED_MS } from '../../../../widget-shell/host/testing/settled'
import { visitRig } from '../../../../widget-shell/host/testing/visit_rig'
import type { RemoteEntry } from '@sidepick/rules/types'
import * as auth from '../card'
import json from '../../screens.json'
import { DontLosePoints } from './dont_lose_points'

const GAMES = Array.from({ length: 9 }, (_one, at) => aGame({ id: `g${at + 1}` }))
const screens = json as RemoteEntry['screens']
const RULE = {
  componentName: 'DontLosePoints',
  panel: 'centerPanel',
  position: 'modal',
  when: { auth: 'logged_out' },
} as const

/** The real card in a real visit, after the games of a stranger that lead to it. */
async function afterGames() {
  document.body.innerHTML = '<div id="vs-root"></div>'
  const { config } = aBootstrap()
  const gameScreenComponents = { ...config.gameScreenComponents, INTERSTITIAL: [RULE] }
  const bootstrap = aBootstrap({
    remotes: [
      aRemote(),
      aRemote({ id: 'auth', screens, cards: ['DontLosePoints'], critical: false }),
    ],
    config: { ...config, gameScreenComponents },
  })
  const rig = visitRig({ entry: anEntry(GAMES, { bootstrap }), modules: { auth } })
  await act(() => rig.start(document.getElementById('vs-root')!))
  holdTouched(rig.visit, document)
  const phase = () => rig.visit.engine.state().phase
  const pass = (ms: number) => act(async () => rig.advance(ms))
  for (let played = 0; played < 5; played += 1) {
    await pass(SETTLED_MS)
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await pass(3000)
    await waitFor(() => expect(phase()).toBe('majorityBonus'))
    await pass(2000)
    await act(async () => rig.visit.engine.send({ type: 'next_requested' }))
  }
  await screen.findByRole('heading', { name: /keep your \d+ points/ }, { timeout: 5000 })
  return { ...rig, phase, pass }
}

test('it comes after five games of a stranger, and the games go on after seven seconds', async () => {
  const { phase, pass } = await afterGames()
  await pass(6750)
  expect(phase()).toBe('interstitial')
  expect(screen.getByText('Closes in 1 second')).toBeInTheDocument()
  await pass(250)
  expect(phase()).toBe('question')
})

test('it stays while the e-mail is typed, and goes 14 seconds after that field was left', async () => {
  const { phase, pass } = await afterGames()
  await pass(5000)
  const user = userEvent.setup()
  await user.type(field('Email'), 'ana@example.com')
  await user.unhover(field('Email'))
  await pass(60_000)
  expect(phase()).toBe('interstitial')
  act(() => field('Email').blur())
  await pass(13_750)
  expect(phase()).toBe('interstitial')
  await pass(250)
  expect(phase()).toBe('question')
})

describe('stays for who asked for it', () => {
  const keep = {
    finger: () => userEvent.pointer({ target: button('Keep open'), keys: '[TouchA]' }),
    mouse: async () => {
      const user = userEvent.setup()
      const pressed = button('Keep open')
      await user.click(pressed)
      await user.pointer({ target: document.body })
    },
    keyboard: async () => {
      act(() => button('Keep open').focus())
      await userEvent.keyboard('{Enter}')
    },
  }
  test.each(Object.keys(keep) as (keyof typeof keep)[])('by %s', async (by) => {
    const { phase, pass } = await afterGames()
    await keep[by]()
    expect(screen.queryByText(/Closes in/)).toBeNull()
    expect(screen.getByRole('heading', { name: /keep your/ })).toHaveFocus()
    act(() => field('Email').focus())
    act(() => field('Email').blur())
    await pass(60_000)
    expect(phase()).toBe('interstitial')
    await userEvent.click(button('Close'))
    expect(phase()).toBe('question')
  })
})

test('it takes its look from the rule', () => {
  const rule = { ...RULE, props: { variant: 'dontLoseYourPoints' } }
  renderCard(DontLosePoints, { play: samplePlay({ sessionPoints: 120 }), rule: rule as never })
  expect(screen.getByRole('button', { name: 'Save my points' })).toBeInTheDocument()
})

test('it has nothing to say to a player', () => {
  const viewer = { loggedIn: true, loading: false, profile: null }
  const { container } = renderCard(DontLosePoints, { viewer })
  expect(container).toBeEmptyDOMElement()
})
