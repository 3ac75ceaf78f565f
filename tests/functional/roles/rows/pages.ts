import { encodeInitPayload } from '@sidepick/rules/init_payload'
import env from '#start/env'
import { DOCUMENT_NAMES } from '#legal/domain/document_names'
import { visitCode } from '#pages/domain/visit_code'
import { newId } from '#shared/ids'
import { everybody } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { givenDemo } from '#tests/fixtures/demo'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenGame } from '#tests/fixtures/games'
import { givenScreens } from '#tests/fixtures/remotes'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'

/** The demo's pages are a publisher's, on a host of their own. */
const publisher = new URL(env.get('DEMO_PUBLISHER_URL')).host

const payload = encodeInitPayload({ ref: 'https://paper.example/story' })

async function givenWidgetPage(): Promise<Record<string, string>> {
  const game = await givenGame()
  const playlist = await givenPlaylist({ gameIds: [game.id] })
  const widget = await givenWidget({ playlistId: playlist.id })
  return { payload, widgetId: widget.id, gameId: game.id, refUId: newId() }
}

const widgetPages = ['start', 'referred_start', 'game', 'referred', 'short_game'].flatMap(
  (name) => [`pages.widget.${name}`, `pages.go.widget.${name}`]
)

/** Pages know nobody: whoever comes, with a token or without, gets the same. */
export const pagesRows: readonly AnyEndpoint[] = [
  endpoint({ route: 'pages.root', answers: everybody() }),
  endpoint({ route: 'pages.health', answers: everybody() }),
  endpoint({ route: 'pages.openapi', answers: everybody() }),
  endpoint({ route: 'experiences.schema', answers: everybody() }),
  endpoint({ route: 'pages.embed_build', answers: everybody() }),
  endpoint({ route: 'pages.embed_preview', answers: everybody() }),
  endpoint({ route: 'pages.embed_check', answers: everybody() }),
  endpoint({ route: 'pages.preview', answers: everybody() }),
  endpoint({
    route: 'pages.fair',
    call: () => ({ params: { id: newId() } }),
    answers: everybody(),
  }),
  endpoint({
    route: 'pages.challenge_picture',
    call: () => ({ params: { code: '20260314-cwcco' } }),
    answers: everybody(),
  }),
  endpoint<{ id: string }>({
    route: 'pages.pick_picture',
    given: () => givenGame(),
    call: ({ given }) => ({ params: { gameId: given.id, pick: 'A' } }),
    answers: everybody(),
  }),
  endpoint<{ id: string }>({
    route: 'pages.share_visit',
    given: () => givenGame(),
    call: ({ given }) => ({ body: { picks: [{ gameId: given.id, side: 'A' }] } }),
    answers: everybody(),
    shows: ({ assert, response }) => assert.equal(response.body().results, 1),
  }),
  endpoint({
    route: 'pages.visit_picture',
    call: () => ({
      params: { code: visitCode({ results: 4, judged: 3, right: 2, withCrowd: 1 }) },
    }),
    answers: everybody(),
  }),
  endpoint<{ id: string }>({
    route: 'pages.oembed',
    given: () => givenWidget(),
    call: ({ given }) => ({
      query: { url: new URL(`/widget/${given.id}`, env.get('APP_URL')).href },
    }),
    answers: everybody(),
  }),
  ...['demo.pages', 'demo.mailbox'].map((route) =>
    endpoint({
      route,
      call: () => ({ headers: { host: publisher }, local: true }),
      answers: everybody(),
    })
  ),
  endpoint({
    route: 'demo.test',
    call: () => ({ body: { variants: { narrow: 'other' }, e2eAutomatedTest: true } }),
    answers: everybody(),
  }),
  endpoint({
    route: 'pages.gallery',
    given: async () => void (await givenDemo()),
    answers: everybody(),
  }),
  ...DOCUMENT_NAMES.map((name) =>
    endpoint({
      route: `legal.${name.replaceAll('-', '_')}`,
      call: () => ({ params: { lang: 'es-mx' } }),
      answers: everybody(),
    })
  ),
  ...['pages.screen', 'pages.go.screen'].map((route) =>
    endpoint<{ word: string }>({
      route,
      given: () => givenScreens(),
      call: ({ given }) => ({
        params: { payload, '*': `${given.word}/reset` },
        query: { flavour: given.word },
      }),
      answers: everybody(),
    })
  ),
  ...widgetPages.map((route) =>
    endpoint<Record<string, string>>({
      route,
      given: givenWidgetPage,
      call: ({ given }) => ({ params: given, headers: { accept: 'text/html' } }),
      answers: everybody(),
      shows: ({ assert, response, given }) => assert.include(response.text(), given.gameId!),
    })
  ),
  endpoint<{ id: string }>({
    route: 'pages.go',
    given: () => givenWidget(),
    call: ({ given }) => ({ params: { payload: encodeInitPayload({ widgetId: given.id }) } }),
    answers: everybody(302),
    shows: ({ assert, response, given }) =>
      assert.include(String(response.header('location')), `/widget/${given.id}`),
  }),
  ...['pages.custom', 'pages.go.custom'].map((route) =>
    endpoint<{ url: string; widgetId: string }>({
      route,
      given: () => givenCustomUrl(),
      call: ({ given }) => ({ params: { payload, customId: given.url } }),
      answers: everybody(302),
      shows: ({ assert, response, given }) =>
        assert.include(String(response.header('location')), `/widget/${given.widgetId}`),
    })
  ),
]
