import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { givenGame } from '#tests/fixtures/games'
import { givenPartnerHost } from '#tests/fixtures/partner_hosts'
import { givenDefaultScreens } from '#tests/fixtures/platform_screens'
import { playBody } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'

const APP_URL = new URL(env.get('APP_URL'))

test.group('The return address of a play', (group) => {
  group.setup(() => givenDefaultScreens())

  test('is kept when it is {0}')
    .with([
      ['a path', () => '/widget/w1/game/g1?from=mail'],
      ["a partner's site", (partner: string) => `https://${partner}/story?id=1#comments`],
      ["a host below a partner's", (partner: string) => `https://news.${partner}/story`],
    ] as const)
    .run(async ({ client }, [, urlOf]) => {
      const returnUrl = urlOf(await givenPartnerHost())
      const player = await createPlayer()
      const { id } = await givenGame()
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(id, 'A'), returnUrl })
      response.assertStatus(201)
      response.assertBodyContains({ returnUrl })
    })

  test('is written as a browser sends it: {0}')
    .with([
      ['the app', () => `${APP_URL.origin}/x/../profile?tab=1`, () => '/profile?tab=1'],
      [
        'over two lines',
        (partner: string) => `https://${partner}/a\n/b`,
        (partner: string) => `https://${partner}/a/b`,
      ],
    ] as [string, (partner: string) => string, (partner: string) => string][])
    .run(async ({ client }, [, urlOf, written]) => {
      const partner = await givenPartnerHost()
      const player = await createPlayer()
      const { id } = await givenGame()
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(id, 'A'), returnUrl: urlOf(partner) })
      response.assertStatus(201)
      response.assertBodyContains({ returnUrl: written(partner) })
    })

  test('is dropped, and the play goes on, when it is {0}')
    .with([
      ['a stranger', () => 'https://evil.example/'],
      ['a stranger without a scheme', () => '//evil.example/'],
      ["a partner's site without https", (partner: string) => `http://${partner}/`],
      ["a name that ends like a partner's", (partner: string) => `https://evil${partner}/`],
      ['a partner as a name in it', (partner: string) => `https://${partner}@evil.example/`],
      ['somebody at a partner', (partner: string) => `https://me:secret@${partner}/`],
      ['written with a backslash', (partner: string) => `https://evil.example\\@${partner}/`],
      ['the app by another scheme', () => `https://${APP_URL.host}/profile`],
      ['an endpoint of the app', () => '/auth/google?state=x'],
      ["a partner's site on another port", (partner: string) => `https://${partner}:8443/`],
      ["a partner's site with a final dot", (partner: string) => `https://${partner}./`],
      ['the app on another port', () => `${APP_URL.protocol}//${APP_URL.hostname}:1/`],
      ['a script', () => 'javascript:alert(1)'],
      ['half an address', () => 'https://'],
      [
        'too long once it is encoded',
        (partner: string) => `https://${partner}/${'é'.repeat(1_900)}`,
      ],
      ['nothing', () => null],
    ] as const)
    .run(async ({ client, assert }, [, urlOf]) => {
      const returnUrl = urlOf(await givenPartnerHost())
      const player = await createPlayer()
      const { id } = await givenGame()
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(id, 'A'), returnUrl })
      response.assertStatus(201)
      assert.isNull(response.body().returnUrl)
      const [row] = await db.from('game_plays').where('game_id', id)
      assert.isNull(row.return_url)
    })

  test('is no longer kept once the partner is switched off', async ({ client, assert }) => {
    const host = await givenPartnerHost()
    await db.from('partner_domains').where('host', host).update({ active: false })
    const player = await createPlayer()
    const { id } = await givenGame()
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json({ ...playBody(id, 'A'), returnUrl: `https://${host}/` })
    assert.isNull(response.body().returnUrl)
  })
})
