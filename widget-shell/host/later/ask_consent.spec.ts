import { pageLearned } from '../store/widget_slice'
import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { askConsent } from './ask_consent'

const ASKED = ['vs_get_consent_data', {}]

function rig() {
  const { visit, sent } = visitRig({ entry: anEntry([aGame()]) })
  const asked = askConsent(visit)
  return { visit, sent, asked, pick: () => visit.emit('side_picked', { side: 'A' }) }
}

test('the page is asked for the consent with the first pick, and not before', async () => {
  const { sent, asked, pick } = rig()
  expect(sent).not.toContainEqual(ASKED)
  pick()
  await asked
  expect(sent).toContainEqual(ASKED)
})

test('a page that has told it is not asked', async () => {
  const { visit, sent, asked, pick } = rig()
  const unknown = { gdprApplies: null, tcString: null, gppString: null, uspString: null }
  visit.app.store.dispatch(pageLearned({ consent: { ...unknown, adConsent: true } }))
  pick()
  await asked
  expect(sent).not.toContainEqual(ASKED)
})
