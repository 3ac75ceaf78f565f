import type { Screen } from '@sidepick/card-kit'
import { AcceptInvite } from '../invite/accept_invite'
import { SignupUsernameStep } from './step_screens'

/** The third step of the sign-up, and where the link of an invitation leads. */
export const SignupUsername: Screen = (props) =>
  props.query.invite ? (
    <AcceptInvite {...props} token={props.query.invite} />
  ) : (
    <SignupUsernameStep {...props} />
  )
