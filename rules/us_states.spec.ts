import { isUsState, listUsStates } from './us_states'

describe('states of the United States', () => {
  it('knows the fifty and the District of Columbia', () => {
    const states = listUsStates()
    expect(new Set(states.map((state) => state.iso_code)).size).toBe(51)
    expect(states.every((state) => isUsState(state.iso_code))).toBe(true)
  })

  it('bars buying tickets in fifteen of them', () => {
    const blocked = listUsStates().filter((state) => state.blacklisted)
    expect(blocked.map((state) => state.name)).toEqual([
      'Alabama',
      'Alaska',
      'Arizona',
      'Arkansas',
      'Delaware',
      'Hawaii',
      'Iowa',
      'Louisiana',
      'Maryland',
      'Missouri',
      'New Jersey',
      'Oregon',
      'South Carolina',
      'Texas',
      'Washington',
    ])
  })

  it('names them in Spanish where the name is another', () => {
    const names = new Map(listUsStates('es-mx').map((state) => [state.iso_code, state.name]))
    expect(names.get('NY')).toBe('Nueva York')
    expect(names.get('TX')).toBe('Texas')
  })

  it.each(['', 'ny', 'PR', 'XX'])('does not know %p', (code) => {
    expect(isUsState(code)).toBe(false)
  })
})
