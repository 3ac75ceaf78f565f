import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Ads, CardProps, CommerceOffer as Offer } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import { ANA } from '../moments'
import { CommerceOffer } from './commerce_offer'

const OFFER: Offer = {
  provider: 'offers.example',
  title: 'Two tickets for one',
  text: 'This week alone.',
  label: 'Get the code',
  href: 'https://offers.example/code',
}

const adsWith = (offer: Ads['offer']): Ads => ({
  video: () => null,
  subscribe: () => () => undefined,
  display: () => Promise.resolve(null),
  passiveDelayMs: () => 0,
  ...(offer && { offer }),
})

async function drawn(ads: Ads | null, over: Partial<CardProps> = {}) {
  const card = renderCard(CommerceOffer, over, { ads: () => Promise.resolve(ads) })
  await act(async () => undefined)
  return card
}
const found = (over?: Partial<CardProps>) =>
  drawn(
    adsWith(() => Promise.resolve(OFFER)),
    over
  )

describe('CommerceOffer', () => {
  it('shows the offer, whose link opens in a new tab, and stands for eight seconds from then', async () => {
    const { host } = await found()
    expect(screen.getByRole('heading', { name: OFFER.title })).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Get the code (opens in a new tab)' })
    expect(link).toHaveAttribute('href', OFFER.href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored')
    expect(host.emitted).toEqual([{ name: 'time_requested', data: { ms: 8_000 } }])
  })

  it('keeps nobody waiting', async () => {
    const { host } = await drawn(adsWith(() => new Promise(() => undefined)))
    expect(screen.getByText('An offer is on its way…')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    expect(host.emitted).toEqual([{ name: 'next_requested', data: {} }])
  })

  it('leads a stranger to the sign-up over it, and everybody on to the next game', async () => {
    const { host, update } = await found()
    await userEvent.click(screen.getByRole('button', { name: 'Save my points' }))
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }))
    expect(host.emitted.map(({ name, data }) => [name, data])).toEqual(
      expect.arrayContaining([
        ['auth_requested', { screen: 'sign_up', variant: 'noHeaderROKT' }],
        ['next_requested', {}],
      ])
    )
    update({ viewer: { ...ANA, loading: false }, locale: 'es-mx' })
    expect(screen.queryByRole('button', { name: /puntos/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'No, gracias' })).toBeInTheDocument()
  })

  it.each([
    ['the visit has no ads', () => null],
    ['nobody offers anything', () => adsWith(undefined)],
    ['no offer came', () => adsWith(() => Promise.resolve(null))],
    ['asking failed', () => adsWith(() => Promise.reject(new Error('gone')))],
  ])('leaves the screen where %s', async (_why, ads) => {
    const { container, host } = await drawn(ads())
    expect(container).toBeEmptyDOMElement()
    expect(host.emitted).toEqual([{ name: 'next_requested', data: {} }])
  })

  it('asks no longer once the screen is left', async () => {
    let asked: AbortSignal | undefined
    const { unmount } = await drawn(
      adsWith((signal) => {
        asked = signal
        return new Promise(() => undefined)
      })
    )
    unmount()
    expect(asked?.aborted).toBe(true)
  })
})
