import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './tabs'

function Prizes() {
  const [selected, select] = useState('won')
  const tabs = [
    { id: 'won', label: 'Won', count: 3 },
    { id: 'open', label: 'Drawings' },
    { id: 'past', label: 'Past' },
  ]
  return (
    <Tabs label="Prizes" tabs={tabs} selected={selected} onSelect={select}>
      Shows {selected}
    </Tabs>
  )
}

describe('Tabs', () => {
  it('shows what belongs to the selected tab, named by it', async () => {
    render(<Prizes />)
    expect(screen.getByRole('tabpanel', { name: 'Won 3' })).toHaveTextContent('Shows won')
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }))
    expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('Shows past')
  })

  it('is one stop of the tab key, inside which arrows, Home and End move around', async () => {
    render(<Prizes />)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Won 3' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Drawings', selected: true })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: 'Won 3' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
