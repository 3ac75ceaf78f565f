import { act, screen, waitFor } from '@testing-library/react'
import type { Http } from '@sidepick/card-kit'
import { requestOf } from '@sidepick/card-kit/http_over'
import { renderScreen, sampleGame } from '@sidepick/card-kit/testing'
import { answeringHttp } from '@sidepick/card-kit/testing/answering_http'
import { states } from '../sign_up/auth_index.gallery'
import { AuthIndex } from '../sign_up/auth_index'

const { answers } = states['sign up beside a live game'] ?? {}
const game = sampleGame({ text: 'Does a hot dog count as a sandwich?' })

/** A browser that sees the place for the game, or does not. */
function seeing(isIntersecting: boolean) {
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe() {
      const seen = [{ isIntersecting } as IntersectionObserverEntry]
      setTimeout(() => act(() => this.tell(seen, this as never)))
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

const open = (answered = answers, widgetId = 'widget-1') => {
  const asked: string[] = []
  const http = answeringHttp(answered)
  const counting = ((...call: Parameters<Http>) => {
    asked.push(requestOf(...call).url)
    return http(...call)
  }) as Http
  return { asked, ...renderScreen(AuthIndex, {}, { http: counting, widgetId }) }
}

test('an open game of the widget is shown beside the form, and opens beside the page', async () => {
  seeing(true)
  open()
  const link = await screen.findByRole('link', { name: /^Play “Does a hot dog.* in a new tab$/ })
  expect(link).toHaveAttribute('href', '/go/e30/widget/widget-1')
  expect(link).toHaveAttribute('target', '_blank')
  expect(await screen.findByText('1,204 picks so far')).toBeInTheDocument()
})

test('nothing is asked for while there is no room for it, and without a widget', () => {
  seeing(false)
  expect(open().asked).toEqual([])
  seeing(true)
  expect(open(answers, '').asked).toEqual([])
})

test('a game that has closed gives its place to an open one', async () => {
  seeing(true)
  const closed = { ...game, id: 'game-0', lastJoinTime: '2026-01-05T00:00:00.000Z' }
  const next = { ...game, text: 'Is cereal a soup?' }
  open({
    'GET /v1/widgets/widget-1?state=active&enabled=true': {
      body: { playlist: { games: [closed], autofilledGames: [next] } },
    },
    [`GET /v1/games/${game.id}/stats`]: { status: 503 },
  })
  expect(await screen.findByRole('link', { name: /Is cereal a soup/ })).toBeInTheDocument()
})

test('the page does without a game that cannot be read', async () => {
  seeing(true)
  const { asked } = open({ 'GET /v1/widgets/widget-1?state=active&enabled=true': { status: 503 } })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('link', { name: new RegExp(game.text) })).toBeNull()
  expect(screen.getByRole('heading')).toHaveTextContent('Sign up to keep what you win')
})
