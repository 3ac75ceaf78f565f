import { brotliDecompressSync } from 'node:zlib'
import { test } from '@japa/runner'
import { encode } from '#shared/http/encodings'
import { eventually } from '#tests/helpers/eventually'

const PAGE = Array.from({ length: 400 }, (_, n) => `<p>Game ${n * n} of ${n % 7}</p>`).join('')

test.group('A body in every encoding', () => {
  test('is compressed best once it is asked for again', async ({ assert }) => {
    const body = await encode(PAGE)
    const quick = body.br.length
    assert.strictEqual(await encode(PAGE), body)
    await eventually(async () => assert.isBelow(body.br.length, quick))
    assert.equal(brotliDecompressSync(body.br).toString(), PAGE)
  })
})
