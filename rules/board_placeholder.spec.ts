import { placeholderAward } from './board_placeholder'

describe('placeholderAward', () => {
  it('is the midnight six days ahead', () => {
    expect(placeholderAward(new Date(2026, 10, 26, 15, 30))).toEqual(new Date(2026, 11, 2))
  })
})
