import { aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { tellStake } from './tell_stake'

function visitWithAlert() {
  const entry = anEntry([aGame()])
  const screens = [{ name: 'SignInAlert', opensOn: 'sign_in_needed' as const }]
  entry.bootstrap.remotes = [...entry.bootstrap.remotes, aRemote({ id: 'auth', screens })]
  return visitRig({ entry }).visit
}

test('a stake that the server has is told in a notice', () => {
  const visit = visitWithAlert()
  tellStake(visit)('placed')
  const { toast } = visit.app.store.getState().widget
  expect(toast).toMatchObject({ text: 'Your stake is placed. Good luck!', kind: 'success' })
})

test('whoever stakes without an account is asked for one', () => {
  const visit = visitWithAlert()
  tellStake(visit)('stranger')
  const { modals, widget } = visit.app.store.getState()
  expect(modals).toMatchObject([{ kind: 'screen', name: 'SignInAlert' }])
  expect(widget.toast).toBeNull()
})
