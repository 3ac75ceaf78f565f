import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { wordsOf } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { formText } from './form_text'
import { BirthdayField } from './birthday_field'
import { PasswordRules } from './password_rules'

function Birthday({ language = 'en-us', fault }: { language?: Language; fault?: string }) {
  const [value, setValue] = useState({ month: '', day: '', year: '' })
  return (
    <BirthdayField
      text={formText(wordsOf(language))}
      language={language}
      value={value}
      fault={fault}
      onChange={setValue}
    />
  )
}

describe('BirthdayField', () => {
  it('is typed in one go: full parts lead on, letters are left out', async () => {
    render(<Birthday />)
    await userEvent.type(screen.getByLabelText('Month'), '5x')
    await userEvent.keyboard('3/1')
    expect(screen.getByLabelText('Day')).toHaveValue('31')
    await userEvent.keyboard('1990')
    expect(screen.getByLabelText('Year')).toHaveValue('1990')
    expect(screen.getByLabelText('Month')).toHaveValue('5')
  })

  it('takes a whole date that is pasted into any part', async () => {
    render(<Birthday />)
    await userEvent.click(screen.getByLabelText('Day'))
    await userEvent.paste('1990-05-31')
    expect(screen.getByLabelText('Month')).toHaveValue('05')
    expect(screen.getByLabelText('Day')).toHaveValue('31')
    expect(screen.getByLabelText('Year')).toHaveValue('1990')
    expect(screen.getByLabelText('Year')).toHaveFocus()
  })

  it('goes back over an empty part', async () => {
    render(<Birthday />)
    await userEvent.type(screen.getByLabelText('Month'), '12')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(screen.getByLabelText('Month')).toHaveFocus()
    expect(screen.getByLabelText('Month')).toHaveValue('1')
  })

  it.each(['es-mx', 'en-gb'] as const)(
    'asks in the order of %s, with a keyboard of digits',
    (language) => {
      render(<Birthday language={language} />)
      const parts = screen.getAllByRole('textbox')
      expect(parts.map((part) => part.getAttribute('autocomplete'))).toEqual([
        'bday-day',
        'bday-month',
        'bday-year',
      ])
      for (const part of parts) expect(part).toHaveAttribute('inputmode', 'numeric')
    }
  )

  it('marks the part that is missing', async () => {
    render(<Birthday fault="Month is required" />)
    await userEvent.type(screen.getByLabelText('Day'), '17')
    await userEvent.keyboard('1990')
    expect(screen.getByLabelText('Month')).toBeInvalid()
    expect(screen.getByLabelText('Day')).toBeValid()
  })
})

describe('PasswordRules', () => {
  it('ticks off what a password has', () => {
    render(<PasswordRules id="rules" text={formText('en-us')} password="Sol2" />)
    const rules = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(rules).toEqual([
      '8 characters, still missing',
      'lowercase, done',
      'uppercase, done',
      'number, done',
      'symbol, still missing',
    ])
  })
})
