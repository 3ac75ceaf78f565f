import type { Emit, Viewer } from '@sidepick/card-kit'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'

/** Whether somebody may be asked to join: not while it is unknown who plays, and not who left an e-mail. */
export const isStranger = ({ loggedIn, loading, registered }: Viewer): boolean =>
  !loggedIn && !loading && !registered

export const askToJoin = (emit: Emit) =>
  emit('auth_requested', { screen: 'sign_up', variant: signUpVariant('prizes') })
