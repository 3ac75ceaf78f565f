import type { Http } from '@sidepick/card-kit'
import type { BootstrapAnswer } from '@sidepick/rules/types'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { drawPart } from '../../testing/draw_part'
import { pageOf } from '../../testing/samples'
import { TryCard } from './try_card'

const user = userEvent.setup()
const WIDGET = { id: '01995b3e-7a11-7c3d-9f4e-000000000001', name: 'On the front page' }

const remote = (owner: string, critical: boolean, cards: string[]) => ({ owner, critical, cards })

const PAGE = {
  config: {
    ...{ widgetTheme: {}, gameTheme: {}, componentsTheme: {}, themeFlags: {} },
    ...{ componentFlags: { AnswerPicker: false }, gameScreenComponents: {}, widgetComponents: [] },
  },
  remotes: [
    remote('sidepick', true, ['VideoPlayer', 'AnswerPicker']),
    remote('sidepick', false, ['PrizeCard']),
    remote('acme', true, ['TheirCard']),
  ],
} as unknown as BootstrapAnswer

const answers = ((call: string) =>
  Promise.resolve(call === 'GET /v2/embed/bootstrap' ? PAGE : pageOf([WIDGET]))) as unknown as Http

function Address() {
  return <output>{useLocation().search}</output>
}

const draw = (more = '') =>
  drawPart(
    <>
      <TryCard />
      <Address />
    </>,
    answers,
    { at: `/experiments/try-card?widget=${WIDGET.id}${more}` }
  )

describe('Trying out a card', () => {
  it('offers the cards that the preview can draw, and keeps the choice in the address', async () => {
    draw()
    await user.click(await screen.findByRole('button', { name: /AnswerPicker/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'AnswerPicker',
      'VideoPlayer',
    ])
    await user.click(screen.getByRole('option', { name: 'VideoPlayer' }))
    expect(await screen.findByText(/card=VideoPlayer/)).toBeInTheDocument()
  })

  it('opens as its address says', async () => {
    draw('&card=VideoPlayer&panel=top&slot=overlay')
    expect(await screen.findByRole('button', { name: /VideoPlayer/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /overlay/ })).toBeInTheDocument()
  })
})
