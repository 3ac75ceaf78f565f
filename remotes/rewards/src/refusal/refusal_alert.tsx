import { Button, useHost } from '@sidepick/card-kit'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'

interface Props {
  /** Why a form was refused; null while it was not. */
  words: string | null
  /** Words of the way to a sign-in, where the session is too old for what was asked; else null. */
  signInWords: string | null
}

/** What the foot of a form says of a refusal. */
export function RefusalAlert({ words, signInWords }: Props) {
  const { emit } = useHost()
  if (words === null) return null
  return (
    <>
      <FormAlert>{words}</FormAlert>
      {signInWords !== null && (
        <Button look="quiet" onClick={() => emit('auth_requested', { screen: 'sign_in' })}>
          {signInWords}
        </Button>
      )}
    </>
  )
}
