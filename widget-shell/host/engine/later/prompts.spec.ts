import type { RuleSetName } from '@sidepick/rules/experience'
import { aBootstrap, aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'
import type { VisitSettings } from '../visit_state'

type Limits = Partial<VisitSettings['limits']>

const LAYOUTS = ['GAME_PLAY', 'INTERSTITIAL']
const LIMIT_PROMPT = { type: 'prompt_sign_up', occasion: 'limit_reached' }

/** As the platform configures it, where no document says otherwise. */
const { strangerGames, anonymousGameLimit } = aBootstrap().limits
const SHIPPED = { suggestAt: anonymousGameLimit }

/** A stranger's visit with so many games, and which of them were followed by what. */
function play(limits: Limits, count: number, over: Partial<VisitSettings> = {}, start = {}) {
  const games = Array.from({ length: count + 2 }, (_one, index) => aGame({ id: `g${index + 1}` }))
  const most = strangerGames[limits.ruleSet ?? 'default']
  const rig = playRig({
    games,
    visit: { layouts: LAYOUTS, ...over, limits: { strangerGames: most, ...limits } },
  })
  rig.begin(start)
  const after: Record<number, string[]> = {}
  for (let game = 1; game <= count; game += 1) {
    const before = rig.effects.length
    rig.playOn()
    const told = rig.effects.slice(before).map(({ type }) => type)
    const prompts: string[] = told.filter((type) =>
      ['prompt_sign_up', 'games_left', 'limit_reached'].includes(type)
    )
    if (rig.phase() === 'interstitial') {
      prompts.push(rig.visit().step.card ?? rig.visit().step.type)
      rig.engine.send({ type: 'next_requested' })
    }
    if (prompts.length > 0) after[game] = prompts
  }
  return { rig, after }
}

describe('soft prompts', () => {
  test('after five games a stranger is asked once, between two games and over none', () => {
    const { rig, after } = play({ suggestAt: 5 }, 7)
    expect(after).toEqual({ 5: ['dont-lose-points'], 7: ['games_left'] })
    expect(rig.told('sign_up_suggested')).toHaveLength(1)
    expect(rig.told('prompt_sign_up')).toEqual([])
  })

  test('the card goes by itself, and the next game comes', () => {
    const { rig } = play({ suggestAt: 5 }, 4)
    rig.playOn()
    expect(rig.phase()).toBe('interstitial')
    rig.advance(7_000)
    expect(rig.phase()).toBe('question')
  })

  test('at most one follows a game: the reminder of the script gives way', () => {
    expect(play(SHIPPED, 17).after).toEqual({ 5: ['dont-lose-points'], 7: ['games_left'] })
    expect(play({}, 6).after).toEqual({ 5: ['dont-lose-points'] })
    expect(play({ suggestAt: 5 }, 6).after).toEqual({ 5: ['dont-lose-points'] })
  })

  test('where the script asks at that place itself, its card is the suggestion', () => {
    const over = {
      scriptId: 'stockSearch10',
      layouts: [...LAYOUTS, 'GAME_SHUTTERSTOCK_SEARCH', 'INTERSTITIAL_MORE_GAMES'],
    } as const
    const { rig, after } = play(SHIPPED, 8, over)
    expect(after).toEqual({ 5: ['INTERSTITIAL_MORE_GAMES'], 7: ['games_left'] })
    expect(rig.told('sign_up_suggested')).toHaveLength(1)
  })

  test('after one there is none for a game', () => {
    expect(play({ suggestAt: 4 }, 6).after).toEqual({ 4: ['dont-lose-points'] })
  })

  test('a quick play asks after three games', () => {
    const limits = { quickPlay: 'arcade', suggestAt: 5 } as const
    expect(play(limits, 5).after).toEqual({ 3: ['dont-lose-points'], 5: ['dont-lose-points'] })
  })

  test('what was asked in an earlier visit is not asked again', () => {
    const start = { strangerPlays: 4, promptedAt: 5 }
    expect(play({ suggestAt: 5 }, 2, {}, start).after).toEqual({})
  })

  test('there is none where the page has no such card', () => {
    expect(play({ suggestAt: 5 }, 6, { layouts: ['GAME_PLAY'] }).after).toEqual({})
  })

  test('whoever has left an e-mail is not asked', () => {
    expect(play({ suggestAt: 5 }, 6, { registered: true }).after).toEqual({})
  })

  test('a page that wants none has none, but its players meet the same limits', () => {
    const over = { suggestsSignUp: false }
    expect(play({ suggestAt: 4 }, 6, over).after).toEqual({})
    const locked = { lockAt: 3 }
    expect(play(locked, 4, over).after).toMatchObject({ 3: ['prompt_sign_up'] })
  })
})

describe('a prompt with the result', () => {
  /** How long the first result of this visit stands. */
  function standsMs(visit: Partial<VisitSettings>, start = {}) {
    const rig = playRig({ visit })
    rig.begin(start)
    rig.toResult()
    return rig.engine.state().timers.autoAdvance?.durationMs
  }

  test('the very first result of a stranger stands two seconds before the prompt, and its own time with it', () => {
    expect(standsMs({ asksWithResult: true })).toBe(5_000)
  })

  test.each([
    ['where no card asks', { asksWithResult: false }, {}],
    ['on a page that wants no prompts', { asksWithResult: true, suggestsSignUp: false }, {}],
    ['for whoever has left an e-mail', { asksWithResult: true, registered: true }, {}],
    ['for a stranger who has played before', { asksWithResult: true }, { strangerPlays: 1 }],
  ])('it stands its own time %s', (_of, visit, start) => {
    expect(standsMs(visit, start)).toBe(3_000)
  })
})

describe('notices', () => {
  /** What a stranger is told after which game, and the first question that says how many are left. */
  function notices(ruleSet: RuleSetName, count: number) {
    // Nothing else is asked between two games.
    const { rig, after } = play({ ruleSet }, count, { layouts: ['GAME_PLAY'] })
    return { after, told: rig.told('games_left'), left: rig.visit().gamesLeft }
  }

  test('after seven games a stranger hears how many are left, and sees it from then on', () => {
    expect(notices('default', 6).left).toBeNull()
    expect(notices('default', 7)).toEqual({
      after: { 7: ['games_left'] },
      told: [{ type: 'games_left', left: 43 }],
      left: 43,
    })
    expect(notices('default', 8).left).toBe(42)
  })

  test('the set double-down says so with its last game, the twentieth', () => {
    expect(notices('double-down', 19)).toEqual({ after: {}, told: [], left: null })
    const last = { 20: ['limit_reached', 'prompt_sign_up'] }
    expect(notices('double-down', 20)).toEqual({ after: last, told: [], left: 0 })
  })

  test('the set memesplash says so after six games, and shows it with its last one', () => {
    const early = { after: { 6: ['games_left'] }, told: [{ type: 'games_left', left: 44 }] }
    expect(notices('memesplash', 49)).toEqual({ ...early, left: null })
    const last = { ...early.after, 50: ['limit_reached', 'prompt_sign_up'] }
    expect(notices('memesplash', 50)).toEqual({ ...early, after: last, left: 0 })
  })
})

describe('hard limits', () => {
  test('a locked onboarding ends after six games: every further pick asks, and cannot be waved away', () => {
    const { rig, after } = play({ lockAt: 6, suggestAt: 5 }, 6)
    expect(after).toEqual({ 5: ['dont-lose-points'], 6: ['prompt_sign_up'] })
    rig.pick()
    expect(rig.phase()).toBe('question')
    expect(rig.effects.at(-1)).toEqual({ ...LIMIT_PROMPT, refuses: true, insists: true })
    rig.engine.send({ type: 'logged_in' })
    rig.pick()
    expect(rig.phase()).toBe('locking')
  })

  test('the set of rules refuses with a notice', () => {
    const { rig } = play({ ruleSet: 'double-down' }, 1, {}, { strangerPlays: 19 })
    rig.pick()
    expect(rig.phase()).toBe('question')
    expect(rig.effects.slice(-2)).toEqual([{ type: 'limit_reached' }, LIMIT_PROMPT])
  })

  test('the games of a day end for everybody, and an account would change nothing', () => {
    const { rig } = play({ daily: 3, suggestAt: 3 }, 3)
    expect(rig.engine.state()).toMatchObject({ phase: 'ended', visit: { gamesLeft: 0 } })
    rig.advance(60_000)
    expect(rig.told('prompt_sign_up')).toEqual([])
  })

  test('games of other days do not count for the day', () => {
    const { rig } = play({ daily: 3 }, 1, {}, { strangerPlays: 9, playsToday: 1 })
    expect(rig.phase()).toBe('question')
  })

  test('plays of today that the server knows of end the day too', () => {
    const { rig } = play({ daily: 3, partnerDaily: 3 }, 1)
    expect(rig.visit().told.day).toEqual({ played: 1, games: 3 })
    rig.engine.send({ type: 'plays_learned', gameIds: [], today: 2 })
    expect(rig.phase()).toBe('question')
    expect(rig.visit().told.day).toEqual({ played: 2, games: 3 })
    rig.engine.send({ type: 'plays_learned', gameIds: [], today: 4 })
    expect(rig.phase()).toBe('ended')
    expect(rig.visit().told.day).toEqual({ played: 3, games: 3 })
  })

  test('a pick under way is played out, and ends the day', () => {
    const rig = playRig({ visit: { limits: { daily: 3, partnerDaily: 3 } } })
    rig.begin()
    rig.pick()
    rig.engine.send({ type: 'plays_learned', gameIds: [], today: 3 })
    expect(rig.phase()).toBe('locking')
    rig.advance(3000)
    rig.settle()
    rig.advance(2000)
    rig.engine.send({ type: 'next_requested' })
    expect(rig.phase()).toBe('ended')
  })

  test('a quick play ends after five games', () => {
    const { rig } = play({ quickPlay: 'on' }, 5)
    rig.pick()
    expect(rig.phase()).toBe('question')
  })

  test('the smallest one wins', () => {
    const limits = { lockAt: 6, daily: 3 }
    expect(play(limits, 3).rig.phase()).toBe('ended')
  })
})
