import { Checkbox } from '../ui/checkbox'
import { Field, type FieldProps } from '../ui/field'
import { Select } from '../ui/select'
import { Kept } from './kept'
import type { Say, Shelf } from './shelf'

const email = (say: Say, first: string, more: Partial<FieldProps> = {}) => (
  <Kept first={first}>
    {(value, set) => (
      <Field
        label={say('Email', 'Correo')}
        type="email"
        fault={undefined}
        {...more}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    )}
  </Kept>
)

const seasons = (say: Say) => [
  { value: 'spring', label: say('Spring', 'Primavera') },
  { value: 'autumn', label: say('Autumn', 'Otoño') },
]

const season = (say: Say, first: string, notes: { fault?: string; hint?: string } = {}) => (
  <Kept first={first}>
    {(value, set) => (
      <Select
        label={say('Season', 'Temporada')}
        placeholder={say('Select…', 'Elige…')}
        options={seasons(say)}
        fault={notes.fault}
        hint={notes.hint}
        value={value}
        onChange={set}
      />
    )}
  </Kept>
)

const agreement = (say: Say, first: boolean, more: { fault?: string; disabled?: boolean } = {}) => (
  <Kept first={first}>
    {(checked, set) => (
      <Checkbox {...more} checked={checked} onChange={set}>
        {say('Tell me about new prizes', 'Avísame de premios nuevos')}
      </Checkbox>
    )}
  </Kept>
)

/** What forms are made of. */
export const fields: Shelf = {
  Field: {
    'empty': (say) => email(say, ''),
    'with a hint': (say) =>
      email(say, 'ana@example.com', {
        hint: say('We send the result there.', 'Ahí te enviamos el resultado.'),
      }),
    'with a fault': (say) =>
      email(say, 'ana', {
        fault: say(
          'Enter an email, like name@example.com',
          'Escribe un correo, como nombre@ejemplo.com'
        ),
      }),
    'not to be changed': (say) => email(say, 'ana@example.com', { disabled: true }),
  },
  Select: {
    'nothing chosen': (say) => season(say, ''),
    'with what follows': (say) =>
      season(say, 'autumn', { hint: say('Ends on 20 December.', 'Termina el 20 de diciembre.') }),
    'with a fault': (say) =>
      season(say, '', { fault: say('Choose a season', 'Elige una temporada') }),
  },
  Checkbox: {
    'open': (say) => agreement(say, false),
    'ticked': (say) => agreement(say, true),
    'with a fault': (say) =>
      agreement(say, false, {
        fault: say('Tick the box to go on', 'Marca la casilla para seguir'),
      }),
    'not to be changed': (say) => agreement(say, true, { disabled: true }),
  },
}
