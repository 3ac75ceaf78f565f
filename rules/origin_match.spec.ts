import { listsOrigin } from './origin_match.js'

test.each([
  ['https://a.example.com', ['*'], true],
  ['null', ['*'], false],
  ['https://example.com', ['https://other.test', 'https://example.com'], true],
  ['https://example.com:8443', ['https://example.com'], false],
  ['https://example.com:8443', ['https://example.com:8443'], true],
  ['https://example.com.', ['https://example.com', 'https://*.example.com'], false],
  ['http://example.com', ['https://example.com'], false],
  ['https://example.com', ['http://example.com'], true],
  ['https://a.example.com', ['http://*.example.com'], true],
  ['https://a.example.com', ['https://example.com'], false],
  ['https://a.b.example.com', ['https://*.example.com'], true],
  ['https://a.example.com:8443', ['https://*.example.com'], false],
  ['https://a.example.com:8443', ['https://*.example.com:8443'], true],
  ['https://example.com', ['https://*.example.com'], false],
  ['http://a.example.com', ['https://*.example.com'], false],
  ['https://a.notexample.com', ['https://*.example.com'], false],
  ['https://example.com.evil.test', ['https://example.com', 'https://*.example.com'], false],
  ['https://a.example.com', [], false],
])('%s is listed by %j: %s', (origin, sites, expected) => {
  expect(listsOrigin(sites, origin)).toBe(expected)
})
