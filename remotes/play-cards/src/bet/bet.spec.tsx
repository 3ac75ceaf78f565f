import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card, CardProps, GalleryStates } from '@sidepick/card-kit'
import { answeringHttp, renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { platformOver } from '@sidepick/card-kit/testing/platform'
import {
  BetDetails as detailsStates,
  GameResult as gameResultStates,
  LockedPickModal as lockedStates,
  NeededTicketsAlert as neededStates,
  BetSlider as sliderStates,
  TicketToggle as toggleStates,
} from './bet.gallery'
import { BetDetails } from './bet_details'
import { BetSlider } from './bet_slider'
import { GameResult } from './game_result'
import { LockedPickModal } from './locked_pick_modal'
import { NeededTicketsAlert } from './needed_tickets_alert'
import { TicketToggle } from './ticket_toggle'

/** Draws a state of the gallery over a platform that answers as the gallery's does. */
function draw(card: Card, states: GalleryStates, state: string) {
  const { props, viewer, answers } = states[state]!
  const { host, wrapper: Store } = platformOver(answeringHttp(answers))
  const InStore: Card = (own) => <Store>{((Drawn) => <Drawn {...own} />)(card)}</Store>
  const of = { loggedIn: false, loading: false, profile: null, ...viewer }
  return renderCard(InStore, { ...(props as Partial<CardProps>), viewer: of }, host)
}

describe('TicketToggle', () => {
  it('chooses between what is offered, and leaves the number to be proposed', async () => {
    const { host } = draw(TicketToggle, toggleStates, 'both kinds')
    expect(await screen.findByRole('radio', { name: 'Black' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'White' }))
    expect(host.emitted).toEqual([
      { name: 'stake_changed', data: { ticketType: 'white', quantity: null } },
    ])
  })

  it('has black tickets off where they are not offered', async () => {
    draw(TicketToggle, toggleStates, 'without black tickets')
    expect(await screen.findByRole('radio', { name: 'Black' })).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'White' })).toBeChecked()
  })
})

describe('BetSlider', () => {
  it('slides from 1 to 100 black tickets, and begins with ten of those the player has', async () => {
    const { host } = draw(BetSlider, sliderStates, 'black tickets')
    const slider = await screen.findByRole('slider', { name: 'Select amount' })
    expect(slider).toHaveValue('10')
    expect(slider).toHaveAttribute('min', '1')
    expect(slider).toHaveAttribute('max', '100')
    fireEvent.change(slider, { target: { value: '37' } })
    expect(host.emitted).toEqual([
      { name: 'stake_changed', data: { ticketType: 'black', quantity: 37 } },
    ])
  })

  it('is fixed at one white ticket', async () => {
    draw(BetSlider, sliderStates, 'one white ticket')
    expect(await screen.findByText('1 ticket')).toBeInTheDocument()
    expect(screen.queryByRole('slider')).toBeNull()
  })
})

describe('BetDetails', () => {
  const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent

  it('says what is staked, what it can win and what is left', async () => {
    const { host } = draw(BetDetails, detailsStates, 'black tickets')
    await screen.findByText('Quantity')
    expect(valueOf('Ticket')).toBe('Black')
    expect(valueOf('Quantity')).toBe('25')
    expect(valueOf('You can win')).toBe('4250 coins')
    expect(valueOf('Left afterwards')).toBe('17')
    await userEvent.click(screen.getByRole('button', { name: 'Lock my pick' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play for free' }))
    await userEvent.click(screen.getByRole('button', { name: 'Change my pick' }))
    expect(host.emitted).toEqual([
      { name: 'bet_placed', data: { ticketType: 'black', quantity: 25 } },
      { name: 'bet_placed', data: { ticketType: 'free', quantity: 1 } },
      { name: 'bet_withdrawn', data: {} },
    ])
  })

  it('says what a white ticket wins', async () => {
    draw(BetDetails, detailsStates, 'a white ticket')
    await screen.findByText('Quantity')
    expect(valueOf('Quantity')).toBe('1')
    expect(valueOf('You can win')).toBe('1 gray')
    expect(valueOf('Left afterwards')).toBe('4')
  })

  it('takes no stake that the player does not have', async () => {
    draw(BetDetails, detailsStates, 'too few tickets')
    await screen.findByRole('button', { name: 'Play for free' })
    expect(screen.queryByRole('button', { name: 'Lock my pick' })).toBeNull()
  })
})

describe('NeededTicketsAlert', () => {
  it('says how many are missing, and leads back', async () => {
    const { host } = draw(NeededTicketsAlert, neededStates, 'too few black tickets')
    expect(await screen.findByText('You need 18 more black tickets to play')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(host.emitted).toEqual([{ name: 'bet_withdrawn', data: {} }])
  })

  it('leads to the gift of today where that waits', async () => {
    const { host } = draw(NeededTicketsAlert, neededStates, 'no white ticket, and a gift')
    await userEvent.click(await screen.findByRole('button', { name: 'Collect today’s gift' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/profile/daily-gift' } }])
  })

  it('leads to what is for sale, where anything is', async () => {
    const { host } = draw(NeededTicketsAlert, neededStates, 'tickets for sale')
    await userEvent.click(await screen.findByRole('button', { name: 'Get tickets' }))
    expect(host.emitted).toEqual([{ name: 'screen_requested', data: { name: 'PurchaseModal' } }])
  })
})

describe('LockedPickModal', () => {
  it('counts down to a staked pick, and to one of a quick round', () => {
    const { container, update } = draw(LockedPickModal, lockedStates, 'a stake')
    expect(screen.getByText('Locked in 3')).toBeInTheDocument()
    expect(screen.getByText(/^Black × 10 on /)).toBeInTheDocument()
    update(lockedStates['a quick round']!.props as Partial<CardProps>)
    expect(screen.getByText('Locked in 1')).toBeInTheDocument()
    expect(screen.getByText(/^Your pick: /)).toBeInTheDocument()
    update({ play: samplePlay({ picked: 'A' }) })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('GameResult', () => {
  it.each([
    ['won', /You won/, /\+1 gray/],
    ['lost', /You lost/, /−1 ticket/],
    ['decided later', /It will be decided later/, null],
    ['matched', /8 of 10 matched against leo\.rios/, /A win pays 1360 coins/],
    ['without an opponent', /Waiting for an opponent/, null],
  ])('says what became of a stake: %s', (state, title, earning) => {
    draw(GameResult, gameResultStates, state)
    expect(screen.getByRole('status')).toHaveTextContent(title)
    if (earning) expect(screen.getByText(earning)).toBeInTheDocument()
    else expect(screen.queryByText(/gray|pays|−/)).toBeNull()
  })

  it('is not there for a free pick', () => {
    const { container } = renderCard(GameResult, { phase: 'result' })
    expect(container).toBeEmptyDOMElement()
  })
})
