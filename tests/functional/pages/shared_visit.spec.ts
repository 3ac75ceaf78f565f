import { test } from '@japa/runner'
import { loadImage } from '@napi-rs/canvas'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenPlay } from '#tests/fixtures/plays'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/shared_visits'

/** A trivia that was got right, one that was not, a poll against most people, and a prediction. */
async function givenVisit() {
  const [right, wrong] = [
    await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' }),
    await givenGame({ gameType: 'TRIVIA', correctAnswer: 'B' }),
  ]
  const poll = await givenGame()
  for (let voter = 0; voter < 2; voter += 1) await givenPlay(await createPlayer(), poll.id, 'B')
  const prediction = await givenGame({ gameType: 'PREDICTION' })
  return [right, wrong, poll, prediction].map(({ id }) => ({ gameId: id, side: 'A' as const }))
}

test.group('A shared visit', () => {
  test('is counted by the server, each game once', async ({ client, assert }) => {
    const picks = await givenVisit()
    const response = await client.post(PATH).json({ picks: [...picks, picks[0]] })
    response.assertStatus(200)
    const { code, ...numbers } = response.body()
    assert.deepEqual(numbers, { results: 4, judged: 3, right: 1, withCrowd: 3 })
    assert.match(code, /^4-3-1-3-[\da-f]{32}$/)
  })

  test('counts no game that is unknown or private', async ({ client, assert }) => {
    const { id } = await givenGame({ isPrivate: true })
    const unknown = '01995b3e-7a11-7c3d-9f4e-000000000000'
    const picks = [id, unknown].map((gameId) => ({ gameId, side: 'A' }))
    const response = await client.post(PATH).json({ picks })
    assert.deepInclude(response.body(), { results: 0, judged: 0, right: 0, withCrowd: 0 })
  })

  test('refuses what is no list of picks: {0}')
    .with([
      ['none', []],
      ['no side', [{ gameId: '01995b3e-7a11-7c3d-9f4e-000000000000', side: 'C' }]],
      ['no id', [{ gameId: 'constructor', side: 'A' }]],
      [
        'more than a visit has',
        Array(101).fill({ gameId: '01995b3e-7a11-7c3d-9f4e-000000000000', side: 'A' }),
      ],
    ] as [string, object[]][])
    .run(async ({ client }, [, picks]) => {
      const response = await client.post(PATH).json({ picks })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    })

  test('is a picture, large enough for a card, in both languages', async ({ client, assert }) => {
    const { code } = (await client.post(PATH).json({ picks: await givenVisit() })).body()
    const response = await client.get(`/visited/${code}`)
    response.assertStatus(200)
    response.assertHeader('content-type', 'image/png')
    assert.match(String(response.header('cache-control')), /^public, max-age=\d+, immutable$/)
    const { width, height } = await loadImage(response.body() as Buffer)
    assert.deepEqual([width, height], [1200, 630])
    const spanish = await client.get(`/visited/${code}?lang=es-mx`)
    assert.isFalse((spanish.body() as Buffer).equals(response.body() as Buffer))
  })

  test('cannot be made up', async ({ client }) => {
    const { code } = (await client.post(PATH).json({ picks: await givenVisit() })).body()
    for (const other of [
      code.replace('4-3-1', '4-3-3'),
      code.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
      code.slice(0, -1),
      '4-3-3-3',
      'constructor',
    ]) {
      const response = await client.get(`/visited/${other}`)
      response.assertStatus(404)
    }
  })

  test('stands in the page that the shared link opens, and in no other', async ({
    client,
    assert,
  }) => {
    const { code } = (await client.post(PATH).json({ picks: await givenVisit() })).body()
    const playlist = await givenPlaylist({ gameIds: [(await givenGame()).id] })
    const { id } = await givenWidget({ playlistId: playlist.id })
    const shared = (await client.get(`/widget/${id}?visit=${code}`)).text()
    assert.include(shared, `/visited/${code}?lang=en-us">`)
    assert.include(shared, 'content="I got 1 of 3 right"')
    assert.include(shared, 'content="With most people 3 of 4 times. And you?"')
    assert.include(shared, `/widget/${id}?visit=${code}">`)
    const spanish = (await client.get(`/widget/${id}?visit=${code}&lang=es-mx`)).text()
    assert.include(spanish, 'content="Acerté 1 de 3"')
    for (const query of ['', '?visit=4-3-3-3', `?visit=${code.replace('4-3-1', '4-3-3')}`]) {
      const other = (await client.get(`/widget/${id}${query}`)).text()
      assert.notInclude(other, '/visited/')
    }
  })
})
