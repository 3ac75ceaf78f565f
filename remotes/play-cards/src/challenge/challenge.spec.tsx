import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Challenge } from '@sidepick/card-kit'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { DailyChallengeDots } from './daily_challenge_dots'
import { DailyChallengeResult } from './daily_challenge_result'
import { DailyGame } from './daily_game'
import { dotStates } from './dot_states'

const challenge: Challenge = {
  day: '2026-03-14',
  size: 10,
  answers: ['correct', 'wrong', 'waiting', 'correct', 'correct', 'correct'],
  streak: 3,
}

describe('DailyChallengeDots', () => {
  it('has a dot for each question: answered, asked now, and still to come', () => {
    const rest = ['next', 'next', 'next']
    expect(dotStates(challenge, true)).toEqual([...challenge.answers, 'current', ...rest])
    expect(dotStates(challenge, false)).toEqual([...challenge.answers, 'next', ...rest])
  })

  it('says which question this is', () => {
    const { update } = renderCard(DailyChallengeDots, { play: samplePlay({ challenge }) })
    expect(screen.getByText('Question 7 of 10')).toBeInTheDocument()
    update({ phase: 'result' })
    expect(screen.getByText('Question 6 of 10')).toBeInTheDocument()
  })

  it('is not there where there is no challenge', () => {
    const { container } = renderCard(DailyChallengeDots, {})
    expect(container).toBeEmptyDOMElement()
  })
})

describe('DailyChallengeResult', () => {
  it('shares title, score and a square for each answer, and gives no answer away', async () => {
    const play = samplePlay({ challenge, sessionPoints: 90 })
    const { host } = renderCard(DailyChallengeResult, { phase: 'ended', play })
    await userEvent.click(screen.getByRole('button', { name: 'Share my result' }))
    const text = 'Daily challenge of March 14 4/10\n🟩🟥⬜🟩🟩\n🟩\n'
    expect(host.emitted).toEqual([{ name: 'share_requested', data: { text } }])
  })

  it('tells the days in a row and what is open, and asks a stranger with points alone to keep them', () => {
    const play = samplePlay({ challenge, sessionPoints: 90 })
    const { update } = renderCard(DailyChallengeResult, { phase: 'ended', play })
    expect(screen.getByText('3 days in a row')).toBeInTheDocument()
    expect(screen.getByText('1 answer without a verdict')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save my points' })).toBeInTheDocument()
    update({ viewer: { loggedIn: true, loading: false, profile: null } })
    expect(screen.queryByRole('button', { name: 'Save my points' })).toBeNull()
  })
})

describe('DailyGame', () => {
  const at = (over: Partial<Challenge>) => ({
    phase: 'passive' as const,
    play: samplePlay({ challenge: { ...challenge, ...over } }),
  })

  it('invites to a new day, and to go on with it, with the days that are at stake', async () => {
    const { host, update } = renderCard(DailyGame, at({ answers: [], streak: 0 }))
    expect(screen.getByText('Today’s 10 questions are here')).toBeInTheDocument()
    expect(screen.queryByText(/in a row/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(host.emitted).toEqual([{ name: 'start_requested', data: {} }])
    update(at({}))
    expect(screen.getByText('6 of today’s 10 questions answered')).toBeInTheDocument()
    expect(screen.getByText('3 days in a row: keep it up')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument()
  })

  it.each([
    ['without a challenge', {}],
    ['once all is answered', at({ size: 6 })],
  ])('is not there %s', (_, props) => {
    expect(renderCard(DailyGame, props).container).toBeEmptyDOMElement()
  })
})
