import fc from 'fast-check'
import { bestDomainMatch, matchesHost, matchesPath, normalizeHost } from './host_match.js'

describe('normalizeHost', () => {
  test.each([
    ['https://WWW.Example.com:8443/a?b#c', 'example.com'],
    ['http://user:secret@news.example.com/', 'news.example.com'],
    ['//cdn.example.com/x', 'cdn.example.com'],
    ['Example.COM.', 'example.com'],
    ['localhost:3333', 'localhost'],
    ['http://[::1]:3333/', '[::1]'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['www.com', 'www.com'],
    ['www.www.example.com', 'example.com'],
    ['', ''],
    ['about:blank', ''],
    ['https://', ''],
    ['not a host', ''],
    ['file:///etc/hosts', ''],
  ])('reads %j as %j', (text, host) => {
    expect(normalizeHost(text)).toBe(host)
  })

  test('changes nothing when it is applied twice', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const host = normalizeHost(url)
        expect(host).not.toBe('')
        expect(normalizeHost(host)).toBe(host)
      })
    )
  })
})

describe('matchesHost', () => {
  test.each([
    ['example.com', 'example.com'],
    ['example.com', 'sub.example.com'],
    ['WWW.Example.com', 'a.b.example.com'],
    ['*.example.com', 'sub.example.com'],
    ['*.example.com', 'www.example.com'],
    ['127.0.0.1', '127.0.0.1:3333'],
  ])('lets %s cover %s', (pattern, host) => {
    expect(matchesHost(pattern, host)).toBe(true)
  })

  test.each([
    ['example.com', 'notexample.com'],
    ['example.com', 'example.com.evil.test'],
    ['sub.example.com', 'example.com'],
    ['*.example.com', 'notexample.com'],
    ['0.0.1', '127.0.0.1'],
    ['', 'example.com'],
    ['*.', 'example.com'],
    ['example.com', ''],
  ])('does not let %j cover %j', (pattern, host) => {
    expect(matchesHost(pattern, host)).toBe(false)
  })
})

describe('matchesPath', () => {
  test.each([
    ['/sport', '/sport'],
    ['/sport', '/sport/today'],
    ['/sport/', '/sport'],
    ['/', '/anything'],
    ['/fútbol', '/f%C3%BAtbol/hoy'],
    ['/f%c3%batbol', '/fútbol'],
    ['/100%', '/100%/x'],
    ['/sport', '/sport/today;id=7'],
    ['/', '/a%2Fb'],
  ])('lets %s cover %s', (pattern, path) => {
    expect(matchesPath(pattern, path)).toBe(true)
  })

  test.each([
    ['/sport', '/sports-betting'],
    ['/sport', '/archive/sport/1'],
    ['/sport/today', '/sport'],
    ['/sport', '/Sport'],
    ['/a/b', '/a%2Fb'],
    ['/sport', '/sport/..%2fadmin'],
    ['/sport', '/sport/%ff..%2Fadmin'],
    ['/sport', '/sport/..%5Cadmin'],
    ['/sport', '/sport/%252e%252e/admin'],
    ['/sport', '/sport/..;/admin'],
    ['/sport', '/sport/.%2e;a=b/admin'],
  ])('does not let %s cover %s', (pattern, path) => {
    expect(matchesPath(pattern, path)).toBe(false)
  })
})

describe('bestDomainMatch', () => {
  type Row = Parameters<typeof bestDomainMatch>[0][number] & { id: string }
  const page = { host: 'news.example.com', path: '/Sport/today', query: '?utm_campaign=play&x=1' }
  const wide = { id: 'wide', host: 'example.com', priority: 0 }
  const narrow = { id: 'narrow', host: 'news.example.com', pathPattern: null, priority: 0 }
  const best = (rows: Row[]) => bestDomainMatch(rows, page)?.id

  test('is null when no row covers the page', () => {
    expect(bestDomainMatch([{ ...wide, host: 'other.test' }], page)).toBeNull()
    expect(bestDomainMatch([], page)).toBeNull()
  })

  test('prefers the longest match, whatever the order and the priority', () => {
    const important = { ...wide, priority: 99 }
    expect(best([important, narrow])).toBe('narrow')
    expect(best([narrow, important])).toBe('narrow')
  })

  test('counts the path into the length, and reads it case-sensitively', () => {
    const sport = { ...wide, id: 'sport', pathPattern: '/Sport/today' }
    expect(best([narrow, sport])).toBe('sport')
    expect(best([narrow, { ...sport, pathPattern: '/sport/today' }])).toBe('narrow')
  })

  test('prefers a matching query marker to any length', () => {
    const marked = { ...wide, id: 'marked', queryMarker: 'utm_campaign=play' }
    expect(best([narrow, marked])).toBe('marked')
  })

  test.each(['utm_campaign=other', 'utm_campaign=pla', 'campaign=play'])(
    'leaves out a row whose marker %s is not in the query',
    (queryMarker) => {
      expect(best([{ ...narrow, queryMarker }, wide])).toBe('wide')
    }
  )

  test('lets priority break a tie, and then the order', () => {
    const second = { ...wide, id: 'second' }
    expect(best([wide, second])).toBe('wide')
    expect(best([wide, { ...second, priority: 1 }])).toBe('second')
  })

  test('leaves the order of the rows alone', () => {
    const rows = [wide, narrow]
    bestDomainMatch(rows, page)
    expect(rows).toEqual([wide, narrow])
  })
})
