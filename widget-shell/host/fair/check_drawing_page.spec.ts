const VALUES = ['commitment', 'committed_at']
const WORDS = { not_yet: 'Not drawn yet.', disagrees: 'It does not agree.' }
const LEADERBOARD_ID = '01995b3e-7a11-7c3d-9f4e-000000000500'

/** The page as the server sends it, so far as a board that is not drawn needs it. */
async function open(published: object) {
  document.documentElement.lang = 'en-US'
  document.body.innerHTML = `<p id="verdict"></p>
    <section id="committed" hidden>${VALUES.map((name) => `<i id="value_${name}"></i>`).join('')}</section>
    <section id="result" hidden></section>
    <script type="application/json" id="data">${JSON.stringify({ leaderboardId: LEADERBOARD_ID, words: WORDS })}</script>`
  const answer = { ok: true, status: 200, json: () => Promise.resolve(published) }
  globalThis.fetch = () => Promise.resolve(answer as Response)
  await jest.isolateModulesAsync(async () => {
    await import('./check_drawing_page')
  })
  await new Promise((resolve) => setTimeout(resolve))
}

const shown = (id: string) => document.getElementById(id)!

describe('The page of a drawing', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
  })

  it('shows what the drawing is committed to, and since when, before it is drawn', async () => {
    const commitment = 'ab'.repeat(32)
    await open({ commitment, committedAt: '2026-11-14T05:00:00.000Z', awardedAt: null })
    expect(shown('verdict').textContent).toBe(WORDS.not_yet)
    expect(shown('committed').hidden).toBe(false)
    expect(shown('value_commitment').textContent).toBe(commitment)
    expect(shown('value_committed_at').textContent).toMatch(/^November 1[34], 2026/)
    expect(shown('result').hidden).toBe(true)
  })

  it('shows no commitment where none was published', async () => {
    await open({ awardedAt: null })
    expect(shown('committed').hidden).toBe(true)
  })
})
