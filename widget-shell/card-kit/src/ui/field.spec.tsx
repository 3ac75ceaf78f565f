import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { Select } from './select'

describe('Field', () => {
  test('is named by its label and described by its hint', () => {
    render(<Field label="Email" fault={undefined} hint="We send it there." />)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We send it there.')
    expect(screen.getByLabelText('Email')).toBeValid()
  })

  test('says what is wrong at once, in place of the hint, and what helps', () => {
    const remedy = <button type="button">Sign in</button>
    render(<Field label="Email" fault="Taken" hint="We send it there." remedy={remedy} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Taken')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Taken')
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(screen.queryByText('We send it there.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})

describe('Select', () => {
  const options = [
    { value: 'CA', label: 'California' },
    { value: 'TX', label: 'Texas' },
  ]

  test('tells what was chosen, and says what follows from it', async () => {
    const choose = jest.fn()
    const drawn = (hint?: string) => (
      <Select
        label="State"
        placeholder="Select…"
        options={options}
        value={hint ? 'TX' : ''}
        fault={undefined}
        hint={hint}
        onChange={choose}
      />
    )
    const { rerender } = render(drawn())
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Texas')
    expect(choose).toHaveBeenCalledWith('TX')
    rerender(drawn('No tickets there.'))
    expect(screen.getByRole('status')).toHaveTextContent('No tickets there.')
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('No tickets there.')
  })
})

describe('Checkbox', () => {
  test('is ticked by its words, and says what is wrong', async () => {
    const change = jest.fn()
    const drawn = (fault?: string) => (
      <Checkbox checked={false} fault={fault} onChange={change}>
        I agree
      </Checkbox>
    )
    const { rerender } = render(drawn())
    await userEvent.click(screen.getByText('I agree'))
    expect(change).toHaveBeenCalledWith(true)
    rerender(drawn('Tick the box'))
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
      'Tick the box'
    )
  })

  test('stays as it is where it is disabled', async () => {
    const change = jest.fn()
    render(
      <Checkbox checked disabled onChange={change}>
        I agree
      </Checkbox>
    )
    await userEvent.click(screen.getByText('I agree'))
    expect(change).not.toHaveBeenCalled()
  })
})
