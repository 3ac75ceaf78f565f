import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeHost, renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { visited } from '../moments'
import { NoGames } from '../visit/no_games'
import { AllGamesComplete } from './all_games_complete'
import { PartnerGameProgress } from './partner_game_progress'
import { RedBanner } from './red_banner'

const day = (played: number) => ({ played, games: 3 })
const advance = (remainingMs: number) => ({
  autoAdvance: { remainingMs, durationMs: 5_000, completed: remainingMs === 0 },
})
const challenge = { day: '2026-03-14', size: 10, answers: [], streak: 0 }

describe.each([
  ['RedBanner', RedBanner],
  ['PartnerGameProgress', PartnerGameProgress],
  ['AllGamesComplete', AllGamesComplete],
])('%s', (_, card) => {
  it.each([
    ['a page without games of the day', {}],
    ['a page with a challenge', { day: day(3), challenge }],
  ])('is not there on %s', (_page, play) => {
    const { container } = renderCard(card, { play: samplePlay(play) })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('RedBanner', () => {
  it('says which game of the day this is, and never one more than there are', () => {
    const { update } = renderCard(RedBanner, { play: samplePlay({ day: day(0) }) })
    expect(screen.getByText('Daily game 1 of 3')).toBeInTheDocument()
    update({ play: samplePlay({ day: day(2) }), locale: 'es-mx' })
    expect(screen.getByText('Juego del día 3 de 3')).toBeInTheDocument()
    update({ play: samplePlay({ day: day(3) }), locale: 'en-us' })
    expect(screen.getByText('Daily game 3 of 3')).toBeInTheDocument()
  })
})

describe('PartnerGameProgress', () => {
  const points = { base: 5, bonus: 0, majority: 0, total: 5 }
  const play = samplePlay({ day: day(1), points })

  it('shows what the game paid, and counts the last three seconds until the next one', () => {
    const { update } = renderCard(PartnerGameProgress, { play, timers: advance(3_250) })
    expect(screen.getByText('1 of 3 daily games played')).toBeInTheDocument()
    expect(screen.getByText('+5')).toBeInTheDocument()
    expect(screen.queryByText(/Next game in/)).toBeNull()
    for (const [leftMs, seconds] of [
      [3_000, 3],
      [2_001, 3],
      [2_000, 2],
      [250, 1],
    ] as const) {
      update({ timers: advance(leftMs) })
      expect(screen.getByText(`Next game in ${seconds}`)).toBeInTheDocument()
    }
    update({ timers: advance(0) })
    expect(screen.queryByText(/Next game in/)).toBeNull()
  })

  it('counts nothing for whoever stopped the advance, and after the last game', () => {
    const { update } = renderCard(PartnerGameProgress, {
      play: { ...play, stopped: true },
      timers: advance(1_000),
    })
    expect(screen.queryByText(/Next game in/)).toBeNull()
    update({ play: { ...play, day: day(3) } })
    expect(screen.queryByText(/Next game in/)).toBeNull()
    expect(screen.getByText('That was the last one today')).toBeInTheDocument()
  })
})

describe('AllGamesComplete', () => {
  const over = samplePlay({ ...visited(3, { points: 15 }), day: day(3) })

  it('thanks, says what the day brought, and leads to the prizes', async () => {
    const { host } = renderCard(AllGamesComplete, { phase: 'ended', play: over })
    expect(screen.getByRole('heading', { name: 'Thanks for playing!' })).toBeInTheDocument()
    expect(screen.getByText(/played all 3 games of today\. Come back tomorrow/)).toBeInTheDocument()
    expect(screen.getAllByText('15')[0]).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'View prizes' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/prizes' } }])
  })

  it('leads to what the programme of the page pays, and nowhere without a programme', async () => {
    const { signUp } = fakeHost()
    const paying = { signUp: { ...signUp, distributorId: 'orbit' } }
    const name = 'View partner rewards'
    const { host, unmount } = renderCard(AllGamesComplete, { phase: 'ended', play: over }, paying)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/rewards-partner' } }])
    unmount()
    for (const page of [{}, { ...paying, hasScreen: () => false }]) {
      const drawn = renderCard(AllGamesComplete, { phase: 'ended', play: over }, page)
      expect(screen.queryByRole('button', { name })).toBeNull()
      drawn.unmount()
    }
  })

  it('stands in place of the end of the list, and only when the day is over', () => {
    const before = samplePlay({ day: day(2) })
    const early = renderCard(AllGamesComplete, { phase: 'ended', play: before })
    expect(early.container).toBeEmptyDOMElement()
    early.unmount()
    const { container, update } = renderCard(NoGames, { phase: 'ended', play: over })
    expect(container).toBeEmptyDOMElement()
    update({ play: before })
    expect(screen.getByRole('heading', { name: 'You’re all caught up!' })).toBeInTheDocument()
  })
})
