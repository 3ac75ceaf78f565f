import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { loadImage, createCanvas } from '@napi-rs/canvas'
import { game } from '#config/game'
import { transact } from '#shared/database/transact'
import { countUpload } from '#assets/actions/count_upload'
import { storeAvatar } from '#assets/actions/store_avatar'
import { personalData } from '#shared/privacy/personal_data'
import { bomb, gif, picture, taggedJpeg } from '#tests/fixtures/images'
import { createPlayer } from '#tests/helpers/players'
import { filesOf, upload, watchTemporaryFiles } from '#tests/helpers/uploads'

const rowsOf = (ownerId: string) => db.from('assets').where('owner_id', ownerId)

async function pixelAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(file)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(x, y, 1, 1).data]
}

test.group('Uploading a picture', () => {
  test('keeps a {0} as a square WebP under an address of its own')
    .with([
      ['png', picture('png'), 20],
      ['jpeg', picture('jpeg'), 20],
      ['webp', picture('webp'), 20],
      ['gif', gif(), 1],
      ['large png', picture('png', 1200, 900), game.assets.avatarSidePx],
    ] as const)
    .run(async ({ client, assert }, [, file, sidePx]) => {
      const { id: ownerId, accessToken } = await createPlayer()
      const response = await upload(client, accessToken, file, 'C:\\fakepath\\..\\..\\me.exe')
      response.assertStatus(201)
      const { url, ...asset } = response.body()
      assert.containSubset(asset, {
        ownerId,
        type: 'image',
        contentType: 'image/webp',
        widthPx: sidePx,
        heightPx: sidePx,
      })
      assert.match(url, new RegExp(`^/uploads/${ownerId}/${asset.id}/[\\w-]{22}\\.webp$`))
      const served = await fetch(new URL(url, process.env.APP_URL))
      const image = await loadImage(Buffer.from(await served.arrayBuffer()))
      assert.deepEqual([image.width, image.height], [sidePx, sidePx])
      const read = await client.get(`/v1/assets/${asset.id}`).bearerToken(accessToken)
      assert.deepEqual(read.body(), response.body())
    })

  test('keeps nothing of an account that was closed while the file was on its way', async ({
    assert,
  }) => {
    const { id } = await createPlayer()
    assert.isTrue(await countUpload(id))
    await transact((trx) => personalData.erase(id, trx))
    assert.deepEqual(await storeAvatar(id, gif()), { ok: false, error: { type: 'owner_gone' } })
    assert.isEmpty(filesOf(id))
    assert.isEmpty(await rowsOf(id))
  })

  test('serves it as a picture, and as nothing that could act in our name', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await createPlayer()
    const { url } = (await upload(client, accessToken, picture('png'))).body()
    const { headers } = await fetch(new URL(url, process.env.APP_URL))
    assert.equal(headers.get('content-type'), 'image/webp')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('content-security-policy')!, /^sandbox; default-src 'none'/)
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(headers.get('content-disposition'), 'inline')
    for (const path of [
      url.replace('.webp', '.html'),
      url.replace(/[\w-]{22}\.webp/, '..%2f..%2fx'),
      url.replace(/[\w-]{22}\.webp/, `${'a'.repeat(22)}.webp`),
      '/uploads/..%2f..%2f/package.json/x',
    ]) {
      assert.equal((await fetch(new URL(path, process.env.APP_URL))).status, 404)
    }
  })

  test('turns it as the camera says, and forgets where it was taken', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await createPlayer()
    const place = 'taken at 40.7128 N 74.0060 W'
    const file = taggedJpeg(place)
    assert.include(file.toString('latin1'), place)
    const { url } = (await upload(client, accessToken, file)).body()
    const served = await fetch(new URL(url, process.env.APP_URL))
    const stored = Buffer.from(await served.arrayBuffer())
    assert.notInclude(stored.toString('latin1'), 'taken at')
    const [red, , blue] = await pixelAt(stored, 10, 1)
    assert.isAbove(red!, 200)
    assert.isBelow(blue!, 60)
  })

  test('lets nothing through but pixels', async ({ client, assert }) => {
    const { accessToken } = await createPlayer()
    const script = '<script>alert(document.domain)</script>'
    const file = Buffer.concat([picture('jpeg', 600, 600), Buffer.from(script)])
    assert.isAbove(file.indexOf(script), 1024)
    const { url } = (await upload(client, accessToken, file)).body()
    const served = await (await fetch(new URL(url, process.env.APP_URL))).text()
    assert.notInclude(served, 'script')
  })
})

