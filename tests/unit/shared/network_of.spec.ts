import { test } from '@japa/runner'
import { networkOf } from '#shared/http/network_of'

test.group('What a limit per address counts', () => {
  test('{0} as {1}')
    .with([
      ['192.0.2.1', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['::FFFF:c000:201', '192.0.2.1'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:db8:1:2::', '2001:db8:1:2::/64'],
      ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
      ['::1', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['', ''],
      ['a name', 'a name'],
      ['0199-aa:b', '0199-aa:b'],
    ] as [string, string][])
    .run(({ assert }, [address, network]) => {
      assert.equal(networkOf(address), network)
    })
})
