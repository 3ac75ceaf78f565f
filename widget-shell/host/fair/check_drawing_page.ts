import {
  checkDrawing,
  entryOf,
  readDrawing,
  type DrawingFault,
  type PublishedDrawing,
} from '@sidepick/rules/drawing'

/** What the page gives to this script, in the reader's language. */
interface PageData {
  leaderboardId: string
  words: Record<Verdict | 'own_found' | 'own_place' | 'own_none', string>
}

type Verdict = 'agrees' | 'disagrees' | 'not_yet' | 'not_found' | 'offline'

const PARTS: readonly DrawingFault[] = ['seed', 'list', 'beacon', 'winners', 'alternates']

const at = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found

const { leaderboardId, words } = JSON.parse(at('data').textContent) as PageData

/** Says how it came out, in the region that screen readers listen to. */
function say(verdict: Verdict): void {
  const told = at('verdict')
  told.textContent = words[verdict]
  told.dataset.verdict = verdict
}

/** Fills in the values of the page by their names. */
function show(values: Record<string, string>): void {
  for (const [name, text] of Object.entries(values)) at(`value_${name}`).textContent = text
}

/** What binds the drawing is public before it, and stays so whatever the check finds. */
function showCommitment(published: Record<string, unknown> | null): void {
  const { commitment, committedAt } = published ?? {}
  if (typeof commitment !== 'string' || typeof committedAt !== 'string') return
  const instant = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  show({ commitment, committed_at: instant.format(new Date(committedAt)) })
  at('committed').hidden = false
}

async function check(): Promise<void> {
  const answer = await fetch(`/v1/leaderboards/${leaderboardId}/drawing`, { cache: 'no-store' })
  if (answer.status === 404) return say('not_found')
  if (!answer.ok) return say('offline')
  const published = (await answer.json()) as Record<string, unknown> | null
  showCommitment(published)
  const drawing = readDrawing(published)
  if (!drawing) return say(published?.['awardedAt'] === null ? 'not_yet' : 'disagrees')
  const faults = await checkDrawing(drawing)
  for (const part of PARTS) {
    const line = at(`part_${part}`)
    line.hidden = part === 'beacon' && drawing.beacon === null
    line.dataset.agrees = String(!faults.includes(part))
  }
  const count = new Intl.NumberFormat(document.documentElement.lang)
  show({
    seed: drawing.seed,
    list: drawing.listHash,
    randomness: drawing.randomness ?? '–',
    entries: count.format(drawing.entries.length),
    winners: drawing.winners.join('\n') || '–',
  })
  at('trust').hidden = drawing.beacon !== null
  at('result').hidden = false
  at<HTMLFormElement>('own').onsubmit = (event) => {
    event.preventDefault()
    void findOwn(drawing)
  }
  say(faults.length === 0 ? 'agrees' : 'disagrees')
}

/** Looks for the entry that a player's number makes with the published seed. */
async function findOwn({ seed, entries, winners, alternates }: PublishedDrawing): Promise<void> {
  const number = at<HTMLInputElement>('number').value.trim().toLowerCase()
  const entry = await entryOf(seed, { leaderboardId, number })
  const place = [...winners, ...alternates].indexOf(entry) + 1
  const found = place > 0 ? words.own_place.replace('{place}', String(place)) : words.own_found
  at('own_answer').textContent = entries.includes(entry) ? found : words.own_none
}

check().catch(() => say('offline'))
