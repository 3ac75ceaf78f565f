import type { Screen } from '@sidepick/card-kit'
import { Login } from '../sign_in/login'
import { useProviders } from '../social/social_buttons'
import { SignupEmail } from './step_screens'
import { WaysIn } from './ways_in'

/** Where becoming a player begins: `method` says which way, and without other accounts the first step stands here itself. */
export const AuthIndex: Screen = (props) => {
  const providers = useProviders()
  const method = props.query.method ?? props.props.screen
  if (method === 'sign_in' || props.query.error === 'link_required') return <Login {...props} />
  return providers.length > 0 ? <WaysIn {...props} /> : <SignupEmail {...props} />
}
