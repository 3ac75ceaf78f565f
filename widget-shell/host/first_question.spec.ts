import { screen } from '@testing-library/react'
import { endWithoutHost, readPlayedIds, showFirstQuestion } from './first_question'
import { aGame, anEntry } from './testing/fixtures'

function serverPage() {
  document.body.innerHTML = `
    <div id="vs-root" data-phase="passive" data-game-id="g1">
      <h2 class="vs-question" lang="en-us"><span class="vs-question__text">Question g1?</span></h2>
      <button class="vs-answer" data-side="A"><span class="vs-answer__label">Yes</span></button>
      <button class="vs-answer" data-side="B"><span class="vs-answer__label">No</span></button>
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
  for (const answer of root.querySelectorAll('button')) expect(answer).toBeDisabled()
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
  const storage = { getItem: (key: string) => lists[key] ?? null } as unknown as Storage
  expect(readPlayedIds(storage, 'h')).toEqual(new Set(['a', 'b', 'c', 'd']))
  lists['vs:h:sentGames'] = 'broken'
  expect(readPlayedIds(storage, 'h')).toEqual(new Set(['a', 'c', 'd']))
  expect(readPlayedIds(undefined, 'h')).toEqual(new Set())
})

describe('when the page is parsed', () => {
  afterEach(() => delete window.__vsHostRuns)

  test('a host that was blocked leaves no answer locked for ever', () => {
    const root = serverPage()
    showFirstQuestion(document, data, new Set())
    tap(root)
    endWithoutHost(document)
    expect(root.dataset.phase).toBe('ended')
    expect(root.dataset).not.toHaveProperty('picked')
    for (const answer of root.querySelectorAll('button')) expect(answer).toBeDisabled()
  })

  test('a host that runs keeps the tap', () => {
    const root = serverPage()
    showFirstQuestion(document, data, new Set())
    tap(root)
    window.__vsHostRuns = true
    endWithoutHost(document)
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
