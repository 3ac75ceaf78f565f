import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card, CardProps, Http } from '@sidepick/card-kit'
import { requestOf } from '@sidepick/card-kit/http_over'
import { answeringHttp, renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { platformOver } from '@sidepick/card-kit/testing/platform'
import { visited } from '../moments'
import { Accuracy } from './accuracy'
import { AdvancedPoints } from './advanced_points'
import { AdvancedResults } from './advanced_results'
import { Badges } from './badges'
import { Challenges } from './challenges'
import { DailyStreak } from './daily_streak'
import { LevelUnlock } from './level_unlock'
import { levelReached, nextLevel } from './next_level'
import { ProgressTracker } from './progress_tracker'
import {
  Accuracy as accuracyStates,
  Badges as badgesStates,
  Challenges as challengeStates,
  LevelUnlock as levelStates,
  AdvancedPoints as pointsStates,
  DailyStreak as streakStates,
  ProgressTracker as trackerStates,
} from './response.gallery'

type States = typeof trackerStates

/** Draws a state of the gallery over a platform that answers as the gallery's does. */
function draw(card: Card, states: States, state: string, more: Partial<CardProps> = {}) {
  const { props, viewer, answers } = states[state]!
  const { host, wrapper: Store } = platformOver(answeringHttp(answers))
  const InStore: Card = (own) => <Store>{((Drawn) => <Drawn {...own} />)(card)}</Store>
  const of = { loggedIn: false, loading: false, profile: null, ...viewer }
  return renderCard(InStore, { ...(props as Partial<CardProps>), viewer: of, ...more }, host)
}

const GATES = [0, 5, 25].map((gamePlays, at) => ({
  id: `level${at + 1}` as 'level1',
  gamePlays,
  prize: at === 1 ? 'a gift card' : null,
}))

describe('the way to the next level', () => {
  it('counts from the level before', () => {
    expect(nextLevel(GATES, 0)).toEqual({ level: 2, played: 0, most: 5 })
    expect(nextLevel(GATES, 12)).toEqual({ level: 3, played: 7, most: 20 })
    expect(nextLevel(GATES, 25)).toBeNull()
  })

  it('is a new level at exactly its number of games', () => {
    expect(levelReached(GATES, 5)).toEqual({ level: 2, prize: 'a gift card' })
    for (const plays of [0, 4, 6]) expect(levelReached(GATES, plays)).toBeNull()
  })
})

describe('ProgressTracker', () => {
  it('shows a player the games to the next level', async () => {
    draw(ProgressTracker, trackerStates, 'to the next level')
    const bar = await screen.findByRole('progressbar', { name: '13 games to level 3' })
    expect(bar).toHaveAttribute('aria-valuetext', '7 of 20')
  })

  it('shows a stranger the free games, and never more than there are', () => {
    const { update } = draw(ProgressTracker, trackerStates, 'free games of a stranger')
    expect(screen.getByRole('progressbar', { name: '2 free games left' })).toBeInTheDocument()
    const onboarding = { played: 60, limit: 5, locked: false, games: 50 }
    update({ play: samplePlay({ onboarding }) })
    const bar = screen.getByRole('progressbar', { name: 'All free games played' })
    expect(bar).toHaveAttribute('aria-valuenow', '50')
    update({ play: samplePlay() })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('LevelUnlock', () => {
  it('names the level and its prize', async () => {
    draw(LevelUnlock, levelStates, 'with a prize')
    expect(await screen.findByText('Level 2 unlocked')).toBeInTheDocument()
    expect(screen.getByText('Now in reach: A gift card of 50 dollars')).toBeInTheDocument()
  })

  it('says what still keeps it locked', async () => {
    draw(LevelUnlock, levelStates, 'before the email is verified')
    expect(await screen.findByText('Verify your email to unlock it')).toBeInTheDocument()
  })
})

describe('AdvancedPoints', () => {
  afterEach(() => jest.useRealTimers())

  it('breaks the points of the play down, and tells a stranger what waits', () => {
    draw(AdvancedPoints, pointsStates, 'of a stranger')
    const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(rows).toEqual(['For playing+10', 'Right answer+20', 'With the majority+10'])
    expect(screen.getByText('340 points wait to be saved')).toBeInTheDocument()
  })

  it('tells who left an e-mail address what waits for the password', () => {
    const viewer = { ...{ loggedIn: false, loading: false, profile: null }, registered: true }
    draw(AdvancedPoints, pointsStates, 'of a stranger', {
      viewer: { ...viewer, promisedPoints: 1_020 },
    })
    expect(screen.getByText('1,360 points wait for your password')).toBeInTheDocument()
  })

  it('asks for the week’s points again two seconds after it was drawn', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    let asked = 0
    const answer = answeringHttp(pointsStates['of a player']!.answers)
    const http = ((...call: Parameters<Http>) => {
      asked += Number(requestOf(...call).url === '/v1/leaderboards/points')
      return answer(...call)
    }) as Http
    const { host, wrapper: Store } = platformOver(http)
    const InStore: Card = (props) => (
      <Store>
        <AdvancedPoints {...props} />
      </Store>
    )
    const { props } = pointsStates['of a player']!
    const viewer = { loggedIn: true, loading: false, profile: null }
    renderCard(InStore, { ...(props as Partial<CardProps>), viewer }, host)
    const asksAfter = async (ms: number) => {
      for (let step = 0; step < 10; step++) await act(() => jest.advanceTimersByTimeAsync(ms / 10))
      return asked
    }
    expect(await asksAfter(1_000)).toBe(1)
    expect(screen.getByText('1,240 points this week, rank 8')).toBeInTheDocument()
    expect(await asksAfter(900)).toBe(1)
    expect(await asksAfter(1_000)).toBe(2)
  })
})

describe('AdvancedResults', () => {
  const votes = { sideAPercent: 62, votes: 1_240, sideVotes: { A: 769, B: 471 } }
  const play = samplePlay({ ...votes, picked: 'B' })
  const player = { loggedIn: true, loading: false, profile: null }

  it('shows every side with its share and its votes, and marks the own pick', () => {
    renderCard(AdvancedResults, { play, viewer: player })
    const [a, b] = screen.getAllByRole('listitem')
    expect(a).toHaveTextContent(/Jupiter62%769 votes/)
    expect(b).toHaveTextContent(/SaturnYour pick38%471 votes/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers a stranger an account, unless nobody is to be asked', async () => {
    const { host, update } = renderCard(AdvancedResults, { play })
    await userEvent.click(screen.getByRole('button', { name: 'Sign up to keep your results' }))
    const data = { screen: 'sign_up', variant: 'unlockYourResults' }
    expect(host.emitted).toEqual([{ name: 'auth_requested', data }])
    update({ viewer: { ...player, loggedIn: false, registered: true } })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('Accuracy', () => {
  it.each([
    ['good', '75%', 'success', '18 of 24 right'],
    ['not yet good', '40%', 'neutral', '2 of 5 right'],
    ['of a stranger', '67%', 'success', '2 of 3 right this visit'],
  ])('is %s', async (state, figure, tone, words) => {
    draw(Accuracy, accuracyStates, state)
    const ring = await screen.findByRole('progressbar', { name: 'Accuracy' })
    expect(ring).toHaveAttribute('aria-valuetext', figure)
    expect(ring).toHaveAttribute('data-tone', tone)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('is good from half on, and says nothing before a result is known', () => {
    const tally = (right: number, judged: number) => samplePlay(visited(judged, { right, judged }))
    const { update, container } = renderCard(Accuracy, { play: tally(1, 2) })
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-tone', 'success')
    update({ play: tally(0, 0) })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('Badges', () => {
  it('shows reached ones first, and then what is locked', async () => {
    draw(Badges, badgesStates, 'two of three')
    const shown = (await screen.findAllByRole('listitem')).map(
      (item) => item.lastChild?.textContent
    )
    expect(shown).toEqual(['Yours: 3 in a row', 'Yours: 5 in a row', 'Still locked: 10 in a row'])
  })

  it('counts a stranger’s visit, and shows as many as its rule says', async () => {
    const rule = { componentName: 'Badges', panel: 'mainPanel', position: 'main-bottom' }
    draw(Badges, badgesStates, 'of a stranger', { rule: { ...rule, props: { most: 1 } } })
    const shown = await screen.findAllByRole('listitem')
    expect(shown.map((item) => item.lastChild?.textContent)).toEqual(['Yours: 3 in a row'])
  })
})

describe('Challenges', () => {
  const shown = async () =>
    (await screen.findAllByRole('progressbar')).map((bar) => bar.getAttribute('aria-valuetext'))

  it('shows the streaks that are still to be reached, the nearest one first', async () => {
    draw(Challenges, challengeStates, 'of a player')
    expect(await shown()).toEqual(['2 of 5', '2 of 10'])
    expect(screen.queryByText('3 in a row')).toBeNull()
  })

  it('counts a stranger’s visit, and shows as many as its rule says', async () => {
    const rule = { componentName: 'Challenges', panel: 'mainPanel', position: 'main-bottom' }
    draw(Challenges, challengeStates, 'of a stranger', { rule: { ...rule, props: { most: 1 } } })
    expect(await shown()).toEqual(['1 of 3'])
  })
})

describe('DailyStreak', () => {
  it('shows the seven days and what each pays', async () => {
    draw(DailyStreak, streakStates, 'the third day')
    expect(await screen.findByText('Day 3 of your streak')).toBeInTheDocument()
    const days = screen.getAllByRole('listitem')
    expect(days.map((day) => day.lastChild?.textContent)).toEqual(
      [10, 20, 30, 40, 50, 60, 70].map((points) => `+${points}`)
    )
    expect(days[2]).toHaveAttribute('aria-current', 'date')
    expect(screen.getByText('+30 points')).toBeInTheDocument()
    expect(screen.getByText('Come back tomorrow for +40')).toBeInTheDocument()
  })

  it('begins again after the seventh day', async () => {
    draw(DailyStreak, streakStates, 'the last day')
    expect(await screen.findByText('Come back tomorrow for +10')).toBeInTheDocument()
  })

  it('is there with the first play of a day alone', async () => {
    const { answers = {}, ...rest } = streakStates['the third day']!
    const body = answers['GET /v1/profiles']?.body as { dailyStreak: object }
    const second = { ...body, dailyStreak: { ...body.dailyStreak, playsToday: 2 } }
    const states = {
      later: { ...rest, answers: { ...answers, 'GET /v1/profiles': { body: second } } },
    }
    const { container } = draw(DailyStreak, states, 'later')
    // The answer is there at once, and the store tells it with the next frame.
    for (let frames = 0; frames < 3; frames++) await act(() => new Promise(requestAnimationFrame))
    expect(container.querySelector('section')).toBeNull()
  })
})
