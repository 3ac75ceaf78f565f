import { PLACEMENTS } from './placements'
import { LAYOUTS, layoutTerms, panelNamed, PANELS, placeNamed, SLOTS } from './positions'

describe('positions', () => {
  test('each area with each slot is a position, and each placement', () => {
    for (const area of Object.values(PANELS)) {
      for (const slot of SLOTS) expect(placeNamed(`${area}-${slot}`)).toBe(slot)
    }
    for (const placement of PLACEMENTS) expect(placeNamed(placement)).toBe(placement)
  })

  test.each(['', 'main', 'main-', 'main-sideways', 'attic-top', 'main-top-left', 'toString-top'])(
    '%j is none',
    (position) => expect(placeNamed(position)).toBeNull()
  )

  test('the side panels have short names', () => {
    expect(panelNamed('left')).toBe('leftPanel')
    expect(panelNamed('right')).toBe('rightPanel')
    expect(panelNamed('sidePanel')).toBe('sidePanel')
    for (const name of ['', 'attic', 'toString', '__proto__']) expect(panelNamed(name)).toBeNull()
  })
})

describe('layouts', () => {
  test('there are eleven', () => expect(Object.keys(LAYOUTS)).toHaveLength(11))

  test('each names other layouts that exist, and that have cards of their own', () => {
    for (const name of Object.keys(LAYOUTS)) {
      const { wide, like } = layoutTerms(name) ?? {}
      if (wide) expect(layoutTerms(wide)?.panels).toContain('leftPanel')
      if (like) expect(layoutTerms(like)).toMatchObject({ panels: expect.any(Array) as unknown })
      if (like) expect(layoutTerms(like)?.like).toBeUndefined()
    }
    expect(layoutTerms('ATTIC')).toBeNull()
    expect(layoutTerms('constructor')).toBeNull()
  })

  test('only the layouts with advertisements have a side panel', () => {
    const aside = Object.keys(LAYOUTS).filter((name) =>
      layoutTerms(name)?.panels.includes('sidePanel')
    )
    expect(aside).toEqual([
      'GAME_PLAY_ADS',
      'GAME_PLAY_ADS_LANDSCAPE',
      'GAME_SHUTTERSTOCK_SEARCH',
      'GAME_SHUTTERSTOCK_ASSET',
    ])
  })
})
