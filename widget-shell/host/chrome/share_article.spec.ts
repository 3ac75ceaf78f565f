import { aBootstrap, anEntry } from '../testing/fixtures'
import type { Scene } from '../app/scene'
import { articleOf } from './share_article'

const STORY = 'https://news.example.com/story?id=7'
const framed = { parent: {} } as Window
const alone = (() => {
  const page = {} as { parent: unknown }
  page.parent = page
  return page as Window
})()

interface Given {
  ref?: string
  loader?: string
  sites?: string[]
  flag?: boolean
}

function told(given: Given, page = framed): string | null {
  const { ref, loader, sites, flag } = { ref: STORY, loader: '1.0.0', ...given }
  const bootstrap = aBootstrap(sites && { allowedParentOrigins: sites })
  if (flag !== undefined) bootstrap.config.themeFlags.shareToArticle = flag
  const entry = anEntry(undefined, { bootstrap, init: { ref, ...(loader && { v: loader }) } })
  const app = { store: { getState: () => ({ widget: {} }) } }
  return articleOf({ entry, app } as unknown as Scene, page)
}

describe('the article of a shared link', () => {
  it('is the page around the frame, where the widget names its site', () => {
    expect(told({})).toBe(STORY)
    expect(told({ flag: true })).toBe(STORY)
    expect(told({ ref: `${STORY}#part` })).toBe(STORY)
    expect(told({ ref: 'https://www.example.com/', sites: ['*', 'https://*.example.com'] })).toBe(
      'https://www.example.com/'
    )
  })

  it('is none on our own page, and none where a document switches it off', () => {
    expect(told({}, alone)).toBeNull()
    expect(told({ flag: false })).toBeNull()
  })

  it('is none where no loader would read the game in its address', () => {
    expect(told({ loader: '' })).toBeNull()
  })

  it.each([
    { sites: ['*'] },
    { sites: ['https://other.example'] },
    { sites: [] },
    { ref: '' },
    { ref: 'javascript:alert(1)', sites: ['*'] },
    { ref: 'https://editor@news.example.com/' },
    { ref: `${STORY}&${'x'.repeat(1_500)}` },
  ])('is none for %j, where the server would not lead there', (given: Given) =>
    expect(told(given)).toBeNull()
  )
})
