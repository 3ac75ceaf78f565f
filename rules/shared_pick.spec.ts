import { readSharedPick, sharedPickOf, suitsType } from './shared_pick'

describe('a shared pick', () => {
  it('names the side of an opinion, and how a trivia went without its side', () => {
    expect(sharedPickOf('POLL', 'B', false)).toBe('B')
    expect(sharedPickOf('TRIVIA', 'B', true)).toBe('right')
    expect(sharedPickOf('TRIVIA', 'A', false)).toBe('wrong')
    expect(sharedPickOf('TRIVIA', 'A', null)).toBeNull()
  })

  it('is read from an address, and nothing else is', () => {
    expect(['A', 'B', 'right', 'wrong'].map(readSharedPick)).toEqual(['A', 'B', 'right', 'wrong'])
    expect(['', 'C', 'a', 'right '].map(readSharedPick)).toEqual([null, null, null, null])
  })

  it('suits the type of its game', () => {
    expect(suitsType('TRIVIA', 'A')).toBe(false)
    expect(suitsType('TRIVIA', 'wrong')).toBe(true)
    expect(suitsType('SURVEY', 'B')).toBe(true)
    expect(suitsType('PREDICTION', 'right')).toBe(false)
  })
})
