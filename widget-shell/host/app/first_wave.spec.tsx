import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

const game = aGame({ id: 'g1', text: 'Tea?' })
const other = aGame({ id: 'g2', text: 'Coffee?' })

/** What the server sends: the question, readable without a script. */
function serverPage(gameId = 'g1') {
  document.body.innerHTML = `
    <div id="vs-root" class="vs-stage" data-phase="passive" data-layout-mode="PassiveV" data-game-id="${gameId}" data-picked="A">
      <div class="vs-panel vs-panel--console"><h2>Server question</h2>
      <button data-side="A">Server A</button><button data-side="B">Server B</button></div>
    </div>`
  return document.getElementById('vs-root') as HTMLElement
}

const root = () => document.getElementById('vs-root') as HTMLElement

describe('taking over from the server', () => {
  afterEach(() => delete window.__vsEarlyPick)

  test('the server question stays until the cards are there, then they stand in its place', async () => {
    const rig = visitRig({ entry: anEntry([game, other]), hold: true })
    const old = serverPage()
    const done = rig.start(old)
    expect(screen.getByText('Server question')).toBeInTheDocument()
    rig.arrive()
    await act(() => done)
    expect(screen.queryByText('Server question')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Tea?' })).toBeInTheDocument()
    expect(root()).not.toBe(old)
    expect(root().dataset).toMatchObject({
      phase: 'passive',
      layoutMode: 'PassiveV',
      orientation: 'portrait',
      gameId: 'g1',
    })
    expect(root().dataset.picked).toBeUndefined()
    expect(screen.getByTestId('Question')).toHaveClass('vs-position')
  })

  test('the game on screen stays the one that is played, whatever comes first in the list', async () => {
    const rig = visitRig({ entry: anEntry([game, other]), gameOnScreen: 'g2' })
    await act(() => rig.start(serverPage('g2')))
    expect(screen.getByRole('heading', { name: 'Coffee?' })).toBeInTheDocument()
  })

  test('the focus stays on the answer it was on', async () => {
    const rig = visitRig({ entry: anEntry([game]), hold: true })
    const done = rig.start(serverPage())
    screen.getByText('Server B').focus()
    rig.arrive()
    await act(() => done)
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
  })

  test('a pick made before counts from when it was made', async () => {
    const rig = visitRig({ entry: anEntry([game]) })
    window.__vsEarlyPick = { gameId: 'g1', side: 'B', at: performance.now() - 2000 }
    await act(() => rig.start(serverPage()))
    const state = rig.visit.engine.state()
    expect(state).toMatchObject({ phase: 'locking', pick: { gameId: 'g1', side: 'B' } })
    expect(state.timers.lockedPick?.remainingMs).toBeLessThanOrEqual(1000)
  })

  test('a pick of another game is not taken for this one', async () => {
    const rig = visitRig({ entry: anEntry([game]) })
    window.__vsEarlyPick = { gameId: 'g9', side: 'B', at: performance.now() }
    await act(() => rig.start(serverPage()))
    expect(rig.visit.engine.state().phase).toBe('passive')
  })

  test('the page hears once that the widget is painted', async () => {
    const rig = visitRig({ entry: anEntry([game]) })
    await act(() => rig.start(serverPage()))
    expect(rig.sent).toEqual([
      ['widget-load', { widgetId: 'w1', type: 'inline', partnerName: 'Example' }],
    ])
  })

  test.each([
    ['Playfield', 'Playfield'],
    ['', null],
  ])('without a partner the page hears the creator %j as %j', async (creatorName, partnerName) => {
    const entry = anEntry([game])
    entry.bootstrap.widget = { ...entry.bootstrap.widget, partnerName: null, creatorName }
    const rig = visitRig({ entry })
    await act(() => rig.start(serverPage()))
    expect(rig.sent).toContainEqual(['widget-load', expect.objectContaining({ partnerName })])
  })

  test('an empty list says so, to the player and to the page, and waits for no remote', async () => {
    const rig = visitRig({ entry: anEntry([]), hold: true })
    await act(() => rig.start(serverPage()))
    expect(screen.getByText('No games available right now')).toBeInTheDocument()
    expect(rig.sent).toEqual([
      ['widget-load', { widgetId: 'w1', type: 'inline', partnerName: 'Example', empty: true }],
    ])
  })

  test('cards that do not come leave a way out, and a late arrival is used', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const remotes = [aRemote({ timeoutMs: 20 })]
    const rig = visitRig({
      entry: anEntry([game], { bootstrap: aBootstrap({ remotes }) }),
      hold: true,
    })
    await act(() => rig.start(serverPage()))
    expect(screen.getByText('The game is taking a break')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(rig.sent.at(-1)).toEqual(['vs_failed', { message: 'not available' }])
    window.__vsEarlyPick = { gameId: 'g1', side: 'A', at: performance.now() }
    await act(async () => rig.arrive())
    expect(await screen.findByRole('heading', { name: 'Tea?' })).toBeInTheDocument()
    expect(rig.visit.engine.state().phase).toBe('locking')
    jest.restoreAllMocks()
  })

  test('cards that are asked for again leave the keyboard where it was, then on the answers', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const remotes = [aRemote({ timeoutMs: 500 })]
    const rig = visitRig({
      entry: anEntry([game], { bootstrap: aBootstrap({ remotes }) }),
      hold: true,
    })
    await act(() => rig.start(serverPage()))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(screen.getByRole('button', { name: 'Loading' })).toHaveFocus()
    expect(screen.getByText('The game is taking a break')).toBeInTheDocument()
    await act(async () => rig.arrive())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
    jest.restoreAllMocks()
  })
})

describe('playing', () => {
  test('a tap locks at once, a second one changes nothing, and the next game follows', async () => {
    const rig = visitRig({ entry: anEntry([game, other]) })
    await act(() => rig.start(serverPage()))
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(root().dataset.phase).toBe('locking')
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await act(async () => rig.advance(3000))
    await waitFor(() => expect(root().dataset.phase).toBe('majorityBonus'))
    await act(async () => rig.advance(2000))
    expect(root().dataset.phase).toBe('result')
    expect(rig.visit.picks.played.all()).toMatchObject([{ gameId: 'g1', side: 'A' }])
    await act(async () => rig.advance(3000))
    expect(screen.getByRole('heading', { name: 'Coffee?' })).toBeInTheDocument()
  })

  test('a card of a critical remote that throws leaves one way out', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Question: Card = () => {
      throw new Error('broken')
    }
    const rig = visitRig({ entry: anEntry([game]), cards: { 'play-cards': { Question } } })
    await act(() => rig.start(serverPage()))
    expect(screen.getByText('OOPS')).toBeInTheDocument()
    quiet.mockRestore()
  })

  test('a card that throws does not take the others with it', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Points: Card = () => {
      throw new Error('broken')
    }
    const bootstrap = aBootstrap({
      remotes: [
        aRemote(),
        aRemote({ id: 'extra', cards: ['Points'], critical: false, fallback: 'silent' }),
      ],
    })
    bootstrap.config.widgetComponents = [
      { componentName: 'Points', panel: 'mainPanel', position: 'main-overlay' },
    ]
    const rig = visitRig({ entry: anEntry([game], { bootstrap }), cards: { extra: { Points } } })
    await act(() => rig.start(serverPage()))
    await act(async () => void (await rig.visit.remotes.load('extra')))
    expect(screen.getByRole('heading', { name: 'Tea?' })).toBeInTheDocument()
    expect(screen.getByTestId('Points')).toBeEmptyDOMElement()
    quiet.mockRestore()
  })
})
