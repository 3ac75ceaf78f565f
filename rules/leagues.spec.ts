import { leagueAt, leagueBoardOf, leaguesBetween } from './leagues.js'

const GATES = [
  { id: 'level1', gamePlays: 0 },
  { id: 'level2', gamePlays: 5 },
  { id: 'level3', gamePlays: 25 },
  { id: 'level4', gamePlays: 75 },
] as const

describe('leagueAt', () => {
  it.each([
    [0, 'level1'],
    [4, 'level1'],
    [5, 'level2'],
    [24, 'level2'],
    [25, 'level3'],
    [74, 'level3'],
    [75, 'level4'],
    [1_000_000, 'level4'],
  ])('puts %i plays into %s', (gamePlays, league) => {
    expect(leagueAt(GATES, gamePlays)).toBe(league)
  })

  it('knows the first league without a gate', () => {
    expect(leagueAt([], 3)).toBe('level1')
  })
})

describe('leaguesBetween', () => {
  it('names each league on the way up', () => {
    expect(leaguesBetween('level1', 'level2')).toEqual(['level2'])
    expect(leaguesBetween('level1', 'level4')).toEqual(['level2', 'level3', 'level4'])
  })

  it('names none on the way down, or nowhere', () => {
    expect(leaguesBetween('level3', 'level1')).toEqual([])
    expect(leaguesBetween('level2', 'level2')).toEqual([])
  })
})

describe('leagueBoardOf', () => {
  const leagues = [
    { name: 'level1', leaderboardId: 'b1' },
    { name: 'level2', leaderboardId: 'b2' },
  ] as const
  const boardOf = (currentLeague: 'level1' | 'level2' | 'level3', plays: number) =>
    leagueBoardOf({ leagues, currentLeague, gamePlaysSinceDemotion: plays }, GATES)

  it('is that of the league in which a player has played', () => {
    expect(boardOf('level1', 3)).toBe('b1')
    expect(boardOf('level2', 6)).toBe('b2')
    // The mailbox is not proved yet, so the league stays.
    expect(boardOf('level1', 6)).toBe('b1')
  })

  it('is none without a play in the league', () => {
    expect(boardOf('level1', 0)).toBeNull()
    expect(boardOf('level2', 5)).toBeNull()
  })

  it('is none where not exactly one matches', () => {
    expect(boardOf('level3', 30)).toBeNull()
    const twice = [...leagues, { name: 'level2', leaderboardId: 'b3' }] as const
    const player = { currentLeague: 'level2', gamePlaysSinceDemotion: 9 } as const
    expect(leagueBoardOf({ ...player, leagues: twice }, GATES)).toBeNull()
  })
})
