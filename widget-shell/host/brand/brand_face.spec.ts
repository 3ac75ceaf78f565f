import { loadBrandFace, type FacePage } from './brand_face'

const SYSTEM = 'Roboto, sans-serif'
const MEASURES = {
  [SYSTEM]: { width: 500, ascent: 180, descent: 40 },
  '"Sidepick measured"': { width: 400, ascent: 190, descent: 50 },
}

function aPage(over: Partial<FacePage> = {}) {
  const adopted: string[] = []
  const dropped: string[] = []
  const page: FacePage = {
    families: () => SYSTEM,
    measure: (families) => MEASURES[families as keyof typeof MEASURES] ?? null,
    load: async (name) => ({ drop: () => void dropped.push(name) }),
    adopt: (css) => void adopted.push(css),
    ready: async () => undefined,
    ...over,
  }
  return { page, adopted, dropped }
}

describe('the typeface of the brand', () => {
  it('takes over the measures of the one in use', async () => {
    const { page, adopted, dropped } = aPage()
    await loadBrandFace(page, '/assets/brand.woff2')
    expect(adopted).toHaveLength(1)
    expect(adopted[0]).toContain('size-adjust:125.00%')
    // 180 of 200 px are 90 %, of which size-adjust makes 112.5 % again.
    expect(adopted[0]).toContain('ascent-override:72.00%')
    expect(adopted[0]).toContain('descent-override:16.00%')
    expect(dropped).toEqual(['Sidepick measured'])
  })

  it('changes no text before it is put on', async () => {
    const { page, adopted } = aPage()
    const putOn = await loadBrandFace(page, '/assets/brand.woff2')
    expect(adopted.join()).not.toContain('--vs-font-family')
    putOn()
    expect(adopted.at(-1)).toBe(`:root{--vs-font-family:Sidepick,${SYSTEM}}`)
  })

  it('stays away where nothing can be measured', async () => {
    const { page, adopted } = aPage({ measure: () => null })
    const putOn = await loadBrandFace(page, '/assets/brand.woff2')
    putOn()
    expect(adopted).toEqual([])
  })
})
