import { test } from '@japa/runner'
import { picture } from '#tests/fixtures/images'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype_names'
import { spawnServer } from '#tests/helpers/spawned_server'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

/** What stands after the name of a part in a form, in every shape that a parser may make something of. */
const SHAPES = ['', '[]', '[0]', '[x]', '.x']

function form(parts: { name: string; filename?: string; type?: string; body: Buffer | string }[]) {
  const boundary = 'sidepick-boundary'
  const pieces = parts.flatMap(({ name, filename, type, body }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    body,
    '\r\n',
  ])
  const bytes = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
  return { bytes, type: `multipart/form-data; boundary=${boundary}` }
}

test.group('A form with a part that is named like a member of Object.prototype', () => {
  test('ends no server, whether the part is a file or a field', async ({ assert, cleanup }) => {
    const server = await spawnServer()
    cleanup(async () => void (await server.stop()))
    const { accessToken } = await createPlayer()
    const send = async (parts: Parameters<typeof form>[0], bearer = accessToken) => {
      const { bytes, type } = form(parts)
      const answer = await fetch(`${server.url}/v1/assets`, {
        method: 'POST',
        headers: { ...visitor(), 'authorization': `Bearer ${bearer}`, 'content-type': type },
        body: bytes,
      })
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
    }
    const unknown = await send([{ name: 'nobody', filename: 'me.png', body: picture('png') }])
    assert.deepEqual(unknown, { status: 422, code: 'E_VALIDATION' })
    for (const name of PROTOTYPE_NAMES) {
      const { accessToken: own } = await createPlayer()
      const parts = SHAPES.flatMap((shape) => [
        { name: name + shape, filename: 'me.png', body: picture('png') },
        { name: name + shape, body: 'a field' },
      ])
      for (const part of parts.slice(0, 4)) assert.deepEqual(await send([part], own), unknown, name)
      assert.deepEqual(await send(parts, own), unknown, name)
      const odd = { name: 'file', filename: name, type: `${name}/x; charset=${name}` }
      const kept = await send([...parts.slice(0, 4), { ...odd, body: picture('png') }], own)
      assert.deepEqual(kept, { status: 201, code: undefined }, name)
    }
    assert.isNull(server.child.exitCode)
    assert.equal((await fetch(`${server.url}/healthcheck`)).status, 200)
  })

  test('is answered as broken wherever it is cut off', async ({ assert }) => {
    const parts = ['constructor', 'file', 'other'].map((name) => ({
      name,
      filename: 'me.png',
      body: 'short',
    }))
    const { bytes, type } = form(parts)
    for (let length = 0; length < bytes.length - 4; length += 7) {
      const { accessToken } = await createPlayer()
      const answer = await fetch(`${process.env.APP_URL}/v1/assets`, {
        method: 'POST',
        headers: { ...visitor(), 'authorization': `Bearer ${accessToken}`, 'content-type': type },
        body: bytes.subarray(0, length),
      })
      assert.equal(answer.status, 400, `after ${length} bytes: ${await answer.text()}`)
    }
  })
})
