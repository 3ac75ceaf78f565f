import { articleWith, readArticle, sharedInArticle } from './shared_article.js'

const STORY = 'https://news.example.com/story'
const shared = { widgetId: 'w1', gameId: 'g1' }

describe('the address of an article', () => {
  test.each([
    [STORY, STORY],
    [`${STORY}?a=1#part`, `${STORY}?a=1`],
    ['http://localhost:4000/', 'http://localhost:4000/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example/', null],
    ['/story', null],
    ['\\\\evil.example', null],
    ['https://editor@news.example.com/', null],
    ['https://:secret@news.example.com/', null],
    ['https://', null],
    ['', null],
    [`${STORY}?${'x'.repeat(1_500)}`, null],
  ])('of %s is %s', (text, href) => expect(readArticle(text)?.href ?? null).toBe(href))
})

describe('the article with a shared game', () => {
  const query = (text: string, more: object = {}, others = {}) =>
    articleWith(new URL(STORY + text), { ...shared, ...more }, others).search

  it('keeps its query as it is written, and replaces what a shared link added before', () => {
    expect(query('')).toBe('?vs_widget=w1&vs_game=g1')
    expect(query('?p&q=a%20b')).toBe('?p&q=a%20b&vs_widget=w1&vs_game=g1')
    const before = '?vs_game=g0&id=7&vs_widget=w0&vs_ref_user=u0&vs%5Fgame=g0'
    expect(query(before)).toBe('?id=7&vs_widget=w1&vs_game=g1')
    expect(query(before, { gameId: undefined })).toBe('?id=7&vs_widget=w1')
  })

  it('names who shared it, and where the link was', () => {
    const utm = { utm_source: 'a paper' }
    expect(query('?utm_source=letter', { refUserId: 'u1' }, utm)).toBe(
      '?utm_source=a+paper&vs_widget=w1&vs_game=g1&vs_ref_user=u1'
    )
  })

  it('is read by the widget that it names', () => {
    const { search } = articleWith(new URL(STORY), { ...shared, refUserId: 'u1' })
    expect(sharedInArticle(search, 'W1')).toEqual({ gameId: 'g1', refUserId: 'u1' })
    expect(sharedInArticle(search, 'w2')).toEqual({})
    expect(sharedInArticle('?vs_game=g1', 'w2')).toEqual({ gameId: 'g1' })
    expect(sharedInArticle('', 'w1')).toEqual({})
  })
})
