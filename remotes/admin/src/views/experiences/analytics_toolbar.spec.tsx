import type { Http } from '@sidepick/card-kit'
import { screen } from '@testing-library/react'
import { drawPart } from '../../testing/draw_part'
import { pageOf } from '../../testing/samples'
import { AnalyticsToolbar } from './analytics_toolbar'

const ID = '01995b3e-7a11-7c3d-9f4e-000000000001'
const REF = 'https://paper.example/story'

const draw = (analytics: object, ref = REF) => {
  const answers = ((call: string) =>
    Promise.resolve(
      call === 'GET /v2/embed/bootstrap' ? { config: { analytics } } : pageOf([])
    )) as unknown as Http
  const query = new URLSearchParams({ widget: ID, ref })
  drawPart(<AnalyticsToolbar />, answers, { at: `/experiences/toolbar?${query}` })
}

const target = async () => {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /toolbar on that page/ })
  return new URL(link.href)
}

describe('The analytics toolbar', () => {
  it.each([
    ['its cloud, where none is named', undefined, 'https://us.posthog.com'],
    ['its other cloud', 'https://eu.i.posthog.com', 'https://eu.posthog.com'],
    ['a server of its own', 'https://hog.example', 'https://hog.example'],
  ])('is asked for at %s', async (_, origin, app) => {
    draw({ posthog: { key: 'phc_1', ...(origin && { origin }) } })
    const { origin: asked, pathname, searchParams } = await target()
    expect(asked + pathname).toBe(`${app}/api/user/redirect_to_site/`)
    expect(searchParams.get('appUrl')).toBe(REF)
    expect(screen.getByText('phc_1')).toBeInTheDocument()
  })

  it('has no way where no project or no page is named', async () => {
    draw({})
    expect(await screen.findByText(/No document names a project/)).toBeInTheDocument()
  })

  it('asks for a page first', async () => {
    draw({ posthog: { key: 'phc_1' } }, '')
    expect(await screen.findByText(/Name the page of a publisher/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /toolbar on that page/ })).toBeNull()
  })
})
