import { test } from '@japa/runner'
import { isPublic } from '#remotes/bundle/fetch_file'

const WITHIN = [
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::a00:1', '2002:a00:1::'],
]

test.group('Remotes | an address that a name leads to', () => {
  test('is public, or belongs to a network that nobody fetches from', ({ assert }) => {
    for (const address of WITHIN) assert.isFalse(isPublic(address), address)
    for (const address of ['93.184.215.14', '2606:2800:21f::1', '::ffff:93.184.215.14']) {
      assert.isTrue(isPublic(address), address)
    }
  })
})
