import { openOn } from '../app/modals'
import type { Visit } from '../app/visit'
import { toastRaised } from '../store/widget_slice'
import { laterTexts } from './later_texts'

/** Tells what became of a stake: it is placed, or whoever was signed in no longer is, and needs to be. */
export function tellStake(visit: Visit) {
  const texts = laterTexts(visit.entry.locale)
  return (became: 'placed' | 'stranger') => {
    if (became === 'stranger') return void openOn(visit, 'sign_in_needed', {})
    visit.app.store.dispatch(toastRaised({ text: texts('stake_placed'), kind: 'success' }))
  }
}
