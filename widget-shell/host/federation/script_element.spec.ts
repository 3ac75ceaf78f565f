import { reasonOfStatus } from './script_status'
import { createRemoteScript } from './script_element'

test("a remote's script carries everything it needs by itself", () => {
  const url = '/remotes/a/remoteEntry.js'
  const script = createRemoteScript({ url, integrity: 'sha384-x', nonce: 'n1' })
  expect(script.getAttribute('src')).toBe('/remotes/a/remoteEntry.js')
  expect(script.integrity).toBe('sha384-x')
  expect(script.crossOrigin).toBe('anonymous')
  expect(script.nonce).toBe('n1')
})

test.each([
  [0, 'network'],
  [408, 'network'],
  [429, 'network'],
  [500, 'server_error'],
  [503, 'server_error'],
  [403, 'refused'],
  [404, 'refused'],
  [200, 'integrity_mismatch'],
])('a script that failed with status %i failed for: %s', (status, reason) => {
  expect(reasonOfStatus(status)).toBe(reason)
})
