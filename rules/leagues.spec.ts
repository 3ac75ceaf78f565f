import { leagueAt, leaguesBetween } from './leagues.js'

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
