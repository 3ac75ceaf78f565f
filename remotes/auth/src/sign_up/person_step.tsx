import { BirthdayField } from '../form/birthday_field'
import { TextField } from '../form/text_field'
import type { StepProps } from './step_props'

/** Who plays: the name others see, and the age nobody does. */
export function PersonStep({ text, locale, signUp }: StepProps) {
  const { draft, faults, fill, askForName } = signUp
  return (
    <>
      <TextField
        label={text('username')}
        hint={text('username_hint')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.username}
        fault={faults.username}
        onChange={(event) => fill({ username: event.target.value })}
        onBlur={askForName}
      />
      <BirthdayField
        text={text}
        locale={locale}
        value={draft.birthday}
        fault={faults.birthday}
        onChange={(birthday) => fill({ birthday })}
      />
    </>
  )
}
