import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { games, players } from '#database/demo/content'
import { demoId, demoWidgetId } from '#database/demo/ids'
import DemoSeeder from '#database/seeders/demo_seeder'
import { faultsOf } from '#tests/fixtures/ledger'

const TABLES = [
  'categories',
  'creators',
  'drawing_entries',
  'drawing_places',
  'experience_configs',
  'game_plays',
  'game_sets',
  'game_votes',
  'games',
  'leaderboard_entries',
  'leaderboards',
  'ledger_postings',
  'partner_domains',
  'playlist_games',
  'playlists',
  'prize_awards',
  'social_identities',
  'terms_acceptances',
  'users',
  'widgets',
]

const seed = () => new DemoSeeder(db.connection()).run()

async function snapshot(): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const table of TABLES) {
    const rows = await db.from(table).select('*')
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    digests[table] = createHash('sha1').update(lines.join('\n')).digest('hex')
  }
  return digests
}

test.group('Demo content', () => {
  test('plays, and seeded again it stays as it is', async ({ assert }) => {
    await seed()
    const before = await snapshot()
    await seed()
    assert.deepEqual(await snapshot(), before)
    const people = players.map(({ username }) => ({ id: demoId('player', username) }))
    assert.deepEqual(await faultsOf(...people), [])
  })

  test('fills the widgets with games in their language', async ({ client, assert }) => {
    await seed()
    const listed = async (slug: string) => {
      const response = await client.get(`/v1/widgets/${demoWidgetId(slug)}`)
      response.assertStatus(200)
      return response.body()
    }
    const english = await listed('daily_fold_inline')
    const spanish = await listed('la_sobremesa_inline')
    assert.lengthOf(english.playlist.games, 16)
    assert.lengthOf(spanish.playlist.games, 8)
    assert.equal(spanish.config.flags.language, 'es-mx')
    assert.equal(english.gameSet.gameIds.length, 3)
    for (const { playlist } of [english, spanish]) {
      for (const game of playlist.games) {
        assert.isNotEmpty(game.metadata.speechMarks)
        assert.match(game.videoUrls.poster, /^\/demo-media\/\w+\.webp$/)
        assert.equal(game.landscapeGame, game.orientation === 'landscape')
        assert.isNotEmpty(game.creator.userName)
      }
    }
  })

  test('has votes that lean as they should, and the board of its players', async ({ assert }) => {
    await seed()
    const votes = await db
      .from('game_votes')
      .whereIn(
        'game_id',
        games.map((game) => demoId('game', game.slug))
      )
      .groupBy('game_id')
      .select('game_id')
      .sum('votes as votes')
    assert.lengthOf(votes, games.length)
    for (const { votes: count } of votes) assert.isAtLeast(Number(count), 3)
    const entries = await db
      .from('leaderboard_entries')
      .where('leaderboard_id', demoId('leaderboard', 'weekly'))
      .whereIn(
        'user_id',
        players.map((player) => demoId('player', player.username))
      )
      .orderBy('points', 'desc')
    assert.deepEqual(
      entries.map((entry) => Number(entry.points)),
      players.map((player) => player.points)
    )
  })

  test('gives the pages of a domain their flavour, and no other page', async ({
    client,
    assert,
  }) => {
    await seed()
    const flavourAt = async (path: string) => {
      const qs = { widgetId: demoWidgetId('orbit_inline'), ref: 'localhost', path }
      const { hostMode, config } = (await client.get('/v2/embed/bootstrap').qs(qs)).body()
      const names = config.widgetComponents.map(
        (rule: { componentName: string }) => rule.componentName
      )
      return [hostMode.flavour, ...names]
    }
    const cards = ['OrbitFact', 'OrbitFact', 'BrandedImage', 'FloatingCtaPill']
    const flavoured = ['orbit', 'HamburgerMenu', 'GameList', ...cards]
    assert.deepEqual(await flavourAt('/demo/orbit'), flavoured)
    assert.deepEqual(await flavourAt('/demo/inline'), ['default', 'HamburgerMenu', 'GameList'])
    for (const flavour of ['search-partner', 'daily-red-banner']) {
      assert.equal((await flavourAt(`/demo/${flavour}`))[0], flavour)
    }
  })
})
