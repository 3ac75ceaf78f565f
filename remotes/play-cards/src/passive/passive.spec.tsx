import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import { BrandedImage } from './branded_image'
import { FloatingCtaPill } from './floating_cta_pill'
import { SimpleCta } from './simple_cta'

const ruled = (props: Record<string, unknown>) => ({
  phase: 'passive' as const,
  rule: { componentName: 'X', panel: 'mainPanel', position: 'main-overlay', props },
})

describe.each<[string, Card]>([
  ['SimpleCta', SimpleCta],
  ['FloatingCtaPill', FloatingCtaPill],
])('%s', (_name, card) => {
  it('starts the game without a pick', async () => {
    const { host } = renderCard(card, { phase: 'passive' })
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }))
    expect(host.emitted).toEqual([{ name: 'start_requested', data: {} }])
  })

  it('says what its rule says, by language', () => {
    const label = { 'en-us': 'Take off', 'es-mx': 'Despegar' }
    renderCard(card, { ...ruled({ label }), locale: 'es-mx' })
    expect(screen.getByRole('button', { name: 'Despegar' })).toBeVisible()
  })

  it('falls back on our words where the rule has none that are text', () => {
    renderCard(card, ruled({ label: { 'en-us': 7 } }))
    expect(screen.getByRole('button', { name: 'Play now' })).toBeVisible()
  })
})

describe('BrandedImage', () => {
  const brand = { name: 'Orbit', imageUrl: '/orbit.svg' }

  it('leads to a web page, beside this one', () => {
    renderCard(BrandedImage, ruled({ ...brand, href: 'https://orbit.example/' }))
    const link = screen.getByRole('link', { name: 'Presented by Orbit' })
    expect(link).toHaveAttribute('href', 'https://orbit.example/')
    expect(link).toHaveAttribute('rel', 'noopener sponsored')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//orbit.example', 7])(
    'is no link to %s',
    (href) => {
      renderCard(BrandedImage, ruled({ ...brand, href }))
      expect(screen.queryByRole('link')).toBeNull()
    }
  )

  it('says whose it is where the picture does not come', () => {
    const { container } = renderCard(BrandedImage, ruled(brand))
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(screen.getByText('Orbit')).toBeVisible()
  })

  it.each([{}, { name: 'Orbit' }, { imageUrl: '/a.svg' }])('is nothing with %j', (props) => {
    const { container } = renderCard(BrandedImage, ruled(props))
    expect(container.querySelector('img')).toBeNull()
  })
})