test.group('Refusing a file', (group) => {
  group.each.setup(() => {
    const temporary = watchTemporaryFiles()
    return () => temporary.restore()
  })

  test('that is no picture we know: {0}')
    .with([
      ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['svg with a prolog', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['html', '<!doctype html><script>alert(1)</script>'],
      [
        'png that is a page',
        Buffer.concat([picture('png'), Buffer.from('<script>alert(1)</script>')]),
      ],
      ['gif that is a document', Buffer.concat([gif(), Buffer.from('%PDF-1.7')])],
      [
        'jpeg that is an archive',
        Buffer.concat([picture('jpeg'), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
      ],
      ['pdf', '%PDF-1.7\n1 0 obj\n'],
      ['empty', ''],
      ['png that ends too early', picture('png').subarray(0, 40)],
      ['jpeg that ends too early', picture('jpeg').subarray(0, 60)],
      ['jpeg without a frame', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
      ['webp that is none', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(40)])],
      ['tiff', Buffer.from('49492a0008000000', 'hex')],
      ['bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
      ['zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)])],
    ] as const)
    .run(async ({ client, assert }, [, content]) => {
      const { id, accessToken } = await createPlayer()
      const response = await upload(client, accessToken, Buffer.from(content as Buffer), 'me.png')
      response.assertStatus(415)
      response.assertBodyContains({ code: 'E_FILE_TYPE', message: 'File type not supported' })
      assert.isEmpty(await rowsOf(id))
      assert.isEmpty(filesOf(id))
    })

  test('that would unfold into gigabytes', async ({ client, assert }) => {
    const { id, accessToken } = await createPlayer()
    const before = process.memoryUsage().rss
    const response = await upload(client, accessToken, bomb(30_000))
    response.assertStatus(413)
    response.assertBodyContains({ code: 'E_FILE_SIZE', message: 'Upload error, try again' })
    assert.isBelow(process.memoryUsage().rss - before, 200_000_000)
    assert.isEmpty(await rowsOf(id))
  })

  test('that is not there', async ({ client }) => {
    const { accessToken } = await createPlayer()
    const post = () => client.post('/v1/assets').bearerToken(accessToken)
    const response = await post().field('file', 'text').field('other', 'x')
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'file', message: 'Choose a file' }] })
    ;(await post().file('other', picture('png'), { filename: 'a.png' })).assertStatus(422)
    const json = await post().json({ file: 'data:image/png;base64,AAAA' })
    json.assertStatus(415)
    json.assertBodyContains({ code: 'E_CONTENT_TYPE' })
  })

  test('of a stranger', async ({ client }) => {
    const file = picture('png')
    const response = await client.post('/v1/assets').file('file', file, { filename: 'a.png' })
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED' })
  })

  test('after twenty a day, whatever came of them', async ({ client, assert }) => {
    const { id, accessToken } = await createPlayer()
    const responses = await Promise.all(
      Array.from({ length: game.assets.uploadsPerDay + 4 }, (_, n) =>
        upload(client, accessToken, n % 2 === 0 ? gif() : Buffer.from('no picture'))
      )
    )
    const refused = responses.filter((response) => response.status() === 429)
    assert.lengthOf(refused, 4)
    refused[0]!.assertBodyContains({ code: 'E_DAILY_LIMIT', message: 'Daily limit reached' })
    assert.isAtMost((await rowsOf(id)).length, game.assets.uploadsPerDay)
  })
})
