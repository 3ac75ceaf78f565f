import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { AudioIndicator } from './audio_indicator'

describe('AudioIndicator', () => {
  it('stays visible while muted and offers the sound', async () => {
    const { host } = renderCard(AudioIndicator)
    const toggle = screen.getByRole('button', { name: 'Turn sound on' })
    expect(toggle).not.toHaveClass('quiet')
    await userEvent.click(toggle)
    expect(host.emitted).toEqual([{ name: 'mute_toggled', data: {} }])
  })

  it('recedes once the sound is on, and stays in sight', () => {
    renderCard(AudioIndicator, { play: samplePlay({ muted: false }), locale: 'es-mx' })
    expect(screen.getByRole('button', { name: 'Quitar el sonido' })).toHaveClass('quiet')
  })
})
