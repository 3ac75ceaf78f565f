import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { keyFault } from '#shared/privacy/key_strength'
import { isLocalCall, isLoopbackHost } from '#shared/http/validation/loopback'
import { keepDatabasePrivate, keepFolderPrivate } from '#shared/privacy/private_files'

test.group('A key', () => {
  test('that can be guessed is refused: {$self}')
    .with([
      'x'.repeat(64),
      'short',
      'abcd'.repeat(12),
      'only-for-tests-only-for-tests-only-for-tests',
      `${'a'.repeat(30)}4f8K`,
      'abcdefghijklmnopqrstuvwxyz0123456789',
      '0123456789abcdef0123456789abcdef',
      'please-change-this-secret-key-now',
      'replace-me-with-something-long-42',
      'qwqwqwqwqwqwqwqwqwqwqwqwqwqwqwqwqw',
    ])
    .run(({ assert }, key) => assert.isString(keyFault(key)))

  test('that is random is taken, in every alphabet', ({ assert }) => {
    for (const encoding of ['base64url', 'base64', 'hex'] as const) {
      for (let times = 0; times < 500; times++) {
        const key = randomBytes(encoding === 'hex' ? 16 : 32).toString(encoding)
        assert.isNull(keyFault(key), key)
      }
    }
  })
})

test.group('This machine', () => {
  test('is told from others by a setting', ({ assert }) => {
    for (const own of ['127.0.0.1', '127.8.0.1', '::1', '[::1]', 'localhost', 'a.localhost']) {
      assert.isTrue(isLoopbackHost(own), own)
    }
    for (const other of [
      '0.0.0.0',
      '::',
      '10.0.0.1',
      '127.0.0.1.example.com',
      'localhost.example',
    ]) {
      assert.isFalse(isLoopbackHost(other), other)
    }
  })

  test('calls by its own socket, and nobody through a proxy or a tunnel', ({ assert }) => {
    const call = (remoteAddress: string, headers: Record<string, string> = {}) =>
      isLocalCall({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) assert.isTrue(call(own), own)
    for (const other of ['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1', '']) {
      assert.isFalse(call(other), other)
    }
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-host',
      'forwarded',
      'via',
      'x-real-ip',
      'cf-ray',
    ]) {
      assert.isFalse(call('127.0.0.1', { [name]: '127.0.0.1' }), name)
    }
  })
})

test.group('What the server keeps in files', (group) => {
  let root: string
  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'private_'))
    return () => rm(root, { recursive: true })
  })
  const modeOf = async (...path: string[]) => (await stat(join(root, ...path))).mode & 0o777

  test('is made for its owner alone', async ({ assert }) => {
    keepDatabasePrivate(join(root, 'storage', 'app.sqlite'), root)
    assert.equal(await modeOf('storage'), 0o700)
    assert.equal(await modeOf('storage', 'app.sqlite'), 0o600)
  })

  test('is taken back from others where it was loose', async ({ assert }) => {
    await mkdir(join(root, 'storage'))
    await chmod(join(root, 'storage'), 0o755)
    const files = ['app.sqlite', 'app.sqlite-wal', 'app.sqlite-shm']
    for (const file of files) {
      await writeFile(join(root, 'storage', file), '')
      await chmod(join(root, 'storage', file), 0o644)
    }
    keepDatabasePrivate(join(root, 'storage', 'app.sqlite'), root)
    assert.equal(await modeOf('storage'), 0o700)
    for (const file of files) assert.equal(await modeOf('storage', file), 0o600)
  })

  test('is refused in a folder that may be others’ too, which stays as it is', async ({
    assert,
  }) => {
    const shared = join(root, 'shared')
    await mkdir(shared)
    await chmod(shared, 0o755)
    const app = join(root, 'app')
    assert.throws(() => keepFolderPrivate(shared, app), /chmod 700 .*shared/)
    assert.equal(await modeOf('shared'), 0o755)
    await chmod(shared, 0o700)
    keepFolderPrivate(shared, app)
  })
})
