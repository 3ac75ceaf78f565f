import { screen } from '@testing-library/react'
import { bringHost, readPlayedIds, showFirstQuestion } from './first_question'
import { aGame, anEntry } from './testing/fixtures'

function serverPage() {
  document.body.innerHTML = `
    <div id="vs-root" data-phase="passive" data-game-id="g1">
      <h2 class="vs-question" lang="en-us"><span class="vs-question__text">Question g1?</span></h2>
      <button class="vs-answer" data-side="A"><span class="vs-answer__label">Yes</span></button>
      <button class="vs-answer" data-side="B"><span class="vs-answer__label">No</span></button>
      <a class="vs-away" hidden href="https://app.example.com/widget/w1">Open it in a new tab</a>
    </div>`
  return document.getElementById('vs-root') as HTMLElement
}

const data = anEntry([aGame({ id: 'g1' }), aGame({ id: 'g2', language: 'es-mx' })])
const tap = (root: HTMLElement) =>
  root.querySelector('[data-side="B"]')?.dispatchEvent(new Event('click', { bubbles: true }))

afterEach(() => delete window.__vsEarlyPick)

test('a returning visitor sees the first game not yet played, and an early tap is kept', () => {
  const root = serverPage()
  showFirstQuestion(document, data, new Set(['g1']))
  const question = screen.getByRole('heading', { name: 'Question g2?' })
  expect(question).toHaveAttribute('lang', 'es-mx')
  tap(root)
  expect(root.dataset).toMatchObject({ phase: 'locking', picked: 'B' })
  expect(window.__vsEarlyPick).toMatchObject({ gameId: 'g2', side: 'B' })
})

test('a visitor who played everything is offered nothing to tap', () => {
  const root = serverPage()
  showFirstQuestion(document, data, new Set(['g1', 'g2']))
  expect(root.dataset.phase).toBe('ended')
  for (const answer of root.querySelectorAll('button')) {
    expect(answer).toHaveAttribute('aria-disabled', 'true')
  }
  tap(root)
  expect(root.dataset.picked).toBeUndefined()
  expect(window.__vsEarlyPick).toBeUndefined()
})

test('every list of picks counts as played, and what cannot be read as none', () => {
  const lists: Record<string, string> = {
    'vs:h:playedGames': '{"v":1,"data":[{"gameId":"a"}]}',
    'vs:h:sentGames': '{"v":1,"data":["b"]}',
    'vs:h:pendingPicks': '{"v":1,"data":[{"gameId":"c"}]}',
    'vs:h:lockingPicks': '{"v":1,"data":[{"gameId":"d"}]}',
    'vs:i:playedGames': '{"v":1,"data":[{"gameId":"e"}]}',
  }
  const stored = () => lists
  const closed = () => {
    throw new Error('SecurityError')
  }
  expect(readPlayedIds('h', [stored])).toEqual(new Set(['a', 'b', 'c', 'd']))
  lists['vs:h:sentGames'] = 'broken'
  expect(readPlayedIds('h', [stored])).toEqual(new Set(['a', 'c', 'd']))
  expect(readPlayedIds('h', [closed])).toEqual(new Set())
  expect(readPlayedIds('h', [closed, stored])).toEqual(new Set(['a', 'c', 'd']))
  const kept = { 'vs:h:playedGames': '{"v":1,"data":[{"gameId":"f"}]}', 'vs:h:sentGames': '{' }
  expect(readPlayedIds('h', [() => kept, stored])).toEqual(new Set(['f', 'c', 'd']))
})

describe('when the page is parsed', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<script src="/assets/host.js" integrity="sha384-abc" crossorigin="anonymous"></script>'
  })
  afterEach(() => delete window.__vsHostRuns)

  const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src]')
  const link = () => screen.queryByRole('link', { name: 'Open it in a new tab' })

  test('a host that did not come is asked for once more, and the tap is kept meanwhile', () => {
    const root = serverPage()
    showFirstQuestion(document, data, new Set())
    tap(root)
    bringHost(document)
    const [first, again] = scripts()
    expect([again!.src, again!.crossOrigin]).toEqual([first!.src, 'anonymous'])
    expect(root.dataset).toMatchObject({ phase: 'locking', picked: 'B' })
    window.__vsHostRuns = true
    again!.dispatchEvent(new Event('load'))
    expect(root.dataset.picked).toBe('B')
    expect(link()).toBeNull()
  })

  test('a host that was blocked leaves no answer locked for ever, and a way to the game', () => {
    const root = serverPage()
    showFirstQuestion(document, data, new Set())
    tap(root)
    bringHost(document)
    scripts()[1]!.dispatchEvent(new Event('error'))
    expect(root.dataset.phase).toBe('away')
    expect(root.dataset).not.toHaveProperty('picked')
    for (const answer of root.querySelectorAll('button')) {
      expect(answer).toHaveAttribute('aria-disabled', 'true')
    }
    expect(link()).toBeVisible()
  })

  test('a host that runs keeps the tap', () => {
    const root = serverPage()
    showFirstQuestion(document, data, new Set())
    tap(root)
    window.__vsHostRuns = true
    bringHost(document)
    expect(root.dataset).toMatchObject({ phase: 'locking', picked: 'B' })
  })
})

test('a picture that did not come is not shown as a broken one', () => {
  const root = serverPage()
  const poster = root.appendChild(new Image())
  showFirstQuestion(document, data, new Set())
  poster.dispatchEvent(new Event('error'))
  expect(poster.style.visibility).toBe('hidden')
})
