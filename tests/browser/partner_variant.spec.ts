import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import type { EntryData } from '@sidepick/rules/types'
import env from '#start/env'
import { newId } from '#shared/ids'
import { asVisitor } from '#tests/helpers/browser'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'

/** The partner whose page the demo shows: distributor, flavour and owner of the remote have its name. */
const PARTNER = 'orbit'
const REMOTE = 'example-partner'
const HURRIED = { hurried: true }
const RED = 'rgb(176, 0, 32)'

/** Somebody who owns the partner of the demo for the time of a test, and what they call. */
async function asOwner(cleanup: (work: () => Promise<void>) => void) {
  const { id, accessToken } = await createPlayer()
  const own = (owner_user_id: string | null) =>
    db.from('distributors').where('id', PARTNER).update({ owner_user_id })
  await own(id)
  cleanup(async () => void (await own(null)))
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(new URL(`/v1/partner/${path}`, env.get('APP_URL')), {
      method,
      headers: { 'authorization': `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Record<string, never>
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: object) => call('POST', path, body),
  }
}

type Bootstrap = EntryData['bootstrap']

/** Opens the partner's page again until it is told what it should be: a cache may keep the old answer for moments. */
const opens = (page: Page, isSo: (told: Bootstrap) => boolean): Promise<WidgetOnPage> =>
  eventually(async () => {
    const widget = await visit(page, `/demo/orbit?visit=${newId()}`, HURRIED)
    const { bootstrap } = JSON.parse(
      (await widget.within.locator('#vs-data').textContent()) ?? ''
    ) as EntryData
    if (!isSo(bootstrap)) throw new Error(JSON.stringify(bootstrap.config.widgetTheme))
    return widget
  })

const hasAccent = (color: string | undefined) => (told: Bootstrap) =>
  told.config.widgetTheme?.['color-accent'] === color
const hasRemote = ({ remotes }: Bootstrap) => remotes.some(({ id }) => id === REMOTE)

const accentOf = (widget: WidgetOnPage) =>
  widget.root.evaluate((root) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--vs-color-accent)'
    root.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test.group("A partner's variant", () => {
  test('is made, changed and rolled back by calls alone while the game is played', async ({
    assert,
    cleanup,
  }) => {
    const owner = await asOwner(cleanup)
    const at = { scope: 'partner', owner: PARTNER }
    const size = { width: 428, height: 760, hurried: true, plainAddress: true }
    await asVisitor(size, async ({ page }) => {
      const before = await opens(page, hasRemote)
      await before.card('AudioIndicator').waitFor()
      const plain = await accentOf(before)

      const doc = {
        widgetTheme: { 'color-accent': '#b00020', 'color-accent-ink': '#ffffff' },
        componentFlags: { AudioIndicator: false },
        gameExperience: { ruleSet: 'double-down' },
        ads: { provider: 'house', preroll: true, everyGames: 50 },
      }
      const check = await owner.post('experiences/check', { ...at, doc })
      assert.deepEqual(check.faults, [])
      const made = { ...at, doc, expectedVersion: check.version }
      const { version } = await owner.post('experiences/publish', made)
      cleanup(async () => {
        const document = await owner.get(`experiences/document?scope=partner&owner=${PARTNER}`)
        if (document.status === 'retired') return
        await owner.post('experiences/retire', { ...at, expectedVersion: document.version })
      })
      const red = await opens(page, hasAccent('#b00020'))
      assert.equal(await accentOf(red), RED)
      await red.play('A')
      await red.card('OrbitFact').waitFor()
      assert.equal(await red.card('AudioIndicator').count(), 0)
      const path = 'widgetTheme.color-accent'
      const place = `distributorId=${PARTNER}&flavour=${PARTNER}`
      const told = await owner.get(`experiences/explain?path=${path}&${place}`)
      assert.equal(told.value, '#b00020')

      const config = { componentFlags: { AudioIndicator: true } }
      const variants = ['control', 'again'].map((key) => ({ key, weight: 1, config }))
      const experiment = await owner.post('experiments', {
        doc: {
          key: `${PARTNER}.sound_${newId().slice(-8)}`,
          name: 'With the button for the sound',
          metric: 'side_picked',
          variants,
        },
      })
      await owner.post(`experiments/${experiment.id}/start`, { expectedRevision: 1 })
      const tried = await opens(page, ({ hasExperiments }) => hasExperiments === true)
      await tried.card('AudioIndicator').waitFor()
      await owner.post(`experiments/${experiment.id}/conclude`, { expectedRevision: 2 })

      const { version: registry } = await owner.get('remotes/registry')
      const remote = { flavour: PARTNER, remote: REMOTE }
      const gone = await owner.post('remotes/retire', { ...remote, expectedVersion: registry })
      const without = await opens(page, (data) => !hasRemote(data))
      await without.play('A')
      assert.equal(await without.card('OrbitFact').count(), 0)
      await owner.post('remotes/roll-back', { ...remote, expectedVersion: gone.version })

      const blue = { ...doc, widgetTheme: { 'color-accent': '#0000ff' } }
      const changed = { ...at, doc: blue, expectedVersion: version }
      const next = await owner.post('experiences/publish', changed)
      assert.equal(await accentOf(await opens(page, hasAccent('#0000ff'))), 'rgb(0, 0, 255)')
      const back = { ...at, version, expectedVersion: next.version }
      const rolled = await owner.post('experiences/roll-back', back)
      const again = await opens(page, (data) => hasAccent('#b00020')(data) && hasRemote(data))
      assert.equal(await accentOf(again), RED)
      await again.play('A')
      await again.card('OrbitFact').waitFor()

      await owner.post('experiences/retire', { ...at, expectedVersion: rolled.version })
      const after = await opens(page, (data) => !hasAccent('#b00020')(data))
      assert.equal(await accentOf(after), plain)
      await after.card('AudioIndicator').waitFor()
    })
  })
})
