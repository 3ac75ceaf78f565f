import type { PartnerDomain } from '@sidepick/rules/generated_wire'
import { DOMAIN } from '../../testing/partner_samples'
import { pageOf, winningRows } from './winning_row'

const row = (name: string, given: Partial<PartnerDomain>): PartnerDomain => ({
  ...DOMAIN,
  pathPattern: null,
  queryMarker: null,
  priority: 0,
  ...given,
  name,
})

const names = (rows: readonly PartnerDomain[], address: string) =>
  winningRows(rows, pageOf(address)!).map(({ name }) => name)

describe('The row of a page', () => {
  it('is the one that says most of it; the others follow as they would win without it', () => {
    const rows = [
      row('all of it', { host: 'fold.example' }),
      row('another site', { host: 'old.example' }),
      row('the sport', { host: 'fold.example', pathPattern: '/sport' }),
      row('the night', { host: 'fold.example', queryMarker: 'edition=night' }),
      row('put away', { host: 'fold.example', pathPattern: '/sport/today', active: false }),
    ]
    expect(names(rows, 'https://www.fold.example/sport/today?edition=night')).toEqual([
      'the night',
      'the sport',
      'all of it',
    ])
    expect(names(rows, 'fold.example/sports')).toEqual(['all of it'])
    expect(names(rows, 'notfold.example')).toEqual([])
  })

  it('is of equal ones that of the longer host, then the older one; the list begins with the newest', () => {
    const rows = [
      row('newer', { host: 'news.fold.example' }),
      row('as long with its path', { host: 'fold.example', pathPattern: '/news' }),
      row('older', { host: '*.news.fold.example' }),
    ]
    expect(names(rows, 'news.fold.example/news')).toEqual([
      'older',
      'newer',
      'as long with its path',
    ])
  })
})

describe('An address', () => {
  it.each([
    ['https://fold.example:8080/a?b=c#d', { host: 'fold.example', path: '/a', query: '?b=c' }],
    [' fold.example:8080/a ', { host: 'fold.example', path: '/a', query: '' }],
    ['FOLD.example', { host: 'fold.example', path: '/', query: '' }],
    ['mailto:ada@fold.example', null],
    ['http://', null],
    ['not an address', null],
  ])('%s is read as a page of a site, or as none', (typed, page) => {
    expect(pageOf(typed)).toEqual(page)
  })
})
